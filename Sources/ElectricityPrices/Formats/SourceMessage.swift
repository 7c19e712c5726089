/// The message of a service instead of prices.
enum SourceMessage {
  /// Returns whether a document is an empty array, or an object with an empty array of prices.
  static func isEmpty(_ root: JSONValue) -> Bool {
    if root.isArray { return root.elements.first == nil }
    let keys: [String] = ["prices", "data", "results", "records", "today", "rates", "values"]
    return keys.contains { key in root[key].map { $0.isArray && isEmpty($0) } ?? false }
  }

  static func text(_ root: JSONValue) -> String? {
    ["errors.message", "message", "error", "error.message", "detail"].lazy
      .compactMap { root.value($0)?.string }.first
  }
}

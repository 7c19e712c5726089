/// A request to a source.
struct FetchRequest: Hashable, Sendable {
  /// The address, beginning with `https://`.
  var address: String
  /// Additional header lines.
  var headers: [String] = []
  /// The body of a POST request; `nil` for GET.
  var body: String?

  /// Returns the address at a mirror, whose path begins with the host; unchanged without a mirror.
  func address(at mirror: String?) -> String {
    guard let mirror else { return address }
    let base = mirror.hasSuffix("/") ? String(mirror.dropLast()) : mirror
    return base + "/" + address.dropFirst("https://".count)
  }
}

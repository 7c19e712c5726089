/// A request to a source.
package struct FetchRequest: Hashable, Sendable {
  /// The address, beginning with `https://`.
  package var address: String
  /// Additional header lines.
  package var headers: [String] = []
  /// What is sent, where the source wants to be sent something.
  package var body: String?

  init(_ address: String) { self.address = address }

  /// The address at a mirror, whose path begins with the host; the same without a mirror.
  func address(at mirror: String?) -> String {
    guard let mirror else { return address }
    let base = mirror.hasSuffix("/") ? String(mirror.dropLast()) : mirror
    return base + "/" + address.dropFirst("https://".count)
  }
}

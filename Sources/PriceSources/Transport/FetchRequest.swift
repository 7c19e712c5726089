/// A request to a source.
struct FetchRequest: Hashable, Sendable {
  /// The address, beginning with `https://`.
  var address: String
  /// Additional header lines.
  var headers: [String] = []
  /// The body of a POST request; `nil` for GET.
  var body: String?
}

/// The response of a source that refused to send prices.
public enum SourceRefusal: Hashable, Sendable {
  /// A message from the source, unchanged.
  case message(String)
  /// A refusal document without a reason.
  case noReason
  /// A web page.
  case webPage
}

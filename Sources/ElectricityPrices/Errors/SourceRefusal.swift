/// What a source sent instead of prices.
public enum SourceRefusal: Hashable, Sendable {
  /// A message in its own words.
  case message(String)
  /// A document of refusal that gives no reason.
  case noReason
  /// A web page.
  case webPage
}

/// What a source says of its own prices.
public enum SourceNote: Hashable, Sendable {
  /// The exchange has not confirmed the prices yet.
  case preliminary
  /// The file is one page of several; older rates follow in others.
  case onePageOfSeveral
}

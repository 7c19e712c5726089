/// A statement of a source about its own prices.
public enum SourceNote: Hashable, Sendable {
  /// The exchange has not confirmed the prices yet.
  case preliminary
  /// The file is one page of several; the others have older rates.
  case onePageOfSeveral
}

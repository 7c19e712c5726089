/// How a terminal takes pictures.
public enum ImageProtocol: Hashable, Sendable {
  /// kitty's graphics protocol.
  case kitty
  /// Sixels, in so many colours at once.
  case sixel(registers: Int)
  /// iTerm2's pictures between the text.
  case inline

  /// Whether text that is written where a picture is takes it away there.
  var yieldsToText: Bool { self != .kitty }
}

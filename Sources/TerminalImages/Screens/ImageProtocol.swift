import TerminalCore

/// A protocol for images in a terminal.
public enum ImageProtocol: Hashable, Sendable {
  /// kitty's graphics protocol.
  case kitty
  /// Sixels, with a number of colour registers.
  case sixel(registers: Int)
  /// iTerm2's inline images.
  case inline

  /// Whether text written to a cell removes the image there.
  var yieldsToText: Bool { self != .kitty }
}

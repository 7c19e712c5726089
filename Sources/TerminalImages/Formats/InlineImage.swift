import TerminalCore

/// iTerm2's inline image sequence.
package enum InlineImage {
  /// Returns the bytes that show an image at the cursor, stretched to a number of cells.
  package static func show(_ image: PixelImage, over cells: CellSize) -> [UInt8] {
    let file = image.png(quickly: true)
    let control =
      "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(cells.columns);height=\(cells.rows);"
      + "preserveAspectRatio=0;doNotMoveCursor=1:"
    return Array(control.utf8) + file.base64 + [0x07]
  }
}

import TerminalCore

/// The sequence of iTerm2 for pictures between the text.
package enum InlineImage {
  /// Shows a picture at the cursor, stretched to cells.
  package static func show(_ image: PixelImage, over cells: CellSize) -> [UInt8] {
    let file = image.png(quickly: true)
    let control =
      "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(cells.columns);height=\(cells.rows);"
      + "preserveAspectRatio=0;doNotMoveCursor=1:"
    return Array(control.utf8) + file.base64 + [0x07]
  }
}

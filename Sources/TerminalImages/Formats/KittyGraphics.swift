import TerminalCore

/// Sequences of kitty's graphics protocol.
package enum KittyGraphics {
  private static let longest = 4096

  /// Returns the bytes that show an image at the cursor and replace the previous image with the
  /// same number.
  ///
  /// An image without a number is permanent.
  ///
  /// The terminal sends no answer, and the cursor does not move. The image is above the text, with
  /// transparent cells where text shows: for an image below the text, kitty 0.26 shows the previous
  /// one through it.
  package static func show(_ image: PixelImage, number: UInt32?, over cells: CellSize) -> [UInt8] {
    let data = image.bytes.deflated(quickly: true).base64
    var rest = data[...]
    var bytes: [UInt8] = []
    var control =
      "a=T,f=32,o=z,s=\(image.width),v=\(image.height),c=\(cells.columns),r=\(cells.rows),"
      + (number.map { "i=\($0),p=1," } ?? "") + "C=1,q=2,"
    repeat {
      let part = rest.prefix(longest)
      rest = rest.dropFirst(longest)
      bytes += Array("\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);".utf8) + part
      bytes += [0x1B, 0x5C]
      control = ""
    } while !rest.isEmpty
    return bytes
  }

  /// Returns the bytes that delete an image and its data.
  package static func remove(_ number: UInt32) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\".utf8)
  }
}

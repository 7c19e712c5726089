import TerminalCore

/// Computes the bytes that change the images on a screen.
///
/// An image is divided into strips of whole cells, and only strips that changed are sent. Otherwise
/// every key press would send the whole plot, about a hundred times as many bytes.
package struct ImagePresenter: Sendable {
  /// The protocol of the terminal.
  package let imageProtocol: ImageProtocol
  /// The size of a cell in pixels of an image.
  package let cell: PixelCell
  // The size of a cell in pixels of the screen.
  private let screenCell: PixelCell
  // The background of images, if the protocol does not support transparency.
  private let ground: CellColor?
  private var shown: [PlacedImage] = []
  // The distance from the first row of the frame to the cursor; `nil` if the frame fills the
  // screen.
  private var rowsAboveCursor: Int?

  /// Creates a presenter for a screen without images.
  ///
  /// - Parameters:
  ///   - cell: The size of a cell in pixels of the screen.
  ///   - screen: The size of the screen: images for a large one have fewer pixels, see
  ///     ``PixelCell/scaled(on:)``. `nil` for one image, with all pixels.
  ///   - ground: The background colour of images; `nil` if they may be transparent.
  package init(
    _ imageProtocol: ImageProtocol, cell: PixelCell, on screen: CellSize?, ground: CellColor?
  ) {
    (self.imageProtocol, screenCell, self.ground) = (imageProtocol, cell, ground)
    self.cell = screen.map(cell.scaled) ?? cell
  }

  /// Returns whether cells have as many pixels as another presenter's, in images and on the screen.
  package func hasPixels(of other: ImagePresenter) -> Bool {
    (cell, screenCell) == (other.cell, other.screenCell)
  }

  // A narrow strip makes a moving line cheap, and a low tile makes changing text cheap;
  // large ones keep the number of images on the screen small.
  private static let stripColumns = 2
  private static let tileRows = 8
  // Image numbers are shared by all programs of a terminal; others are likely to use smaller ones.
  private static let firstNumber: UInt32 = 1_886_544_896
  private static let maximumStrips: UInt32 = 1024
  private static let maximumTiles: UInt32 = 64

  /// Returns the bytes to send before and after the text of a frame, so that the screen shows
  /// exactly these images.
  ///
  /// The position of the cursor and the other state of the terminal do not change.
  ///
  /// - Parameters:
  ///   - images: The images of the frame.
  ///   - screen: The size of the screen.
  ///   - isRewritten: Whether text is written in a row of the screen.
  package mutating func change(
    to images: [PlacedImage], on screen: CellSize, where isRewritten: (_ row: Int) -> Bool
  ) -> (before: [UInt8], after: [UInt8]) {
    let images = images.map { fitted($0, on: screen) }
    var (before, after): ([UInt8], [UInt8]) = ([], [])
    for (index, old) in shown.enumerated()
    where !images.indices.contains(index)
      || images[index].area != old.area
    {
      before += removal(of: old, number: index)
    }
    for (index, image) in images.enumerated() {
      let old =
        shown.indices.contains(index) && shown[index].area == image.area
        ? shown[index] : nil
      if let old, imageProtocol.yieldsToText { before += erasure(of: old) { !image.visible[$0] } }
      let changes = changes(from: old, to: image, isRewritten)
      after +=
        imageProtocol == .kitty ? strips(changes, of: image, index) : pieces(changes, of: image)
    }
    shown = images
    return (Self.keepingCursor(before), Self.keepingCursor(after))
  }

  /// Returns the bytes that remove all images.
  package mutating func removal() -> [UInt8] {
    let bytes = shown.enumerated().flatMap { removal(of: $1, number: $0) }
    shown = []
    return Self.keepingCursor(bytes)
  }

  /// Forgets all images, because the screen was cleared.
  ///
  /// - Returns: The bytes that delete the images that the terminal stores apart from its cells.
  package mutating func forget() -> [UInt8] {
    if imageProtocol == .kitty { return removal() }
    shown = []
    return []
  }

  /// Returns the bytes that show an image in a printed frame of `rows` rows, with the cursor in the
  /// row below it.
  package func printed(_ image: PlacedImage, in rows: Int) -> [UInt8] {
    let all = 0..<image.area.size.columns
    let whole = StripChange(columns: all, rows: 0..<image.area.size.rows)
    var relative = self
    relative.rowsAboveCursor = rows
    guard imageProtocol == .kitty else { return relative.pieces([whole], of: image) }
    let part = clear(image, CellRect(origin: CellPoint(column: 0, row: 0), size: image.area.size))
    return relative.place(image, 0, 0)
      + KittyGraphics.show(part, number: nil, over: image.area.size) + Array("\u{1B}8".utf8)
  }

  private static func keepingCursor(_ bytes: [UInt8]) -> [UInt8] {
    bytes.isEmpty ? [] : [0x1B, 0x37] + bytes + [0x1B, 0x38]
  }

  /// Returns an image that shows no cells outside the screen.
  ///
  /// With sixels it also omits the last row, since an image that touches it scrolls the screen.
  private func fitted(_ image: PlacedImage, on screen: CellSize) -> PlacedImage {
    var image = image
    var rows = screen.rows
    if case .sixel = imageProtocol { rows -= 1 }
    let visibleArea = image.area.intersection(
      CellRect(column: 0, row: 0, columns: screen.columns, rows: max(0, rows)))
    guard visibleArea != image.area else { return image }
    for index in image.visible.indices where !visibleArea.contains(image.cell(index)) {
      image.visible[index] = false
    }
    return image
  }
}

/// The changed part of a strip of an image.
private struct StripChange {
  /// The columns of the strip in the image, in cells.
  var columns: Range<Int>
  /// The rows with changes; empty for none.
  var rows: Range<Int>
}

extension ImagePresenter {
  private func changes(
    from old: PlacedImage?, to image: PlacedImage, _ isRewritten: (Int) -> Bool
  ) -> [StripChange] {
    let size = image.area.size
    let all = 0..<size.rows
    var changes = stride(from: 0, to: size.columns, by: Self.stripColumns).map {
      StripChange(
        columns: $0..<min($0 + Self.stripColumns, size.columns), rows: old == nil ? all : 0..<0)
    }
    guard let old else { return changes }
    func note(_ row: Int, _ strip: Int) { changes[strip].rows = changes[strip].rows.with(row) }
    if imageProtocol.yieldsToText {
      for row in all where isRewritten(image.area.minRow + row) {
        for strip in changes.indices { note(row, strip) }
      }
    }
    for index in image.visible.indices where image.visible[index] != old.visible[index] {
      note(index / size.columns, index % size.columns / Self.stripColumns)
    }
    let isSame = old.image == image.image
    guard !isSame || old.patches != image.patches else { return changes }
    // Without another image below them, patches alone can differ.
    let strips = changes.map { strip in
      CellRect(
        column: strip.columns.lowerBound, row: 0, columns: strip.columns.count, rows: size.rows)
    }
    for area in isSame ? (old.patches + image.patches).map(\.area) : strips {
      let (one, other) = (old.part(area), image.part(area))
      for y in 0..<one.height {
        let start = y * one.width
        // Comparing whole rows first is fast, since most rows do not change.
        guard one.pixels[start..<start + one.width] != other.pixels[start..<start + one.width]
        else { continue }
        for x in 0..<one.width where one.pixels[start + x] != other.pixels[start + x] {
          note(area.minRow + y / cell.height, (area.minColumn + x / cell.width) / Self.stripColumns)
        }
      }
    }
    return changes
  }

  /// Returns the bytes of changed strips, each an image with transparent cells where text shows.
  private func strips(_ changes: [StripChange], of image: PlacedImage, _ index: Int) -> [UInt8] {
    let tiles = (0..<image.area.size.rows).parted(into: Self.tileRows)
    return changes.enumerated().flatMap { strip, change in
      tiles.enumerated().flatMap { tile, rows -> [UInt8] in
        guard change.rows.overlaps(rows) else { return [] }
        let number = Self.number(index, strip, tile)
        let cells = CellRect(
          column: change.columns.lowerBound, row: rows.lowerBound, columns: change.columns.count,
          rows: rows.count)
        let isVisible = change.columns.contains { column in
          rows.contains { image.isVisible(column, $0) }
        }
        guard isVisible else { return KittyGraphics.remove(number) }
        return place(image, cells.minColumn, cells.minRow)
          + KittyGraphics.show(clear(image, cells), number: number, over: cells.size)
      }
    }
  }

  /// Returns cells of an image, transparent where text shows.
  private func clear(_ image: PlacedImage, _ cells: CellRect) -> PixelImage {
    var part = image.part(cells)
    for row in cells.minRow..<cells.maxRow {
      for column in cells.minColumn..<cells.maxColumn where !image.isVisible(column, row) {
        let (x, y) = ((column - cells.minColumn) * cell.width, (row - cells.minRow) * cell.height)
        part.clear(PixelRect(columns: x..<x + cell.width, rows: y..<y + cell.height))
      }
    }
    return part
  }

  /// Returns the bytes of the visible parts of changed strips, as rectangles; adjacent columns with
  /// the same rows are merged.
  private func pieces(_ changes: [StripChange], of image: PlacedImage) -> [UInt8] {
    var pieces: [(columns: Range<Int>, runs: [Range<Int>])] = []
    for change in changes {
      // A column with text in it ends the rectangle.
      for column in change.columns {
        let runs = change.rows.runs { image.isVisible(column, $0) }
          .flatMap { $0.parted(into: maximumCells.rows) }
        if let last = pieces.last, last.runs == runs, last.columns.upperBound == column,
          last.columns.count < maximumCells.columns
        {
          pieces[pieces.count - 1].columns = last.columns.lowerBound..<column + 1
        } else {
          pieces.append((column..<column + 1, runs))
        }
      }
    }
    return pieces.flatMap { piece in
      piece.runs.flatMap { rows -> [UInt8] in
        let size = CellSize(columns: piece.columns.count, rows: rows.count)
        let origin = CellPoint(column: piece.columns.lowerBound, row: rows.lowerBound)
        var part = image.part(CellRect(origin: origin, size: size))
        if let ground { part = part.opaque(on: ground) }
        let bytes =
          if case .sixel(let registers) = imageProtocol {
            SixelImage.show(
              part, registers: registers,
              over: (size.columns * screenCell.width, size.rows * screenCell.height))
          } else { InlineImage.show(part, over: size) }
        return place(image, piece.columns.lowerBound, rows.lowerBound) + bytes
      }
    }
  }

  private func removal(of image: PlacedImage, number index: Int) -> [UInt8] {
    guard imageProtocol == .kitty else { return erasure(of: image) { _ in true } }
    let count = (image.area.size.columns + Self.stripColumns - 1) / Self.stripColumns
    let tiles = 0..<(image.area.size.rows + Self.tileRows - 1) / Self.tileRows
    return (0..<count).flatMap { strip in
      tiles.flatMap { KittyGraphics.remove(Self.number(index, strip, $0)) }
    }
  }

  /// Returns the bytes that write spaces over visible cells of an image.
  private func erasure(of image: PlacedImage, where isGone: (Int) -> Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in 0..<image.area.size.rows {
      let columns = (0..<image.area.size.columns).runs { column in
        image.isVisible(column, row) && isGone(row * image.area.size.columns + column)
      }
      for run in columns {
        bytes += place(image, run.lowerBound, row) + Array("\u{1B}[m".utf8)
        bytes += [UInt8](repeating: 0x20, count: run.count)
      }
    }
    return bytes
  }

  /// The largest image in cells.
  ///
  /// xterm shows nothing of a sixel image that exceeds its limit, which is 1000 by 1000 pixels or
  /// the size of a VT340 screen.
  private var maximumCells: (columns: Int, rows: Int) {
    guard case .sixel = imageProtocol else { return (.max, .max) }
    return (max(1, 800 / screenCell.width), max(1, 480 / screenCell.height))
  }

  private static func number(_ image: Int, _ strip: Int, _ tile: Int) -> UInt32 {
    let strip = UInt32(image) * maximumStrips + UInt32(strip) % maximumStrips
    return firstNumber + strip * maximumTiles + UInt32(tile) % maximumTiles
  }

  /// Returns the bytes that move the cursor to a cell of an image.
  private func place(_ image: PlacedImage, _ column: Int, _ row: Int) -> [UInt8] {
    let (column, row) = (image.area.minColumn + column, image.area.minRow + row)
    guard let rowsAboveCursor else { return Array("\u{1B}[\(row + 1);\(column + 1)H".utf8) }
    // Relative to the saved position below the frame. A distance of 0 cannot be expressed and needs
    // no sequence.
    let sideways = column > 0 ? "\u{1B}[\(column)C" : ""
    return Array("\u{1B}8\u{1B}[\(rowsAboveCursor - row)A\(sideways)".utf8)
  }
}

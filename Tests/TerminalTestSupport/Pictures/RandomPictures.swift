import TerminalCore

/// Changing frames of text and pictures: lines are drawn into pictures, text appears and disappears
/// over them, and pictures appear, move and disappear.
///
/// Equal seeds give equal frames in every process.
public struct RandomPictures: Sendable {
  /// The text, with reserved cells for the pictures.
  public private(set) var frame: CellBuffer
  /// The pictures of the frame.
  public private(set) var images: [PlacedImage] = []
  private let cell: PixelCell
  private var generator: SeededGenerator
  private var pictures: [(area: CellRect, image: PixelImage, patches: [ImagePatch])] = []
  private var notes: [(text: String, column: Int, row: Int)] = []

  /// Creates an empty frame.
  public init(seed: UInt64, size: CellSize, cell: PixelCell) {
    frame = CellBuffer(size: size)
    self.cell = cell
    generator = SeededGenerator(seed: seed)
  }

  /// Makes one or more changes.
  public mutating func advance() {
    repeat {
      switch Int.random(in: 0..<14, using: &generator) {
      case 0: if pictures.count < 3 { addPicture() }
      case 1: if !pictures.isEmpty { pictures.remove(at: place(in: pictures.count)) }
      case 2: movePicture()
      case 3...4: notes.removeAll { _ in Bool.random(using: &generator) }
      case 5...6: addNote()
      case 7: addList()
      case 8: moveNotes()
      case 9...10: movePatch()
      default: drawLine()
      }
    } while Bool.random(using: &generator)
    compose()
  }

  private mutating func place(in count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func addPicture() {
    let size = frame.size
    let (columns, rows) = (1 + place(in: size.columns), 1 + place(in: size.rows))
    let area = CellRect(
      column: place(in: size.columns - columns + 1), row: place(in: size.rows - rows + 1),
      columns: columns, rows: rows)
    guard pictures.allSatisfy({ $0.area.intersection(area).isEmpty }) else { return }
    var image = PixelImage(width: columns * cell.width, height: rows * cell.height)
    let color = Self.colors[place(in: Self.colors.count)]
    for index in image.pixels.indices { image.pixels[index] = color }
    pictures.append((area, image, []))
  }

  private mutating func movePicture() {
    guard !pictures.isEmpty else { return }
    let index = place(in: pictures.count)
    var area = pictures[index].area
    area.origin = CellPoint(
      column: place(in: frame.size.columns - area.size.columns + 1),
      row: place(in: frame.size.rows - area.size.rows + 1))
    let others = pictures.indices.filter { $0 != index }
    guard others.allSatisfy({ pictures[$0].area.intersection(area).isEmpty }) else { return }
    pictures[index].area = area
  }

  /// Draws a horizontal or vertical line of pixels into a picture.
  private mutating func drawLine() {
    guard !pictures.isEmpty else { return }
    let index = place(in: pictures.count)
    let (width, height) = (pictures[index].image.width, pictures[index].image.height)
    let color = Self.colors[place(in: Self.colors.count)]
    let isUpright = Bool.random(using: &generator)
    let (x, y) = (place(in: width), place(in: height))
    let length = 1 + place(in: (isUpright ? height - y : width - x))
    for step in 0..<length {
      let pixel = isUpright ? (y + step) * width + x : y * width + x + step
      pictures[index].image.pixels[pixel] = color
    }
  }

  /// Replaces the patches of an image by a new one, or removes them.
  private mutating func movePatch() {
    guard !pictures.isEmpty else { return }
    let index = place(in: pictures.count)
    let size = pictures[index].area.size
    let (column, row) = (place(in: size.columns), place(in: size.rows))
    let area = CellRect(
      column: column, row: row, columns: 1 + place(in: min(3, size.columns - column)),
      rows: 1 + place(in: size.rows - row))
    var image = PixelImage(
      width: area.size.columns * cell.width, height: area.size.rows * cell.height)
    let color = Self.colors[place(in: Self.colors.count)]
    for pixel in image.pixels.indices { image.pixels[pixel] = color }
    pictures[index].patches = place(in: 4) == 0 ? [] : [ImagePatch(image, in: area)]
  }

  private mutating func addNote() {
    let text = Self.texts[place(in: Self.texts.count)]
    notes.append((text, place(in: frame.size.columns), place(in: frame.size.rows)))
  }

  /// Adds different rows, which ncurses scrolls when they move.
  private mutating func addList() {
    let (column, row) = (place(in: frame.size.columns), place(in: frame.size.rows))
    for line in 0..<3 + place(in: 4) {
      notes.append(("\(place(in: 1_000_000))", column, row + line))
    }
  }

  private mutating func moveNotes() {
    let rows = [-2, -1, 1, 2][place(in: 4)]
    for index in notes.indices { notes[index].row += rows }
  }

  private mutating func compose() {
    frame = CellBuffer(size: frame.size)
    for (area, _, _) in pictures {
      for row in area.minRow..<area.maxRow {
        frame.write(
          String(repeating: " ", count: area.size.columns), column: area.minColumn, row: row,
          style: CellStyle(attributes: .picture))
      }
    }
    for note in notes { frame.write(note.text, column: note.column, row: note.row) }
    images = pictures.map { area, image, patches in
      var placed = PlacedImage(image, in: area, of: frame)
      placed.patches = patches
      return placed
    }
  }

  // Transparent, translucent and opaque colours.
  private static let colors: [UInt32] = [
    0, 0xFF00_00FF, 0xFF32_6400, 0xFFFF_FFFF, 0x8000_FF00, 0x40FF_8040, 0xFF14_171C, 0xC080_8080,
  ]
  private static let texts = ["price", "│", "øre per kWh", " ", "     ", "12", "価", "x"]
}

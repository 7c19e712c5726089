import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalDrawing

/// What is kept from frame to frame is what would be drawn anew.
@Suite("Canvas of frames") struct FrameCanvasTests {
  private static let size = CellSize(columns: 12, rows: 4)
  private static let rect = CellRect(column: 2, row: 1, columns: 8, rows: 3)
  private static let composer = CellComposer(
    glyphs: .braille, colorDepth: .trueColor, colorScheme: .dark)

  private static func picture(_ canvas: inout Canvas) {
    canvas.write("e\u{301} plot", column: 3, row: 1, ink: .primary)
    canvas.put("┊", column: 4, row: 2, kind: .grid, ink: .secondary)
    canvas.put("┊", column: 4, row: 3, kind: .grid, ink: .secondary)
  }

  private static func patch() throws -> CanvasPatch {
    var canvas = Canvas(size: size)
    let patch = canvas.patch(of: rect, picture)
    return try #require(patch)
  }

  @Test("A patch put in place is the picture that was drawn")
  func patchIsThePicture() throws {
    let patch = try Self.patch()
    var (put, drawn) = (Canvas(size: Self.size), Canvas(size: Self.size))
    let isPut = put.put(patch)
    #expect(isPut)
    Self.picture(&drawn)
    #expect(put.composed(by: Self.composer).cells == drawn.composed(by: Self.composer).cells)
    #expect(put.composed(by: Self.composer).text == drawn.composed(by: Self.composer).text)
  }

  @Test("There is no patch of a place that is not empty, and it goes into none")
  func patchNeedsAnEmptyPlace() throws {
    let patch = try Self.patch()
    var canvas = Canvas(size: Self.size)
    canvas.write("x", column: 9, row: 3, ink: .primary)
    let (isPut, other) = (canvas.put(patch), canvas.patch(of: Self.rect, Self.picture))
    #expect(!isPut && other == nil)
    var beside = Canvas(size: Self.size)
    beside.write("x", column: 10, row: 3, ink: .primary)
    let isBeside = beside.put(patch)
    #expect(isBeside)
  }

  @Test("A patch does not go where the picture would be another one")
  func patchNeedsTheSameCanvas() throws {
    let patch = try Self.patch()
    var larger = Canvas(size: CellSize(columns: 13, rows: 4))
    var clipped = Canvas(size: Self.size)
    clipped.clip = CellRect(column: 0, row: 0, columns: 4, rows: 4)
    // Its characters of several scalars are numbered otherwise.
    var other = Canvas(size: Self.size)
    other.write("o\u{308}", column: 0, row: 0, ink: .primary)
    let isPut = [larger.put(patch), clipped.put(patch), other.put(patch)]
    #expect(isPut == [false, false, false])
  }

  private struct Note: CanvasNote {
    var belongsToFrame: Bool
  }

  @Test("There is no patch of what has left a note that belongs to its frame")
  func patchNeedsNoNotes() {
    for belongs in [true, false] {
      var canvas = Canvas(size: Self.size)
      let patch = canvas.patch(of: Self.rect) { $0.note(Note(belongsToFrame: belongs)) }
      #expect((patch == nil) == belongs)
    }
  }

  @Test("What lies in a rectangle is not drawn, and what lies outside is")
  func drawsOutside() {
    for isJournaled in [false, true] {
      var canvas = Canvas(size: Self.size)
      if isJournaled { canvas.beginJournal() }
      let isOutside = canvas.drawsOutside(Self.rect, Self.picture)
      #expect(!isOutside)
      #expect(canvas.composed(by: Self.composer).text == "\n\n\n")
      let draws = canvas.drawsOutside(Self.rect) {
        $0.write("axis", column: 1, row: 0, ink: .primary)
        $0.write("|", column: 1, row: 2, ink: .primary)
      }
      #expect(draws)
      #expect(canvas.composed(by: Self.composer).text == " axis\n\n |\n")
      // Where a frame may be undone, so may this be.
      #expect(canvas.journal?.entries.count == (isJournaled ? 5 : nil))
    }
  }

  /// One of several things that a frame may draw.
  private struct Drawing {
    var before: (column: Int, row: Int)?
    var after: (column: Int, row: Int)?
    var hasPatch = true

    func draw(on canvas: inout Canvas, _ patch: CanvasPatch) {
      if let before { canvas.write("b", column: before.column, row: before.row, ink: .primary) }
      if hasPatch, !canvas.put(patch) { picture(&canvas) }
      if let after {
        canvas.put("│", column: after.column, row: after.row, kind: .rule, ink: .primary)
        canvas.write("a", column: after.column + 1, row: after.row, ink: .secondary)
      }
    }
  }

  @Test("A frame after others is the frame that is drawn anew")
  func frameAfterOthers() throws {
    var random = SeededGenerator(seed: 3)
    func place() -> (column: Int, row: Int)? {
      Bool.random(using: &random)
        ? (Int.random(in: 0..<12, using: &random), Int.random(in: 0..<4, using: &random)) : nil
    }
    let patch = try Self.patch()
    var frames = FrameCanvas()
    var redrawn = 0
    for number in 0..<400 {
      let drawing = Drawing(
        before: number % 3 == 0 ? place() : nil, after: place(), hasPatch: number % 7 != 0)
      func frame() -> CellBuffer? {
        frames.draw(size: Self.size, by: Self.composer) { drawing.draw(on: &$0, patch) }?.frame
      }
      var shown = frame()
      if shown == nil {
        redrawn += 1
        shown = frame()
      }
      if number % 2 == 0 { frames.settle() }
      var anew = Canvas(size: Self.size)
      drawing.draw(on: &anew, patch)
      #expect(shown?.text == anew.composed(by: Self.composer).text, "frame \(number)")
      #expect(shown?.cells == anew.composed(by: Self.composer).cells, "frame \(number)")
    }
    #expect(redrawn > 20)
  }
}

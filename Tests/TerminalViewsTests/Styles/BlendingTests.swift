import Foundation
import TerminalCore
import Testing

@testable import TerminalDrawing
@testable import TerminalViews

/// Colours that change those below, and patterns for pictures.
@MainActor @Suite("Blending and patterns") struct BlendingTests {
  private func color(_ view: some View, _ column: Int = 1, _ row: Int = 0) -> CellColor {
    var environment = EnvironmentValues()
    environment.groundColor = CellColor(hex: 0)
    let drawn = view.draw(in: CellSize(columns: 4, rows: 2), environment: environment)
    let cell = drawn[column, row]
    return cell.glyph == Glyph("█") ? cell.style.foreground : cell.style.background
  }

  private let below = Color(red: 0.8, green: 0.4, blue: 0)
  private let above = Color(red: 0.5, green: 1, blue: 0.2)

  @Test(
    "A colour changes what it lies over",
    arguments: [
      (BlendMode.normal, 128, 255, 51), (.multiply, 102, 102, 0), (.screen, 230, 255, 51),
      (.darken, 128, 102, 0), (.lighten, 204, 255, 51), (.difference, 76, 153, 51),
      (.plusLighter, 255, 255, 51), (.hardLight, 205, 255, 0), (.overlay, 204, 204, 0),
    ])
  func modes(_ mode: BlendMode, _ red: Int, _ green: Int, _ blue: Int) {
    let seen = color(
      ZStack {
        below; above.blendMode(mode)
      })
    let parts = seen.components
    for (part, wanted) in zip([parts.red, parts.green, parts.blue], [red, green, blue]) {
      #expect(abs(Int(part) - wanted) <= 1, "\(mode): \(parts)")
    }
  }

  @Test("Where nothing lies below it is the ground") func ground() {
    // On black nothing is left of what is multiplied, and all of what is added.
    #expect(color(above.blendMode(.multiply)) == CellColor(hex: 0))
    #expect(color(above.blendMode(.screen)) == CellColor(red: 128, green: 255, blue: 51))
  }

  @Test("Weaker forms of a style are nearer to the ground, and grounds further from it")
  func weaker() {
    let white = Color(red: 1, green: 1, blue: 1)
    let levels = [
      color(Rectangle().fill(white)), color(Rectangle().fill(white.secondary)),
      color(Rectangle().fill(white.tertiary)), color(Rectangle().fill(white.quaternary)),
      color(Rectangle().fill(white.quinary)),
    ].map(\.components.red)
    #expect(levels == levels.sorted(by: >) && Set(levels).count == 5)
    let ground = color(Rectangle().fill(.background.secondary)).components.red
    #expect((1..<40).contains(ground))
    #expect(color(Rectangle().fill(.background.tertiary)).components.red > ground)
  }

  @Test("In pixels a shape is mixed where it lies over another one, by the same formulas")
  func pixels() throws {
    let square = [CGRect(x: 0, y: 0, width: 8, height: 16).corners]
    let area = CGRect(x: 0, y: 0, width: 16, height: 16)
    func shape(_ color: CellColor, _ form: Drawing.Form) -> Drawing.Shape {
      Drawing.Shape(form: form, paint: .ink(Ink(color)), bounds: area, clip: area)
    }
    var top = Drawing()
    top.add(
      shape(CellColor(red: 128, green: 255, blue: 51), .fill([area.corners], evenOdd: false)))
    var drawing = Drawing()
    drawing.add(shape(CellColor(red: 204, green: 102, blue: 0), .fill(square, evenOdd: false)))
    drawing.add(shape(.default, .blended(top, .multiply)))
    let cell = try #require(PixelCell(width: 2, height: 2))
    var printer = PixelPrinter(
      CellRect(column: 0, row: 0, columns: 2, rows: 1), cell: cell,
      colors: ColorSource(foreground: CellColor(hex: 0xFF_FFFF), ground: CellColor(hex: 0)))
    printer.print(drawing)
    let pixels = printer.image.pixels.map { $0 & 0xFF_FFFF }
    // Red is the lowest byte.
    #expect(pixels[0] == 0x00_6666)
    #expect(pixels[3] == 0x33_FF80)
  }

  @Test("A pattern for a picture is on every second cell") func pattern() {
    let view = Rectangle().fill(ImagePaint(image: Image(systemName: "star")))
      .foregroundStyle(Color(red: 0, green: 1, blue: 0))
    let colors = (0..<2).map { row in (0..<4).map { color(view, $0, row).components.green } }
    #expect(colors == [[255, 102, 255, 102], [102, 255, 102, 255]])
  }

  @Test("A picture fills the room that it is given, in the middle or all over") func resizable() {
    expectPicture(
      of: Image("logo.star").resizable().frame(width: 40, height: 48), columns: 5, rows: 3,
      """

        •

      """)
    expectPicture(
      of: Image(systemName: "star").resizable(resizingMode: .tile).frame(width: 24, height: 32),
      columns: 3, rows: 2,
      """
      ☆☆☆
      ☆☆☆
      """)
    expectPicture(
      of: Image(systemName: "square.fill").resizable().frame(width: 16, height: 16), columns: 2,
      rows: 1, "██")
  }
}

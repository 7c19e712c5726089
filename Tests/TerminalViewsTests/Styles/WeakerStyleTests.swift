import Foundation
import TerminalCore
import Testing

@testable import TerminalDrawing
@testable import TerminalViews

/// Weaker forms of styles, and symbols for images.
@MainActor @Suite("Weaker styles") struct WeakerStyleTests {
  private func color(_ view: some View, _ column: Int = 1, _ row: Int = 0) -> CellColor {
    var environment = EnvironmentValues()
    environment.groundColor = CellColor(hex: 0)
    let drawn = view.draw(in: CellSize(columns: 4, rows: 2), environment: environment)
    let cell = drawn[column, row]
    return cell.glyph == Glyph("█") ? cell.style.foreground : cell.style.background
  }

  @Test("Weaker styles are nearer to the background, and weaker backgrounds further from it")
  func weaker() {
    let white = Color(red: 1, green: 1, blue: 1)
    let levels = [
      color(Rectangle().fill(white)), color(Rectangle().fill(white.secondary)),
      color(Rectangle().fill(white.tertiary)), color(Rectangle().fill(white.quaternary)),
    ].map(\.components.red)
    #expect(levels == levels.sorted(by: >) && Set(levels).count == 4)
    let ground = color(Rectangle().fill(.background.secondary)).components.red
    #expect((1..<40).contains(ground))
    #expect(color(Rectangle().fill(.background.tertiary)).components.red > ground)
  }

  @Test("A symbol is in the middle of its frame, and a filled shape fills it") func resizable() {
    expectPicture(
      of: Image("logo.star").resizable().frame(width: 40, height: 48), columns: 5, rows: 3,
      """

        •

      """)
    expectPicture(
      of: Image(systemName: "square.fill").resizable().frame(width: 16, height: 16), columns: 2,
      rows: 1, "██")
  }
}

import Foundation
import TerminalCore
import Testing

@testable import TerminalDrawing

/// Colours that have been blended with their background, and are separated from it again.
@Suite("Separation of blended colours") struct ColorSourceTests {
  private static let grounds = [0x000000, 0xFFFFFF, 0x14171C, 0x808080] as [UInt32]

  @Test("A translucent colour is restored with its opacity", arguments: grounds)
  func faint(hex: UInt32) {
    let ground = CellColor(hex: hex)
    let colors = ColorSource(foreground: CellColor(hex: 0x123456), ground: ground)
    for own in [0xFF2D55, 0x0A84FF, 0x000000, 0xFFFFFF] as [UInt32] {
      for opacity in [0.9, 0.5, 0.25, 0.1] {
        let ink = Ink(CellColor(hex: own)).faded(by: opacity, on: ground)
        let seen = colors.color(of: ink)
        #expect(abs(seen.opacity - opacity) < 0.003)
        // Rounded to a step when it was blended: a few steps when it is separated.
        let parts = CellColor(hex: own).components
        let step = 1.5 / opacity + 1
        #expect(abs(seen.red - Double(parts.red)) <= step, "\(own) \(opacity)")
        #expect(abs(seen.green - Double(parts.green)) <= step)
        #expect(abs(seen.blue - Double(parts.blue)) <= step)
      }
    }
  }

  @Test("A colour that was made translucent twice is restored") func faintTwice() {
    let ground = CellColor(hex: 0x14171C)
    let ink = Ink(CellColor(hex: 0xFF8000)).faded(by: 0.5, on: ground).faded(by: 0.5, on: ground)
    let seen = ColorSource(foreground: .default, ground: ground).color(of: ink)
    #expect(abs(seen.opacity - 0.25) < 0.01)
    #expect(abs(seen.red - 255) < 8 && abs(seen.green - 128) < 8 && seen.blue < 8)
  }

  @Test("Opaque colours are unchanged, and the terminal's own colour is the foreground")
  func whole() {
    let foreground = CellColor(hex: 0xDDE1E6)
    let colors = ColorSource(foreground: foreground, ground: CellColor(hex: 0))
    let red = colors.color(of: Ink(CellColor(hex: 0xFF2D55)))
    #expect(red.color == CellColor(hex: 0xFF2D55) && red.opacity == 1)
    let own = colors.color(of: .primary)
    #expect(own.color == foreground && own.opacity == 1)
    let dim = colors.color(of: .secondary)
    #expect(dim.color == foreground && dim.opacity == 0.6)
    // As translucent as requested, dim or not.
    let faint = colors.color(of: Ink.primary.faded(by: 0.3, on: .default))
    #expect(faint.color == foreground && abs(faint.opacity - 0.3) < 0.003)
    let gone = colors.color(of: Ink(CellColor(hex: 0xFF2D55)).faded(by: 0, on: .default))
    #expect(gone.opacity == 0)
  }

  @Test("A ramp to nothing fades the adjacent colour out")
  func ramps() throws {
    let colors = ColorSource(foreground: .default, ground: CellColor(hex: 0))
    let ink = Ink(CellColor(hex: 0x4080C0))
    let stops = [
      Paint.Stop(location: 0, ink: nil), Paint.Stop(location: 0.25, ink: nil),
      Paint.Stop(location: 0.25, ink: ink), Paint.Stop(location: 0.75, ink: ink),
      Paint.Stop(location: 0.75, ink: nil), Paint.Stop(location: 1, ink: nil),
    ]
    // In cells, the colour ends before the end of the ramp; here it continues to the end.
    let ramp = colors.ramp(stops)
    #expect(ramp.map(\.location) == [0, 0.25, 0.75, 1])
    for (share, opacity) in [
      (0, 0), (0.125, 0.5), (0.25, 1), (0.5, 1), (0.75, 1), (0.875, 0.5), (1, 0), (-1, 0), (2, 0),
    ] as [(Double, Double)] {
      let color = try #require(ramp.color(at: share))
      #expect(abs(color.opacity - opacity) < 0.001, "\(share)")
      #expect(color.color == CellColor(hex: 0x4080C0), "\(share)")
    }
    #expect(colors.ramp([]).color(at: 0.5) == nil)
    let one = colors.ramp([Paint.Stop(location: 0.5, ink: ink)])
    #expect([-1, 0.5, 2, .nan].allSatisfy { one.color(at: $0)?.opacity == 1 })
  }

  @Test("Colours between two stops of a ramp are interpolated") func between() throws {
    let colors = ColorSource(foreground: .default, ground: CellColor(hex: 0))
    let ramp = colors.ramp([
      Paint.Stop(location: 0.2, ink: Ink(CellColor(hex: 0x000000))),
      Paint.Stop(location: 0.6, ink: Ink(CellColor(hex: 0xC86432))),
      // Two stops at one location: a step.
      Paint.Stop(location: 0.6, ink: Ink(CellColor(hex: 0x0000FF))),
    ])
    func color(_ share: Double) throws -> CellColor { try #require(ramp.color(at: share)).color }
    #expect(try color(0.4) == CellColor(hex: 0x643219))
    #expect(try color(0.5999) == CellColor(hex: 0xC86432))
    #expect(try color(0.6) == CellColor(hex: 0x0000FF))
    #expect(try color(0.1) == CellColor(hex: 0))
  }
}

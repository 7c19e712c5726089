import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

@testable import PriceViewer

@Suite("Rules of the screen in pixels") struct ScreenPixelsTests {
  @Test(
    "In pixels, the selection is as high as the plot, with and without nights",
    arguments: [ColorDepth.trueColor, .indexed256])
  func selectionInPixels(depth: ColorDepth) throws {
    let look = ViewerLook(colorDepth: depth, pixels: PixelCell(width: 8, height: 16))
    for kind in [ChartKind.line, .step, .bar] {
      // Only the selection is near the top: prices and lines end below it.
      var state = viewer(series(["25", "298", "30", "219"]), now: "2030-01-01", kind: kind)
      state.apply(.select(state.series[3].start))
      let frame = screen(state, look: look)
      let image = try #require(frame.images.first)
      let column = try #require(image.patches.first)
      #expect(image.area.minRow == frame.plotArea.minRow, "\(kind)")
      #expect(image.area.minRow + column.area.minRow == frame.plotArea.minRow, "\(kind)")
    }
  }

  @Test("In pixels, nights end at the axis, whose ends have ticks")
  func axisInPixels() throws {
    let frame = screen(viewer(now: "2030-01-01", kind: .line), look: .inPixels)
    let image = try #require(frame.images.first?.image)
    // The last row of cells is the axis, with its line in the middle.
    func isDrawn(_ x: Int, _ y: Int) -> Bool { image.pixels[y * image.width + x] >> 24 != 0 }
    let line = image.height - 8
    for x in [40, image.width - 20] {
      #expect(isDrawn(x, line - 3), "\(x)")
      #expect(isDrawn(x, line) || isDrawn(x, line - 1), "\(x)")
      #expect(!isDrawn(x, line + 3), "\(x)")
    }
    for x in [0, image.width - 1] { #expect(isDrawn(x, line + 3), "\(x)") }
  }

  @Test("In pixels, chips have round ends in their own colour, which an open menu covers")
  func roundEnds() throws {
    var state = viewer(now: "2022-07-12T09:30")
    state.select(index: 13)
    let frame = screen(state, look: .inPixels)
    let ends = frame.images.dropFirst()
    // The current tab and range, now, the annotation and the cheapest time have two ends each.
    #expect(ends.count == 10)
    for pair in stride(from: ends.startIndex, to: ends.endIndex, by: 2) {
      let (left, right) = (ends[pair], ends[pair + 1])
      let text = frame.buffer[left.area.minColumn + 1, left.area.minRow]
      #expect(left.area.size == CellSize(columns: 1, rows: right.area.size.rows))
      #expect(left.visible.allSatisfy { $0 } && right.visible.allSatisfy { $0 })
      let parts = text.style.background.components
      let color = UInt32(parts.red) | UInt32(parts.green) << 8 | UInt32(parts.blue) << 16
      // Next to the text, in the middle row, where the annotation's outline does not reach.
      #expect(right.image.pixels[right.image.height / 2 * 8] == 0xFF00_0000 | color)
      // The corner is empty, and the side next to the text is full.
      for (image, outer, inner) in [(left.image, 0, 7), (right.image, 7, 0)] {
        for y in [0, image.height - 1] {
          #expect(image.pixels[y * 8 + outer] >> 24 < 128)
          #expect(image.pixels[y * 8 + inner] >> 24 == 255)
        }
      }
    }
    state.apply(.openMenu)
    let covered = screen(state, look: .inPixels)
    #expect(!covered.images.dropFirst().allSatisfy { $0.visible.allSatisfy { $0 } })
    for image in covered.images.dropFirst() where image.visible.contains(true) {
      #expect(covered.buffer[image.area.minColumn, image.area.minRow].isPicture)
    }
  }

  @Test("In pixels, labels of extremes have the background colour, and no line crosses them")
  func labelsInPixels() throws {
    let frame = screen(viewer(), look: .inPixels)
    let (area, image) = (frame.plotArea, try #require(frame.images.first?.image))
    for label in ["326", "447"] {
      let row = try #require(
        (area.minRow..<area.maxRow).first { frame.buffer.text(row: $0).contains(label) })
      let text = frame.buffer.text(row: row)
      let range = try #require(text.firstRange(of: label))
      let first = text.distance(from: text.startIndex, to: range.lowerBound)
      let ground = frame.buffer[first, row].style.background
      let color = ground.isDefault ? CellColor(hex: 0) : ground
      for y in (row - area.minRow) * 16..<(row + 1 - area.minRow) * 16 {
        for x in (first - area.minColumn) * 8..<(first + 3 - area.minColumn) * 8 {
          let pixel = image.pixels[y * image.width + x]
          for (shift, part) in [
            (0, color.components.red), (8, color.components.green), (16, color.components.blue),
          ] {
            let shown = Int(pixel >> shift & 0xFF) * Int(pixel >> 24) / 255
            #expect(abs(shown - Int(part)) < 8, "\(label) \(x) \(y)")
          }
        }
      }
    }
  }
}

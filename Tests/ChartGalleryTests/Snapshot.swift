import Foundation
import TerminalCore
import TerminalTestSupport
import Testing

@testable import ChartGallery

/// A style of drawing an example, with the file of its expected output.
struct SnapshotStyle: Sendable, CustomTestStringConvertible {
  let name: String
  let glyphs: GlyphSet
  let colorDepth: ColorDepth

  var testDescription: String { name }

  static let all = [
    SnapshotStyle(name: "braille", glyphs: .braille, colorDepth: .monochrome),
    SnapshotStyle(name: "block", glyphs: .block, colorDepth: .monochrome),
    SnapshotStyle(name: "ascii", glyphs: .ascii, colorDepth: .monochrome),
    SnapshotStyle(name: "braille-color", glyphs: .braille, colorDepth: .trueColor),
    SnapshotStyle(name: "block-color", glyphs: .block, colorDepth: .trueColor),
    SnapshotStyle(name: "ascii-color", glyphs: .ascii, colorDepth: .trueColor),
  ]

  /// The charts with snapshots in every style: lines, bars, areas, points, sectors, rectangles and
  /// rules, with gradients, dashes, symbols, masks and text on fills.
  ///
  /// All others have a snapshot in the first style only, which a reviewer can read.
  private static let variants: Set = [
    "000-selected", "001-basic", "002-bars-stacked", "002-heat-map", "area-stacked",
    "area-gradient", "line-gaps", "point-scatter", "rule-widths", "sector-donut", "style-mask",
    "symbol-shapes",
  ]

  /// The charts with a snapshot in this style.
  var charts: [GalleryChart] {
    Gallery.charts.filter { name == "braille" || Self.variants.contains($0.name) }
  }

  /// Returns the bytes in a readable form: the escape character is written as \e.
  func text(of chart: GalleryChart) -> String {
    let frame = chart.frame(in: chart.size, glyphs: glyphs, colorDepth: colorDepth)
    return String(decoding: frame.buffer.encoded(colorDepth: colorDepth), as: UTF8.self)
      .replacingOccurrences(of: "\u{1B}", with: "\\e")
  }

  /// Returns the labels, numbers and other words of a chart, row by row.
  func words(of chart: GalleryChart) -> [Substring] {
    chart.frame(in: chart.size, glyphs: glyphs, colorDepth: colorDepth).buffer.text
      .split { !$0.isLetter && !$0.isNumber }
  }

  func file(of chart: GalleryChart) -> URL {
    Self.folder.appendingPathComponent("\(chart.name).\(name).txt")
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots")

  /// Whether the tests record snapshots.
  static let isRecording = environmentValue("RECORD_SNAPSHOTS") == "1"
  static let howToRecord =
    "To write down how the charts look now: RECORD_SNAPSHOTS=1 swift test --filter ChartGallery"
}

/// Returns the differences in a readable form; `nil` if there are none.
func difference(of seen: String, from expected: String) -> String? {
  guard seen != expected else { return nil }
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = seen.split(separator: "\n", omittingEmptySubsequences: false)
  var lines: [String] = []
  for row in 0..<max(old.count, new.count) {
    let (before, after) = (
      row < old.count ? String(old[row]) : "(no row)",
      row < new.count ? String(new[row]) : "(no row)"
    )
    guard before != after else { continue }
    lines.append("row \(row)\n- \(before)\n+ \(after)")
  }
  let shown = lines.prefix(12).joined(separator: "\n")
  return lines.count > 12 ? shown + "\n… \(lines.count - 12) more rows" : shown
}

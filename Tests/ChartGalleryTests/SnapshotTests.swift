import Foundation
import Testing

@testable import ChartGallery

/// The appearance of every example, and of a dozen in every glyph set and in colours.
struct SnapshotTests {
  @Test("Charts equal their snapshots in every style", arguments: SnapshotStyle.all)
  func snapshots(style: SnapshotStyle) throws {
    for chart in style.charts {
      let seen = style.text(of: chart)
      let file = style.file(of: chart)
      let name = "\(chart.name) in \(style.name)"
      if SnapshotStyle.isRecording {
        try seen.write(to: file, atomically: true, encoding: .utf8)
        continue
      }
      guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
        Issue.record("There is no snapshot of \(name). \(SnapshotStyle.howToRecord)")
        continue
      }
      if let difference = difference(of: seen, from: expected) {
        Issue.record(
          "\(name) looks other than before.\n\(difference)\n\(SnapshotStyle.howToRecord)")
      }
    }
    if SnapshotStyle.isRecording {
      Issue.record("The snapshots were written, not compared. Look at them, then run again.")
    }
  }

  @Test("Every snapshot has its chart") func everySnapshotHasItsChart() throws {
    let known = Set(
      SnapshotStyle.all.flatMap { style in
        style.charts.map { style.file(of: $0).lastPathComponent }
      })
    let files = try FileManager.default.contentsOfDirectory(atPath: SnapshotStyle.folder.path)
    let left = files.filter { $0.hasSuffix(".txt") && !known.contains($0) }
    #expect(left.isEmpty, "No chart has these any more.")
  }

  @Test("A chart has the same words in every style", arguments: SnapshotStyle.all)
  func words(style: SnapshotStyle) {
    for chart in Gallery.charts where style.glyphs != .ascii {
      #expect(style.words(of: chart) == SnapshotStyle.all[0].words(of: chart), "\(chart.name)")
    }
  }

  @Test("A chart in ASCII is drawn without blocks, boxes and Braille") func asciiIsASCII() {
    // Texts of the charts have letters beyond ASCII.
    let drawing: ClosedRange<UInt32> = 0x2500...0x28FF
    for chart in Gallery.charts {
      for style in SnapshotStyle.all where style.glyphs == .ascii {
        let scalars = style.text(of: chart).unicodeScalars
        #expect(!scalars.contains { drawing.contains($0.value) }, "\(chart.name)")
      }
    }
  }

  @Test("Names of examples are different and usable as file names")
  func namesAreDifferentAndFitForFiles() {
    let names = Gallery.charts.map(\.name)
    #expect(Set(names).count == names.count)
    let allowed = "abcdefghijklmnopqrstuvwxyz0123456789-"
    #expect(names.allSatisfy { $0.allSatisfy(allowed.contains) })
  }
}

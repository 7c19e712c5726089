import Foundation
import TerminalCharts
import TerminalCore
import TerminalTestSupport
import Testing

@testable import ChartGallery

/// Charts as pictures: every chart as an SVG, and some compared with stored SVG and PNG files.
struct PictureTests {
  /// A chart with stored pictures, and its background.
  struct Kept: Sendable, CustomTestStringConvertible {
    let name: String
    let background: ColorScheme

    var testDescription: String { name }

    func file(_ kind: String) -> URL {
      SnapshotStyle.folder.appendingPathComponent("\(name).\(kind)")
    }

    func chart() throws -> GalleryChart {
      try #require(Gallery.charts.first { $0.name == name })
    }
  }

  // A line with a lollipop, bars, areas, points, sectors, rectangles; gradients, dashes, masks.
  private static let kept = [
    Kept(name: "000-selected", background: .dark), Kept(name: "001-basic", background: .light),
    Kept(name: "002-bars-stacked", background: .light),
    Kept(name: "002-heat-map", background: .dark),
    Kept(name: "area-stacked", background: .dark), Kept(name: "area-gradient", background: .dark),
    Kept(name: "line-gaps", background: .light), Kept(name: "point-scatter", background: .dark),
    Kept(name: "rule-widths", background: .light), Kept(name: "sector-donut", background: .dark),
    Kept(name: "style-mask", background: .dark), Kept(name: "symbol-shapes", background: .light),
    Kept(name: "scale-line-styles", background: .dark),
  ]

  // A reviewer does not look at longer files.
  private static let longest = 60_000

  @Test("Charts equal their stored pictures", arguments: kept)
  func looksAsBefore(_ kept: Kept) throws {
    let chart = try kept.chart()
    var picture = chart.picture(in: chart.size, background: kept.background)
    picture.scale = 1
    let (svg, png) = (picture.svg(title: chart.title), picture.png())
    #expect(svg.utf8.count < Self.longest && png.count < Self.longest, "\(svg.utf8.count)")
    if SnapshotStyle.isRecording {
      try svg.write(to: kept.file("svg"), atomically: true, encoding: .utf8)
      try Data(png).write(to: kept.file("png"))
      Issue.record("The pictures were written, not compared. Look at them, then run again.")
      return
    }
    guard let document = try? String(contentsOf: kept.file("svg"), encoding: .utf8),
      let file = try? Data(contentsOf: kept.file("png"))
    else {
      Issue.record("There is no picture of \(kept.name). \(SnapshotStyle.howToRecord)")
      return
    }
    if let difference = difference(of: svg, from: document) {
      Issue.record(
        "\(kept.name) looks other than before.\n\(difference)\n\(SnapshotStyle.howToRecord)")
    }
    let (seen, expected) = (try PixelImage(png: png), try PixelImage(png: [UInt8](file)))
    guard seen.width == expected.width, seen.height == expected.height else {
      Issue.record("\(kept.name) has another extent than before: \(seen.width) by \(seen.height)")
      return
    }
    let places = seen.pixels.indices.filter {
      !seen.pixels[$0].isNear(expected.pixels[$0], step: 1)
    }
    if let first = places.first {
      Issue.record(
        """
        \(places.count) pixels of \(kept.name) look other than before, from \
        \(first % seen.width), \(first / seen.width) on. \(SnapshotStyle.howToRecord)
        """)
    }
  }

  @Test("Every stored picture has its chart") func everyPictureHasItsChart() throws {
    let known = Set(Self.kept.flatMap { kept in ["\(kept.name).svg", "\(kept.name).png"] })
    let files = try FileManager.default.contentsOfDirectory(atPath: SnapshotStyle.folder.path)
    let left = files.filter { !$0.hasSuffix(".txt") && !known.contains($0) }
    #expect(left.isEmpty, "No chart has these any more.")
  }

  /// Returns what is not a number in a document's outlines, and the missing or repeated
  /// identifiers.
  private func faults(of document: String) -> [String] {
    var (names, uses): (Set<String>, Set<String>) = ([], [])
    var faults: [String] = []
    for line in document.split(separator: "\n") {
      // Texts may contain anything, and pictures are letters.
      if ["<text", "<title", "<desc", "<image"].contains(where: { line.hasPrefix($0) }) {
        continue
      }
      if line.contains("nan") || line.contains("inf") { faults.append("no number: \(line)") }
      for match in line.matches(of: /\bid="([a-z0-9]+)"/) {
        if !names.insert(String(match.1)).inserted { faults.append("\(match.1) twice") }
      }
      for match in line.matches(of: /url\(#([a-z0-9]+)\)/) { uses.insert(String(match.1)) }
    }
    return faults + uses.subtracting(names).sorted()
  }

  /// Takes seconds: an ordinary run draws a third of the charts, a full run all of them.
  @Test("Every chart gives a well-formed document of outlines", arguments: [ColorScheme.dark])
  func everyChartIsADocument(background: ColorScheme) {
    for chart in share(of: 3, Gallery.charts) {
      let document = chart.picture(in: chart.size, background: background).svg(title: chart.title)
      #expect(isWellFormedXML(document), "\(chart.name)")
      #expect(faults(of: document) == [], "\(chart.name)")
      // Surfaces have a thousand pieces, each in its own colour.
      let most = chart.name.hasPrefix("space-") ? 700_000 : 100_000
      #expect(document.utf8.count < most, "\(chart.name): \(document.utf8.count)")
    }
  }

  @Test("The check finds faults in a document") func theCheckSeesWhatIsWrong() {
    #expect(faults(of: #"<path d="M0 nanL1 1"/>"#) != [])
    #expect(faults(of: "<rect fill=\"url(#d1)\"/>\n<mask id=\"d2\">") == ["d1"])
    #expect(faults(of: "<mask id=\"d2\">\n<mask id=\"d2\">") == ["d2 twice"])
    #expect(faults(of: "<text x=\"0\">information</text>") == [])
  }
}

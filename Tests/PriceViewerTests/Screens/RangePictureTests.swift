import Foundation
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

/// Snapshots of every range in every kind of chart, with prices of several years: days of 23 and 25
/// hours, the week in which quarter-hours follow hours, a week below zero, missing days.
@Suite("Snapshots of all ranges and kinds") struct RangePictureTests {

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let now: String
    let range: TimeRange
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "day-of-23-hours", now: "2026-03-29T09:30", range: .day),
    Case(name: "week-below-zero", now: "2024-07-10T12:00", range: .week),
    Case(name: "month-with-a-gap", now: "2026-05-12T09:30", range: .month),
    Case(name: "year-of-hours-and-quarters", now: "2025-07-10T09:30", range: .year),
  ]
  static let sizes = [CellSize(columns: 80, rows: 24)]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Snapshots")
  private static let isRecording = environmentValue("RECORD_SNAPSHOTS") == "1"

  private static func file(_ picture: Case, _ size: CellSize) -> URL {
    folder.appendingPathComponent("\(picture.name).\(size.columns)x\(size.rows).txt")
  }

  /// Returns all kinds, one below the other; the heat map with its colours, which are all that it
  /// shows.
  private func text(of picture: Case, in size: CellSize) -> String {
    ChartKind.allCases.filter { $0 != .contracts }.map { kind in
      let state = opened(picture.now, picture.range, kind: kind)
      let isColored = kind == .heatMap
      let look = ViewerLook(colorDepth: isColored ? .indexed256 : .monochrome)
      let buffer = ViewerScreen.frame(state, in: size, look: look).buffer
      guard !isColored else {
        return String(decoding: buffer.encoded(colorDepth: .indexed256), as: UTF8.self)
          .replacingOccurrences(of: "\u{1B}", with: "\\e")
      }
      return (0..<size.rows).map { row in
        String(buffer.text(row: row).reversed().drop { $0 == " " }.reversed())
      }.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  @Test("Every range and kind of chart equals its snapshot", arguments: cases, sizes)
  func pictures(picture: Case, size: CellSize) throws {
    let (seen, file) = (text(of: picture, in: size), Self.file(picture, size))
    guard !Self.isRecording else {
      try seen.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("The picture was written, not compared. Look at it, then run again.")
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let rows = zip(
      seen.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false))
    let wrong = rows.filter { $0 != $1 }.prefix(6).map { "- \($1)\n+ \($0)" }
    #expect(
      seen == expected,
      """
      \(file.lastPathComponent) looks other than before:
      \(wrong.joined(separator: "\n"))
      To write down how it looks now: RECORD_SNAPSHOTS=1 swift test --filter RangePicture
      """)
  }
}

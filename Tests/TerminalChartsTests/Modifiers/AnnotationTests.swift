import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalCharts

@Suite("Annotations") struct AnnotationTests {
  @Test("Marks outside an explicit domain have no annotations")
  func outsideDomain() {
    let chart = Chart(0..<10, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", 5))
        .annotation(position: .overlay) { Text("<\(index)>") }
    }.chartXScale(domain: 3...6).chartYScale(domain: 0...10).plotOnly()
    let text = picture(chart, columns: 40, rows: 9)
    for index in 0..<10 {
      #expect(text.contains("<\(index)>") == (3...6 ~= index), "\(index): \(text)")
    }
  }

  @Test("Annotations are placed above bars, also negative bars, and inside the parts of stacks")
  func bars() {
    let chart = Chart([3, -2], id: \.self) { value in
      BarMark(x: .value("x", "\(value)"), y: .value("y", value))
        .annotation { Text("\(value)") }
    }
    .plotOnly()
    expectPicture(
      chart, 16, 7,
      """
       ███3██
       ██████
       ██████
       ██████    -2
               ██████
               ██████
               ▀▀▀▀▀▀
      """)
    let stack = Chart(0..<4, id: \.self) { index in
      BarMark(x: .value("x", "\(index / 2)"), y: .value("y", index + 2))
        .foregroundStyle(by: .value("Kind", "\(index % 2)"))
        .annotation(position: .overlay) { Text("\(index + 2)") }
    }
    .plotOnly()
    expectPicture(
      stack, 16, 7,
      """
               ▂▂▂▂▂▂
               ▒▒▒▒▒▒
               ▒▒▒5▒▒
       ▄▄▄▄▄▄  ▒▒▒▒▒▒
       ▒▒▒3▒▒  ██████
       ▒▒▒▒▒▒  ███4██
       ███2██  ██████
      """)
  }

  private func overlaid(_ alignment: Alignment, spacing: CGFloat? = nil) -> some View {
    Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 5))
        .annotation(position: .overlay, alignment: alignment, spacing: spacing) { Text("in") }
    }
    .plotOnly()
  }

  @Test("An annotation over a mark is aligned in both directions, spaced from the aligned edges")
  func overlays() {
    expectPicture(
      overlaid(.top), 10, 5,
      """
        ▁▁▁▁▁▁▁
        ███in██
        ███████
        ███████
        ███████
      """)
    expectPicture(
      overlaid(.bottomTrailing), 10, 5,
      """
        ▁▁▁▁▁▁▁
        ███████
        ███████
        ███████
        █████in
      """)
    expectPicture(
      overlaid(.topLeading, spacing: 16), 10, 5,
      """
        ▁▁▁▁▁▁▁
        ███████
        ██in███
        ███████
        ███████
      """)
    expectPicture(
      overlaid(.center, spacing: 16), 10, 5,
      """
        ▁▁▁▁▁▁▁
        ███████
        ███in██
        ███████
        ███████
      """)
    let short = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 3.4))
        .annotation(position: .overlay, alignment: .top) { Text("in") }
    }
    .chartYScale(domain: 0...5).plotOnly()
    expectPicture(
      short, 10, 5,
      """

        ▃▃▃▃▃▃▃
        ███in██
        ███████
        ███████
      """)
  }

  @Test("An annotation of a group is centred on all its marks")
  func groups() {
    let chart = Chart {
      Plot {
        RuleMark(x: .value("x", 2))
        RuleMark(x: .value("x", 6))
      }
      .annotation(position: .overlay) { context in Text("\(Int(context.targetSize.width)) pt") }
    }
    .chartXScale(domain: 0...8)
    .plotOnly()
    expectPicture(
      chart, 24, 3,
      """
            │          │
            │   94 pt  │
            │          │
      """)
  }

  private func high(_ overflow: AnnotationOverflowResolution) -> some View {
    Chart {
      PointMark(x: .value("x", 0), y: .value("y", 0))
      PointMark(x: .value("x", 1), y: .value("y", 1))
        .annotation(position: .topTrailing, overflowResolution: overflow) { Text("most") }
    }
    .chartXScale(domain: 0...1).chartYScale(domain: 0...1)
    .plotOnly()
  }

  @Test("An annotation can leave the plot, be moved inside it, or extend the scale")
  func overflow() {
    expectPicture(
      high(.init(x: .disabled, y: .disabled)), 16, 4,
      """
                     ●


      ●
      """)
    expectPicture(
      high(.init(x: .fit(to: .plot), y: .fit(to: .chart))), 16, 4,
      """
                  most


      ●
      """)
    expectPicture(
      high(.init(x: .padScale, y: .padScale)), 16, 4,
      """
                  most
                 ●

      ●
      """)
  }

  private func beside(_ texts: String...) -> some View {
    Chart(texts.indices, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", 0))
        .annotation(position: .top, alignment: .leading) { Text(texts[index]) }
    }
    .chartXScale(domain: 0...7).chartYScale(domain: -1...1)
    .plotOnly()
  }

  @Test("An annotation that would cover an earlier text is omitted")
  func overlaps() {
    expectPicture(
      beside("first", "second"), 16, 3,
      """
      first
      ● ●
      """)
    expectPicture(
      beside("100", "200", "300", "400"), 16, 3,
      """
      100 300
      ● ● ● ●
      """)
  }

  private static let words = ["One", "Two", "Three", "Four", "Fifteen", "Six", "Seventeen", "1e"]

  /// Returns vertical or horizontal bars, each annotated with a word or an empty text.
  private func named(
    _ values: [Double], isLying: Bool, position: AnnotationPosition, hasWords: Bool
  ) -> some View {
    Chart(values.indices, id: \.self) { index in
      let (name, value) = (
        PlottableValue.value("Name", "\(index)"), PlottableValue.value("Value", values[index])
      )
      let text = Text(hasWords ? Self.words[index % Self.words.count] : "")
      if isLying {
        BarMark(x: value, y: name).annotation(position: position) { text }
      } else {
        BarMark(x: name, y: value).annotation(position: position) { text }
      }
    }
  }

  @Test("Annotations stay in the plot instead of covering axis labels or the adjacent bar")
  func besideLabels() {
    let values = [10.0, 20, 30, 55, 12, 60]
    expectPicture(
      named(values, isLying: false, position: .top, hasWords: true), 36, 9,
      """
      ┊ ┈ ┈┊┈ ┈ ┈┊┈ ┈ ┊Four ┊ ┈ ┈┊▄Six┈ 60
      ┊    ┊     ┊    ┊████ ┊    ┊████
      ┊ ┈ ┈┊┈ ┈ ┈┊Three████ ┊ ┈ ┈┊████┈ 40
      ┊    ┊ Two ┊▄▄▄▄┊████ ┊    ┊████
      ┊ One┊▄▄▄▄┈┊████┊████Fifteen████┈ 20
      ┊▄▄▄▄┊████ ┊████┊████ ┊▆▆▆▆┊████
      ┊████┊████┈┊████┊████ ┊████┊████┈ 0
      ┴────┴─────┴────┴─────┴────┴─────
        0     1    2     3    4     5
      """)
    expectPicture(
      named(values, isLying: true, position: .trailing, hasWords: true), 30, 10,
      """
      ▄▄▄▄▄One ┊        ┊        ┊ 0
      ┊ ┈ ┈ ┈ ┈┊┈ ┈ ┈ ┈ ┊ ┈ ┈ ┈ ┈┊
      ▀▀▀▀▀▀▀▀▀▘Two ┈ ┈ ┊ ┈ ┈ ┈ ┈┊ 1
      ▀▀▀▀▀▀▀▀▀▀▀▀▀▀Three        ┊ 2
      ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄Four 3
      ┊ ┈ ┈ ┈ ┈┊┈ ┈ ┈ ┈ ┊ ┈ ┈ ┈ ┈┊
      ▀▀▀▀▀▀Fifteen ┈ ┈ ┊ ┈ ┈ ┈ ┈┊ 4
      ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀Six 5
      ┴────────┴────────┴────────┴
      0        20       40       60
      """)
  }

  @Test("Annotations neither cover axis labels nor are truncated at any size")
  func wholeAtAnySize() {
    var random = SeededGenerator(seed: 30)
    let positions: [AnnotationPosition] = [
      .automatic, .top, .bottom, .leading, .trailing, .topLeading, .bottomTrailing, .overlay,
    ]
    var seen = 0
    for _ in 0..<(isFullRun ? 3_000 : 150) {
      let values = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Double.random(in: Bool.random(using: &random) ? -60...60 : 0...60, using: &random)
      }
      let (columns, rows) = (
        Int.random(in: 20...120, using: &random), Int.random(in: 6...40, using: &random)
      )
      let position = positions.randomElement(using: &random) ?? .top
      let isLying = Bool.random(using: &random)
      let frames = [false, true].map { hasWords in
        draw(
          named(values, isLying: isLying, position: position, hasWords: hasWords),
          columns: columns, rows: rows)
      }
      let (bare, full) = (frames[0].buffer, frames[1].buffer)
      let plot = frames[0].proxy.map { CellMetrics.cells($0.plotRect) } ?? bare.bounds
      for row in 0..<rows {
        for column in 0..<columns
        where !plot.contains(CellPoint(column: column, row: row)) && bare.scalar(column, row) != " "
        {
          #expect(bare.scalar(column, row) == full.scalar(column, row), "\(full.text)")
        }
      }
      let words = full.text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
      let texts = words.filter { !$0.allSatisfy(\.isNumber) }
      #expect(texts.allSatisfy(Self.words.contains), "\(texts)\n\(full.text)")
      seen += texts.count
    }
    #expect(seen > (isFullRun ? 3_000 : 150))
  }

  @Test("An annotation without text does not remove an earlier text")
  func boxes() {
    let chart = Chart {
      PointMark(x: .value("x", 0), y: .value("y", 0))
        .annotation(position: .top, alignment: .leading) { Text("first") }
      RuleMark(y: .value("y", 0))
        .annotation(position: .overlay) { Rectangle().stroke().frame(width: 128, height: 48) }
    }
    .chartXScale(domain: 0...7).chartYScale(domain: -1...1)
    .plotOnly()
    expectPicture(
      chart, 16, 3,
      """
      first──────────┐
      │──────────────│
      └──────────────┘
      """)
  }

  // Texts on all sides of the plot and far outside it.
  private var outside: some View {
    Chart([-1e9, -1, 0, 1, 1e9], id: \.self) { place in
      PointMark(x: .value("x", 0), y: .value("y", 0))
        .offset(x: place * 200, y: place * 200)
        .annotation(position: .topTrailing, overflowResolution: .init(x: .disabled, y: .disabled)) {
          Text("far away")
        }
    }
    .plotOnly()
  }

  @Test("Annotations that extend the scale or leave the plot do not crash at any size")
  func hostile() {
    for columns in 0...12 {
      for rows in 0...6 {
        _ = picture(high(.init(x: .padScale, y: .padScale)), columns: columns, rows: rows)
        _ = picture(outside, columns: columns, rows: rows)
      }
    }
  }
}

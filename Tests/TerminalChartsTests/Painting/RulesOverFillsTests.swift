import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalViews
import Testing

/// The order of rules and fills: the later declaration is on top.
@Suite("Rules over fills") struct RulesOverFillsTests {
  private struct Bar: Identifiable {
    let id: Int
    let value: Double
  }
  private static let bars = [3.0, 7, 5, 9].enumerated().map {
    Bar(id: $0.offset, value: $0.element)
  }

  private static func mark(_ bar: Bar) -> some ChartContent {
    BarMark(x: .value("Bar", "\(bar.id)"), y: .value("Value", bar.value))
      .foregroundStyle(.orange)
  }

  private static let size = CellSize(columns: 40, rows: 12)

  private func count(_ character: Character, in view: some View) -> Int {
    view.render(in: Self.size).buffer.text.filter { $0 == character }.count
  }

  @Test("A rule declared after bars is drawn over them") func aLaterRuleCrossesTheBars() {
    let over = Chart {
      ForEach(Self.bars) { Self.mark($0) }
      RuleMark(y: .value("Mean", 2)).foregroundStyle(.red)
    }
    let under = Chart {
      RuleMark(y: .value("Mean", 2)).foregroundStyle(.red)
      ForEach(Self.bars) { Self.mark($0) }
    }
    #expect(count("─", in: over) > count("─", in: under) + 16)
    #expect(count("─", in: over.chartXAxis(.hidden)) == 37)
  }

  @Test("A rule shows through a see-through rectangle that is drawn over it")
  func throughGlass() {
    func chart(_ opacity: Double) -> some View {
      Chart {
        RuleMark(y: .value("Mean", 5)).foregroundStyle(.red)
        RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10))
          .foregroundStyle(.gray.opacity(opacity))
      }.chartYScale(domain: 0...10).chartXScale(domain: 0...10).plotOnly()
    }
    #expect(count("─", in: chart(0.3)) > 30 && count("─", in: chart(1)) == 0)
  }

  @Test("A rule over a bar keeps its colour and has the bar's colour as background")
  func theRuleStandsInItsColourOnTheBars() throws {
    let frame = Chart {
      ForEach(Self.bars) { Self.mark($0) }
      RuleMark(x: .value("Bar", "3")).foregroundStyle(.red)
    }.render(in: Self.size)
    let x = try #require(frame.proxy?.position(forX: "3"))
    let plot = try #require(frame.proxy?.plotRect)
    let column = Int((plot.minX + x) / CellMetrics.columnWidth)
    let cell = frame.buffer[column, CellMetrics.row(plot.maxY) - 2]
    #expect(cell.glyph.scalar == "│")
    let style = Color.red.render(in: CellSize(columns: 1, rows: 1)).buffer[0, 0].style
    #expect(cell.style.foreground == style.foreground)
    let ground = Color.orange.render(in: CellSize(columns: 1, rows: 1)).buffer[0, 0].style
    #expect(cell.style.background == ground.foreground)
  }

  @Test("A rule declared in the loop of bars is drawn over its bar")
  func aLollipopInTheLoopStandsOnItsBar() {
    let chart = Chart {
      ForEach(Self.bars) { bar in
        Self.mark(bar)
        if bar.id == 1 { RuleMark(x: .value("Bar", "1")).foregroundStyle(.red) }
      }
    }
    #expect(count("│", in: chart) >= 8)
  }

  @Test("A higher zIndex draws a rule over later bars") func aHigherIndexBringsARuleToTheFront() {
    func chart(_ index: Double) -> some View {
      Chart {
        RuleMark(y: .value("Mean", 2)).foregroundStyle(.red).zIndex(index)
        ForEach(Self.bars) { Self.mark($0) }
      }
    }
    #expect(count("─", in: chart(1)) > count("─", in: chart(0)) + 16)
  }

  @Test("A rectangle as thin as a line is visible on its bar")
  func aRectangleAsThinAsALineIsSeenOnItsBar() {
    let chart = Chart {
      ForEach(Self.bars) { bar in
        Self.mark(bar)
        RectangleMark(
          x: .value("Bar", "\(bar.id)"), y: .value("Mean", bar.value / 2), height: 2
        ).foregroundStyle(.red)
      }
    }
    .chartXAxis(.hidden)
    #expect(count("─", in: chart) >= 4 * 5)
  }

  @Test("An annotation below a rule does not interrupt the rule")
  func anAnnotationBelowARuleLeavesItWhole() {
    for value in stride(from: 1.0, through: 7.5, by: 0.05) {
      for rows in 8...13 {
        let chart = Chart {
          PointMark(x: .value("X", 1), y: .value("Y", 8))
          RuleMark(y: .value("Mean", value))
            .annotation(position: .bottom, alignment: .leading) { Text("Mean") }
        }
        .chartXAxis(.hidden)
        let text = chart.render(in: CellSize(columns: 30, rows: rows)).buffer.text
        let lines = text.split(separator: "\n").filter { $0.contains("───") }
        #expect(lines.count == 1, "\(value) in \(rows) rows")
        #expect(lines.allSatisfy { !$0.contains("Mean") }, "\(value) in \(rows) rows")
        #expect(text.contains("Mean"), "\(value) in \(rows) rows")
      }
    }
  }

  @Test("An axis label with an offset of half a row is still drawn")
  func aLabelThatMovesByHalfARowStays() {
    let chart = Chart(Self.bars) { Self.mark($0) }
      .chartXAxis {
        AxisMarks { value in
          AxisValueLabel { Text("q\(value.index)").offset(y: 8) }
        }
      }
    #expect(chart.render(in: Self.size).buffer.text.contains("q2"))
  }

  @Test("A line over categories may turn back without a diagnostic")
  func aLineOverNamesGoesBackWithoutARemark() {
    let chart = Chart(Self.bars) {
      LineMark(x: .value("Value", $0.value), y: .value("Bar", "bar \($0.id)"))
    }
    #expect(chart.render(in: Self.size).diagnostics.isEmpty)
    let numbers = Chart(Self.bars + Self.bars) {
      LineMark(x: .value("Value", $0.value), y: .value("Bar", $0.id))
    }
    #expect(numbers.render(in: Self.size).diagnostics == [.backwards])
  }

  @Test("An area over categories starts at zero") func anAreaOverNamesReachesFromZero() {
    var environment = EnvironmentValues()
    environment.colorDepth = .monochrome
    let chart = Chart(Self.bars) {
      AreaMark(x: .value("Value", $0.value), y: .value("Bar", "\($0.id)"))
    }
    .chartYAxis(.hidden)
    let frame = chart.render(in: Self.size, environment: environment)
    // Without colours, the area is shaded; in the middle row it begins at the left edge.
    let shaded = frame.buffer.text(row: 5).prefix(10).filter { "░▒▓█".contains($0) }
    #expect(shaded.count == 10)
  }
}

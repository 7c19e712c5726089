import Foundation
import TerminalApp

/// A browser of charts, as in sample programs: a list of kinds that leads to their charts.
struct ChartBrowser: View {
  enum Kind: String, CaseIterable, Identifiable {
    case bars, lines
    var id: Self { self }
    var title: LocalizedStringResource { self == .bars ? "Bars" : "Lines" }
  }

  @State private var isWide = true

  var body: some View {
    NavigationStack {
      List {
        ForEach(Kind.allCases) { kind in
          Section {
            NavigationLink(value: kind) { Text(kind.title) }
          }
        }
      }
      .listStyle(.sidebar)
      .navigationDestination(for: Kind.self) { LevelChart(kind: $0) }
    }
  }

  private var adaptive: some View {
    HStack(spacing: 8) {
      Text(Image(systemName: "heart.fill")).foregroundStyle(.red.secondary)
      Text("since \(Date.now, style: .date)")
    }
    .background(.background.secondary, in: .rect(cornerRadius: 8))
    .background(Color(.systemBackground))
    .overlay { Capsule().stroke(.separator) }
    .animation(.snappy(duration: 0.3), value: isWide)
  }
}

private struct LevelChart: View {
  let kind: ChartBrowser.Kind
  @State private var asks = false

  var body: some View {
    Chart {
      PointMark(x: .value("x", 1), y: .value("y", 0.4)).symbol(Arrow(angle: .pi / 4))
      RuleMark(y: .value("Limit", 0.5))
        .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart))) { context in
          VStack(alignment: .leading) { Text("\(Int(context.targetSize.width))") }
        }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { _ in
        AxisGridLine()
        AxisValueLabel(format: .percent.precision(.fractionLength(0)))
      }
      AxisMarks(position: .trailing) { AxisValueLabel(format: .number) }
    }
    .chartXAxis { AxisMarks(format: .number.notation(.compactName)) }
    .chartScrollTargetBehavior(.paging)
    .font(.custom("Avenir", size: 12, relativeTo: .caption))
    .sheet(isPresented: $asks) { Text("Why") }
    .overlay {
      Label("Nothing", systemImage: "chart.bar")
    }
  }
}

private struct Arrow: ChartSymbolShape {
  let angle: CGFloat
  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 1))
      path.addLine(to: CGPoint(x: 0, y: -1))
    }
    .applying(.init(rotationAngle: angle))
    .applying(CGAffineTransform(scaleX: 4, y: 4))
    .applying(.init(translationX: rect.midX, y: rect.midY))
  }
}

/// Progress with a label and a value.
struct LevelScreen: View {
  let level: Double

  var body: some View {
    VStack {
      ProgressView("Loading", value: level)
      ProgressView(value: level) {
        Text("Loading")
      } currentValueLabel: {
        Text("some")
      }
      .tint(.red)
      ProgressView()
    }
  }
}

import TerminalApp

/// The number of people of an age.
package struct AgeGroup: Identifiable, Equatable, Sendable {
  package let key: String
  package let quantity: Int

  package init(key: String, quantity: Int) { (self.key, self.quantity) = (key, quantity) }

  package var id: String { key }

  package static let all = [
    AgeGroup(key: "0-9", quantity: 32), AgeGroup(key: "10-19", quantity: 41),
    AgeGroup(key: "20-29", quantity: 57), AgeGroup(key: "30-39", quantity: 63),
    AgeGroup(key: "40-49", quantity: 48), AgeGroup(key: "50-59", quantity: 52),
    AgeGroup(key: "60-69", quantity: 38), AgeGroup(key: "70-79", quantity: 21),
  ]
}

/// Bars by age, with a rule at the age that is dragged to.
package nonisolated struct AgeGroups: View {
  private let groups: [AgeGroup]
  private let most: Int
  @Environment(\.colorScheme) private var colorScheme
  @State private var selected: AgeGroup?
  private let show: [Bool]

  /// Creates a chart with a maximum number of people; bars of hidden ages have no height.
  package init(groups: [AgeGroup], most: Int, selected: AgeGroup? = nil, show: [Bool]) {
    (self.groups, self.most, self.show) = (groups, most, show)
    _selected = State(initialValue: selected)
  }

  private var annotation: some View {
    VStack {
      if let selected {
        Text(selected.key)
        Text("\(selected.quantity)")
      }
    }
    .padding(5)
    .background {
      RoundedRectangle(cornerRadius: 5, style: .continuous)
        .fill(annotationFill)
    }
    .foregroundColor(Color("label"))
  }

  private var annotationFill: some ShapeStyle {
    let fillColor: Color = colorScheme == .light ? .white : Color("secondarySystemBackground")
    return fillColor.shadow(.drop(radius: 3))
  }

  package var body: some View {
    Chart {
      ForEach(groups.indices, id: \.self) { index in
        let group = groups[index]
        let key = PlottableValue.value("Age", group.key)
        let shouldShow = index < show.count && show[index] == true

        BarMark(x: key, y: .value("People", shouldShow ? group.quantity : 0))

        if group.key == selected?.key {
          RuleMark(x: key)
            .annotation(position: annotationPosition(index)) {
              annotation
            }
            .foregroundStyle(.red)
            .lineStyle(StrokeStyle(dash: [10, 5]))
        }
      }
    }
    .chartYScale(domain: 0...most)
    .chartOverlay { proxy in chartOverlay(proxy: proxy) }
  }

  private func annotationPosition(_ index: Int) -> AnnotationPosition {
    let percent = Double(index) / Double(groups.count)
    return percent < 0.1 ? .topTrailing : percent > 0.8 ? .topLeading : .top
  }

  private func chartOverlay(proxy: ChartProxy) -> some View {
    GeometryReader { geometry in
      let areaX = geometry[proxy.plotAreaFrame].origin.x
      return Rectangle()
        .fill(.clear)
        .contentShape(Rectangle())
        .onTapGesture { select(at: $0.x - areaX, proxy) }
        .gesture(
          DragGesture()
            .onChanged { select(at: $0.location.x - areaX, proxy) }
            .onEnded { _ in selected = nil }
        )
    }
  }

  private func select(at x: CGFloat, _ proxy: ChartProxy) {
    if let key: String = proxy.value(atX: x) { selected = groups.first { $0.key == key } }
  }
}

import TerminalApp

/// How many people of an age there are.
struct AgeGroup: Equatable {
  let key: String
  let quantity: Int

  static let all = [
    AgeGroup(key: "0-9", quantity: 32), AgeGroup(key: "10-19", quantity: 41),
    AgeGroup(key: "20-29", quantity: 57), AgeGroup(key: "30-39", quantity: 63),
    AgeGroup(key: "40-49", quantity: 48), AgeGroup(key: "50-59", quantity: 52),
    AgeGroup(key: "60-69", quantity: 38), AgeGroup(key: "70-79", quantity: 21),
  ]
}

/// Bars that grow one after another, with a line at the one that is dragged over.
struct AgeGroups: View {
  let groups: [AgeGroup]
  @Environment(\.colorScheme) private var colorScheme
  @State private var selected: AgeGroup?
  @State private var show: [Bool] = []

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
    .foregroundColor(Color(.label))
  }

  private var annotationFill: some ShapeStyle {
    let fillColor: Color = colorScheme == .light ? .white : Color(.secondarySystemBackground)
    return fillColor.shadow(.drop(radius: 3))
  }

  var body: some View {
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
    .chartYScale(domain: 0...80)
    .chartOverlay { proxy in chartOverlay(proxy: proxy) }
    .onAppear { animateChart() }
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
        .onTapGesture { value in
          let x = value.x - areaX
          if let key: String = proxy.value(atX: x) {
            selected = groups.first { $0.key == key }
          }
        }
        .gesture(
          DragGesture()
            .onChanged { value in
              let x = value.location.x - areaX
              if let key: String = proxy.value(atX: x) {
                selected = groups.first { $0.key == key }
              }
            }
            .onEnded { _ in selected = nil }
        )
    }
  }

  private func animateChart() {
    show = []
    for index in groups.indices {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(index) * 0.05) {
        withAnimation(
          .interactiveSpring(response: 0.5, dampingFraction: 0.5, blendDuration: 0.5)
        ) {
          show.append(true)
        }
      }
    }
  }
}

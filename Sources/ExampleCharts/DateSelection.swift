import TerminalApp

extension View {
  /// Says of a chart which date a click or a drag is at.
  nonisolated func onSelectedDate(perform action: @escaping (Date) -> Void) -> some View {
    chartOverlay { proxy in
      GeometryReader { geometry in
        let select = { (location: CGPoint) in
          proxy.date(at: location, in: geometry).map(action) ?? ()
        }
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(DragGesture().onChanged { select($0.location) })
          .onTapGesture { select($0) }
      }
    }
  }
}

extension ChartProxy {
  /// The date at a place of a view over the chart.
  nonisolated func date(at location: CGPoint, in geometry: GeometryProxy) -> Date? {
    value(atX: location.x - geometry[plotAreaFrame].origin.x)
  }
}

extension [Date] {
  /// The index of the date that is nearest to another one; `nil` where there is none.
  package func indexOfNearest(to date: Date) -> Int? {
    indices.min {
      abs(self[$0].timeIntervalSince(date)) < abs(self[$1].timeIntervalSince(date))
    }
  }
}

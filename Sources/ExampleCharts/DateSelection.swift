import TerminalApp

extension View {
  /// Calls a function with the date of a click or drag on the chart.
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
  /// Returns the date at a location of a view over the chart.
  nonisolated func date(at location: CGPoint, in geometry: GeometryProxy) -> Date? {
    value(atX: location.x - geometry[plotAreaFrame].origin.x)
  }
}

extension [Date] {
  /// Returns the index of the nearest date; `nil` without dates.
  package func indexOfNearest(to date: Date) -> Int? {
    indices.min {
      abs(self[$0].timeIntervalSince(date)) < abs(self[$1].timeIntervalSince(date))
    }
  }
}

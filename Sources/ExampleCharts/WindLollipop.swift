import TerminalApp

/// An upright line with a disc on a value, and a diamond on a second one.
package nonisolated struct WindLollipop: View {
  private let date: Date
  private let value: Double
  private let gust: Double?
  private let chartProxy: ChartProxy
  private let geometryProxy: GeometryProxy

  package init(
    at date: Date, value: Double, gust: Double?, chartProxy: ChartProxy,
    geometryProxy: GeometryProxy
  ) {
    (self.date, self.value, self.gust) = (date, value, gust)
    (self.chartProxy, self.geometryProxy) = (chartProxy, geometryProxy)
  }

  package var body: some View {
    let startPositionX = chartProxy.position(forX: date) ?? 0
    let lineX = startPositionX + geometryProxy[chartProxy.plotAreaFrame].origin.x
    let chartAreaHeight = geometryProxy[chartProxy.plotAreaFrame].maxY
    let plotLineY = chartAreaHeight - (chartProxy.position(forY: gust ?? value) ?? 0)

    Rectangle()
      .fill(.gray)
      .frame(width: 2, height: plotLineY)
      .position(x: lineX, y: chartAreaHeight - plotLineY / 2)

    Circle()
      .foregroundColor(.blue)
      .frame(width: 16, height: 16)
      .overlay(
        Circle()
          .stroke(Color.white, lineWidth: 4)
      )
      .position(x: lineX, y: chartProxy.position(forY: value) ?? 0)

    if let gust {
      Rectangle()
        .rotation(Angle(degrees: 45))
        .aspectRatio(1.0, contentMode: .fit)
        .foregroundColor(.red)
        .frame(width: 13, height: 13)
        .overlay(
          Rectangle()
            .rotation(Angle(degrees: 45))
            .stroke(.white, lineWidth: 4)
            .aspectRatio(1.0, contentMode: .fit)
        )
        .position(x: lineX, y: chartProxy.position(forY: gust) ?? 0)
    }
  }
}

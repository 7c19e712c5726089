import TerminalApp

/// A vertical rule with a disc at one value and a diamond at a second.
nonisolated struct WindLollipop: View {
  let date: Date
  let value: Double
  let gust: Double?
  let chartProxy: ChartProxy
  let geometryProxy: GeometryProxy

  var body: some View {
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
      .overlay(Circle().stroke(Color.white, lineWidth: 4))
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

import Testing

@testable import TerminalCharts

@Suite("Sector marks") struct SectorTests {
  private struct Share: Identifiable {
    let id: String
    let value: Double
  }
  private let shares = [
    Share(id: "Water", value: 50), Share(id: "Wind", value: 25), Share(id: "Sun", value: 25),
  ]

  @Test("Sectors form a pie, clockwise from twelve o'clock, without axes")
  func pie() {
    let chart = Chart(shares) { share in
      SectorMark(angle: .value("Share", share.value))
        .foregroundStyle(by: .value("Source", share.id))
    }
    expectPicture(
      chart, 30, 9,
      """
                ⣠⣰⣲⣺⡂⣿⣿⣶⣦⣄
              ⣠⣺⣺⣺⣺⣺⡂⣿⣿⣿⣿⣿⣷⣄
             ⢰⣺⣺⣺⣺⣺⣺⡂⣿⣿⣿⣿⣿⣿⣿⡆
             ⠺⠺⠺⠺⠺⠺⠺⠂⣿⣿⣿⣿⣿⣿⣿⣿
             ⢔⢔⢔⢔⢔⢔⢔⠄⣿⣿⣿⣿⣿⣿⣿⣿
             ⠐⢕⢕⢕⢕⢕⢕⠅⣿⣿⣿⣿⣿⣿⣿⠇
              ⠑⢕⢕⢕⢕⢕⠅⣿⣿⣿⣿⣿⡿⠋
                ⠑⠑⠕⢕⠅⣿⣿⠿⠟⠋
      ⣿ Water  ⢕ Wind  ⣺ Sun
      """)
    expectPicture(
      chart, 30, 9, glyphs: .block,
      """
                ▂▅▆▇▊▐▇▆▅▂
              ▗▇▓▓▓▓▊▐████▇▖
             ▗▓▓▓▓▓▓▊▐██████▖
             ███████▊▐███████
             ▇▇▇▇▇▇▇▊▐███████
             ▝▒▒▒▒▒▒▊▐██████▘
              ▝▜▒▒▒▒▊▐████▛▘
                ▝▀▜█▊▐█▛▀▘
      █ Water  ▒ Wind  ▓ Sun
      """)
  }

  @Test("Sectors with an inner radius form a donut with gaps and annotations")
  func donut() {
    let chart = Chart(shares) { share in
      SectorMark(
        angle: .value("Share", share.value), innerRadius: .ratio(0.4), angularInset: 3
      )
      .cornerRadius(5)
      .annotation(position: .overlay) { Text(share.id) }
    }
    expectPicture(
      chart, 40, 12,
      """
                    ⣠⣤⣶⣾⣿⡇⢸⣿⣷⣶⣤⣄
                 ⢀⣴⣿⣿⣿⣿⣿⣿⡇⢸⣿⣿⣿⣿⣿⣿⣦⡀
                ⣴⣿⣿⣿⣿⣿⣿⣿⣿⡇⢸⣿⣿⣿⣿⣿⣿⣿⣿⣦
               ⣾⣿⣿⣿Sun⣿⣿⠿⠇⠸⠿⣿⣿⣿⣿⣿⣿⣿⣿⣷
              ⣸⣿⣿⣿⣿⣿⣿⣿⠋      ⠙⣿⣿⣿⣿⣿⣿⣿⣇
              ⠿⠿⠿⠿⠿⠿⠿⠇        ⠸⣿⣿⣿⣿⣿⣿⣿
              ⣶⣶⣶⣶⣶⣶⣶⡆        ⢰⣿Water⣿
              ⢹⣿⣿⣿⣿⣿⣿⣿⣄      ⣠⣿⣿⣿⣿⣿⣿⣿⡏
               ⢿⣿⣿Wind⣿⣿⣶⡆⢰⣶⣿⣿⣿⣿⣿⣿⣿⣿⡿
                ⠻⣿⣿⣿⣿⣿⣿⣿⣿⡇⢸⣿⣿⣿⣿⣿⣿⣿⣿⠟
                 ⠈⠻⣿⣿⣿⣿⣿⣿⡇⢸⣿⣿⣿⣿⣿⣿⠟⠁
                    ⠙⠛⠿⢿⣿⡇⢸⣿⡿⠿⠛⠋
      """)
  }

  @Test("The chart proxy converts points to angles, and angles to values")
  func proxy() throws {
    let chart = Chart(shares) { SectorMark(angle: .value("Share", $0.value)) }
    let proxy = try #require(draw(chart, columns: 20, rows: 10).proxy)
    let right = proxy.angle(at: CGPoint(x: 150, y: 80))
    #expect(abs(right.degrees - 90) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: 10, y: 80)).degrees - 270) < 1e-9)
    #expect(proxy.value(atAngle: right, as: Double.self) == 25)
    #expect(proxy.value(atAngle: .degrees(-90), as: Int.self) == 75)
    #expect(proxy.value(atAngle: right, as: String.self) == nil)
  }

  @Test(
    "Sectors with extreme values do not crash",
    arguments: [-1, 0, 1e308, .infinity, .nan, .leastNonzeroMagnitude])
  func hostile(value: Double) {
    for dimension in [MarkDimension.automatic, .ratio(value), .fixed(value), .inset(value)] {
      let chart = Chart([1, value, value], id: \.self) {
        SectorMark(
          angle: .value("", $0), innerRadius: dimension, outerRadius: dimension,
          angularInset: value)
      }
      for rows in 0...4 { _ = picture(chart, columns: 10, rows: rows) }
    }
  }
}

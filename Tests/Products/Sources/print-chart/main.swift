import TerminalCharts

let prices = [31, 28, 26, 27, 33, 41, 46, 42, 38, 33, 25, 22]

Chart(Array(prices.enumerated()), id: \.offset) { hour, price in
  BarMark(x: .value("Hour", hour), y: .value("Price", price))
    .foregroundStyle(price < 30 ? .green : .orange)
}
.chartYAxisLabel("øre per kWh")
.printChart()

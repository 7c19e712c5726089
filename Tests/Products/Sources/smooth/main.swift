import ChartStatistics

let prices = [31.0, 28, 26, 27, 33, 41, 46, 42, 38, 33, 25, 22]
print(prices.histogram().map(\.count))

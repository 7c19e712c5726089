import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalCharts

@Suite("Bins") struct BinsTests {
  @Test("Number bins have round thresholds") func roundNumbers() {
    let bins = NumberBins(data: [1.5, 2.5, 3, 9.5], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect([1.5, 2, 3.9, 9.5, 10, -5, 99].map(bins.index(for:)) == [0, 1, 1, 4, 4, 0, 4])
    #expect(bins.count == 5)
    #expect(bins[1].lowerBound == 2 && bins[1].upperBound == 4)
    #expect(!bins[1].contains(4))
    #expect(bins[4].contains(10))
    #expect(bins.map(\.lowerBound) == [0, 2, 4, 6, 8])
  }

  @Test("Number bins can be created from a range, a count, a size or thresholds")
  func otherInitialisers() {
    #expect(NumberBins(range: 0...100).thresholds == Array(stride(from: 0, through: 100, by: 10)))
    #expect(NumberBins(range: 0...9, count: 3).thresholds == [0, 3, 6, 9])
    #expect(NumberBins(range: 0...2, count: 9).thresholds == [0, 1, 2])
    #expect(NumberBins(size: 0.1, range: 0...0.3).count == 3)
    #expect(NumberBins(size: 4, range: 0...10).thresholds == [0, 4, 8, 12])
    #expect(NumberBins(size: 0, range: 0...10).thresholds == [0, 10])
    #expect(NumberBins(thresholds: [3, 1, 2, 2]).thresholds == [1, 2, 3])
    #expect(NumberBins(data: [Int]()).isEmpty)
    #expect(NumberBins(data: [Int]()).index(for: 3) == 0)
    #expect(NumberBins(data: [7, 7, 7]).thresholds == [7, 8])
    #expect(NumberBins(data: [0, 1, 2, 3], desiredCount: 50).thresholds == [0, 1, 2, 3])
    #expect(NumberBins(data: [0, 10], desiredCount: 20, minimumStride: 5).count == 2)
    #expect(NumberBins(data: [Decimal(1), Decimal(3)], desiredCount: 2).thresholds == [1, 2, 3])
  }

  @Test("The number of bins is the nearest to the desired one that round numbers give")
  func nearestCount() {
    let data = [-13.9, 0, 13.9]
    #expect(NumberBins(data: data, desiredCount: 12).count == 14)
    #expect(NumberBins(data: data, desiredCount: 50).count == 56)
    #expect(NumberBins(data: data, desiredCount: 7).count == 6)
    #expect(NumberBins(data: [0, 100.0], desiredCount: 12).count == 10)
  }

  @Test("Bins hold the data up to the ends of an integer type") func integerEnds() {
    for data in [[Int.min, .max], [0, .max], [.min, 5], [.max - 3, .max]] {
      let bins = NumberBins(data: data)
      #expect((1...200).contains(bins.count), "\(data)")
      guard !bins.isEmpty else { continue }
      #expect(data.allSatisfy { bins[bins.index(for: $0)].contains($0) }, "\(data)")
    }
    #expect(NumberBins(data: [UInt8.min, 3, .max]).thresholds.last == .max)
    let range = NumberBins(range: 0...Int.max, count: 7)
    #expect(range.count == 7 && range.thresholds.last == .max)
    #expect(NumberBins(range: Int.min...Int.max).thresholds.first == .min)
    #expect(NumberBins(size: Int.max / 2, range: 0...Int.max).thresholds.last == .max)
  }

  /// A hundred numbers spread evenly over 0…99 have σ ≈ 29.01: 3.49σ/∛100 ≈ 21.8, five bins.
  @Test("Scott's rule decides the default number of bins") func scottsRule() {
    #expect(ScottsRule.count((0..<100).map(Double.init)) == 5)
    #expect(NumberBins(data: Array(0..<100)).thresholds == [0, 20, 40, 60, 80, 100])
    #expect(ScottsRule.count([5]) == 1)
    #expect(ScottsRule.count([5, 5, 5]) == 1)
    var outlier = Array(repeating: 0.0, count: 100_000)
    outlier.append(1e9)
    #expect(NumberBins(data: outlier).count <= 200)
  }

  @Test("The bin at a value's index contains the value") func everyValueIsInItsBin() {
    let seed: UInt64 = 21
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let data = (0..<50).map { _ in random.number(exponents: -5...5) }
      let bins = NumberBins(data: data, desiredCount: Int.random(in: -3...400, using: &random))
      #expect((1...200).contains(bins.count), "seed \(seed) round \(round)")
      #expect(data.allSatisfy { bins[bins.index(for: $0)].contains($0) }, "\(seed) \(round)")
    }
  }

  @Test("Extreme ranges give at most 200 bins") func extremes() {
    let most = Double.greatestFiniteMagnitude
    #expect(NumberBins(data: [-most, most, .nan, .infinity]).count <= 200)
    #expect(NumberBins(range: -most...most, count: 4).count == 4)
    #expect(NumberBins(range: Int.min...Int.max).count <= 200)
    #expect(NumberBins(data: [UInt8.min, .max]).count <= 200)
    #expect(NumberBins(data: [1e300, 1e300]).count <= 1)
    #expect(DateBins(range: Date.distantPast...Date.distantFuture).count <= 200)
    #expect(DateBins(timeInterval: 1e-300, range: Date.distantPast...Date.distantFuture).count == 1)
  }

  private func date(_ text: String) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds(text, .utc))
  }

  private var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  @Test("Date bins follow calendar units and time intervals") func calendarUnits() {
    let months = DateBins(
      unit: .month, range: date("2022-01-15T00:00:00")...date("2022-03-01T00:00:00"), calendar: utc)
    #expect(
      months.thresholds
        == ["2022-01-01T00:00:00", "2022-02-01T00:00:00", "2022-03-01T00:00:00"].map(date))
    #expect(months.index(for: date("2022-02-28T12:00:00")) == 1)
    let hours = DateBins(
      range: date("2022-01-15T00:00:00")...date("2022-01-15T12:00:00"), calendar: utc)
    #expect(hours.count == 12)
    let one = DateBins(data: [date("2022-01-15T00:00:00")], calendar: utc)
    #expect(one.count == 1)
    #expect(DateBins(data: []).isEmpty)
    let quarters = DateBins(
      timeInterval: 900, range: date("2022-01-15T00:00:00")...date("2022-01-15T01:00:00"))
    #expect(quarters.count == 4)
  }
}

import ExampleCharts
import Foundation
import TerminalCharts

/// The number of participants of an age.
struct AgeStatistic: Identifiable {
  let category: String
  let male: Int
  let female: Int

  var id: String { category }
  var age: PlottableValue<String> { .value("Age", category) }
  var men: PlottableValue<Int> { .value("People", male) }
  var bar: BarMark { BarMark(x: age, y: .value("Male", male)) }
  var level: BarMark { BarMark(x: .value("Male", male), y: age) }

  static let all = [
    AgeStatistic(category: "Unknown", male: 12, female: 9),
    AgeStatistic(category: "0-17", male: 64, female: 71),
    AgeStatistic(category: "18-29", male: 118, female: 132),
    AgeStatistic(category: "30-39", male: 141, female: 127),
    AgeStatistic(category: "40-49", male: 97, female: 104),
    AgeStatistic(category: "50-64", male: 83, female: 92),
    AgeStatistic(category: "65+", male: 46, female: 58),
  ]

  static var average: Double {
    Double(all.reduce(0) { $0 + $1.male + $1.female }) / Double(2 * all.count)
  }
}

/// The number of participants of an age and a gender.
struct AgeCount: Identifiable {
  let age: String
  let gender: String
  let count: Int

  var id: String { age + gender }
  var x: PlottableValue<String> { .value("Age", age) }
  var y: PlottableValue<Int> { .value(gender, count) }

  static let all = zip(men, women).flatMap { [$0, $1] }
  static let men = of("Male", \.male)
  private static let women = of("Female", \.female)

  private static func of(_ gender: String, _ count: (AgeStatistic) -> Int) -> [AgeCount] {
    AgeStatistic.all.map { AgeCount(age: $0.category, gender: gender, count: count($0)) }
  }
}

extension AgeGroup {
  static let sums = AgeStatistic.all.map {
    AgeGroup(key: $0.category, quantity: $0.male + $0.female)
  }
}

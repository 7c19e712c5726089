/// Evidence from the first values of a column or a key about their meaning.
package struct CellEvidence {
  /// The number of values that are not missing.
  let count: Int
  /// The distinct texts in their order.
  let distinct: [String]
  let numbers: [Double]
  /// Whether at least half of the values are times, so that the others are errors.
  let areTimes: Bool
  let areAllTimes: Bool

  /// Examines texts; empty texts and missing-value marks count as missing.
  package init(_ texts: [String]) {
    let known = texts.filter { !MissingMark.matches($0) }
    count = known.count
    var seen: Set<String> = []
    distinct = known.filter { seen.insert($0).inserted }
    numbers = known.compactMap { CellNumber($0) }.filter { !$0.isQuantity }.map(\.price.doubleValue)
    let times = known.count { TimeText.time(in: $0) != nil }
    areAllTimes = times > 0 && times == known.count
    areTimes = times > 0 && times * 2 >= known.count
  }

  package var areNumbers: Bool { count > 0 && numbers.count == count }
  /// Whether there are two or more values, all equal.
  var isOne: Bool { count > 1 && distinct.count == 1 }
  /// Whether there are five or more values, all equal; fewer could be a coincidence.
  var isConstant: Bool { count > 4 && distinct.count == 1 }

  /// Whether the values count the rows.
  var doCount: Bool {
    areNumbers && count > 4 && zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// Whether a dozen or more values are a few whole numbers, such as levels and codes.
  var areCodes: Bool {
    areNumbers && count >= 12 && distinct.count <= 4 && numbers.allSatisfy { $0 == $0.rounded() }
  }

  /// Whether the values are a few whole numbers of one digit.
  var areDigits: Bool {
    areNumbers && distinct.count <= 4
      && numbers.allSatisfy { $0 == $0.rounded() && 0...9 ~= $0 }
  }

  /// Whether the values are identifiers of meters or connections.
  package var areLongNumbers: Bool {
    count > 0
      && distinct.allSatisfy { text in
        let digits = text.filter { $0 != "=" && $0 != "\"" && $0 != "'" }
        return (9...18).contains(digits.utf8.count) && digits.utf8.allSatisfy(\.isDigit)
      }
  }

  /// Whether the values are texts without numbers.
  package var areTexts: Bool { count > 0 && numbers.isEmpty }
}

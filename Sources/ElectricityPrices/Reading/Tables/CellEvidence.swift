/// What the first values of a column, or under a key, tell of what they are.
package struct CellEvidence {
  /// How many values there are, without those that are missing.
  let count: Int
  /// The texts that are there, each once, in their order.
  let distinct: [String]
  /// The values of those that are numbers.
  let numbers: [Double]
  /// Whether at least half of the values are times: a wrong one among right ones is an error.
  let areTimes: Bool
  /// Whether all values are times.
  let areAllTimes: Bool

  /// Looks at texts, of which empty ones and marks are missing values.
  package init(_ texts: [String]) {
    let known = texts.filter { !MissingMark.matches($0) }
    count = known.count
    var seen: Set<String> = []
    distinct = known.filter { seen.insert($0).inserted }
    numbers = known.compactMap { CellNumber($0)?.price.doubleValue }
    let times = known.count { TimeText.time(in: $0) != nil }
    areAllTimes = times > 0 && times == known.count
    areTimes = times > 0 && times * 2 >= known.count
  }

  /// Whether all values are numbers.
  package var areNumbers: Bool { count > 0 && numbers.count == count }
  /// Whether two or more values are there, and the same.
  var isOne: Bool { count > 1 && distinct.count == 1 }
  /// Whether five or more values are the same: less is chance.
  var isConstant: Bool { count > 4 && distinct.count == 1 }

  /// Whether the values count the rows.
  var doCount: Bool {
    areNumbers && count > 4 && zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// Whether a dozen or more values are few whole numbers, as levels and codes are.
  var areCodes: Bool {
    areNumbers && count >= 12 && distinct.count <= 4 && numbers.allSatisfy { $0 == $0.rounded() }
  }

  /// Whether these are numbers of things: of meters, of connections.
  package var areLongNumbers: Bool {
    count > 0
      && distinct.allSatisfy { text in
        let digits = text.filter { $0 != "=" && $0 != "\"" && $0 != "'" }
        return (9...18).contains(digits.utf8.count) && digits.utf8.allSatisfy(\.isDigit)
      }
  }

  /// Whether these are texts and no numbers.
  package var areTexts: Bool { count > 0 && numbers.isEmpty }
}

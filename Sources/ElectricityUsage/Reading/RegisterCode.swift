import ElectricityPrices

/// The OBIS code of a register, such as `1-1:1.8.0` or `2.29.0`, or its short form, such as `A+`.
struct RegisterCode {
  // The groups of a code: the quantity, its kind and the tariff.
  private let quantity: Int
  private let kind: Int
  private let tariff: Int

  /// Finds a code in a text; `nil` if there is none.
  init?(_ text: String) {
    // The number of a meter can follow: `-A/30012345 [kW]`.
    let marks = text.lowercased().split { " ()[]:_,/".contains($0) }.map(String.init)
    let signs = Set(marks.compactMap { Self.signed[$0] })
    if let signed = signs.first, signs.count == 1 {
      let isPart = ColumnName.words(text).contains(where: ColumnKind.part.contains)
      (quantity, kind, tariff) = (signed, 29, isPart ? 1 : 0)
      return
    }
    let codes = text.split { " ()[]:-*/".contains($0) }.compactMap { part -> [Int]? in
      let numbers = part.split(separator: ".", omittingEmptySubsequences: false)
      let groups = numbers.compactMap { $0.utf8.count < 3 ? Int($0) : nil }
      return numbers.count == 3 && groups.count == 3 ? groups : nil
    }
    guard let code = codes.first, 1...80 ~= code[0], Self.kinds.contains(code[1]) else {
      return nil
    }
    (quantity, kind, tariff) = (code[0], code[1], code[2])
  }

  /// Creates the code of an Australian suffix, such as `E1` from the grid and `10309#B1` into it.
  init?(suffix text: String) {
    let suffix = text.split(separator: "#").last ?? ""
    let digits = suffix.dropFirst()
    guard let first = suffix.uppercased().first, let quantity = Self.suffixes[first],
      let number = Int(digits), digits.utf8.count == 1
    else { return nil }
    (self.quantity, kind, tariff) = (quantity, 29, number)
  }

  private static let suffixes: [Character: Int] = ["E": 1, "B": 2, "Q": 3, "K": 4]

  // The quantities of the signs for active and reactive energy.
  private static let signed = [
    "a+": 1, "+a": 1, "p+": 1, "+p": 1, "a-": 2, "-a": 2, "p-": 2, "-p": 2, "r+": 3, "+r": 3,
    "q+": 3, "+q": 3, "r-": 4, "-r": 4, "q-": 4, "-q": 4,
  ]

  // Mean and maximum power, readings, and the energy of a period or an interval.
  private static let kinds: Set<Int> = [2, 4, 5, 6, 7, 8, 9, 29]

  /// The quantity without the phase: 21, 41 and 61 are quantity 1 of one phase.
  private var plain: Int { quantity % 20 }

  /// The direction of active energy; `nil` for other quantities.
  var direction: EnergyDirection? { plain == 1 ? .consumption : plain == 2 ? .production : nil }

  /// Whether the quantity is reactive or apparent energy.
  var isReactive: Bool { 3...10 ~= plain }
  var isReading: Bool { kind == 8 }
  var isPower: Bool { 2...7 ~= kind }

  /// Whether the register is the sum over all tariffs and phases.
  var isTotal: Bool { tariff == 0 && quantity < 20 }
}

/// The OBIS code of a register, such as `1-1:1.8.0` or `2.29.0`.
struct RegisterCode {
  // The groups of a code: the quantity, its kind and the tariff.
  private let quantity: Int
  private let kind: Int
  private let tariff: Int

  /// Finds a code in a text; fails if there is none.
  init?(_ text: String) {
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

  // Mean and maximum power, readings, and the energy of a period or an interval.
  private static let kinds: Set<Int> = [2, 4, 5, 6, 7, 8, 9, 29]

  /// The quantity without the phase: 21, 41 and 61 are 1 in one phase.
  private var plain: Int { quantity % 20 }

  /// The direction of active energy; `nil` for other quantities.
  var direction: EnergyDirection? {
    plain == 1 ? .consumption : plain == 2 ? .production : nil
  }

  /// Whether the quantity is reactive or apparent energy.
  var isReactive: Bool { 3...10 ~= plain }
  var isReading: Bool { kind == 8 }
  var isPower: Bool { 2...7 ~= kind }

  /// Whether the register is the sum over all tariffs and phases.
  var isTotal: Bool { tariff == 0 && quantity < 20 }
}

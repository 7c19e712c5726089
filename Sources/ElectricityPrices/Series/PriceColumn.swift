/// Many prices in little room: integers over one power of ten, as narrow as they allow.
///
/// Prices of one file share their number of decimals, so that four bytes a price suffice; a price
/// that does not fit widens the column, to eight bytes and at last to whole ``Price`` values.
struct PriceColumn: Sendable {
  private enum Storage: Sendable {
    // The smallest number stands for a missing price; a column whose prices need it is widened.
    case narrow([Int32])
    case wide([Int64])
    case mixed([Price?])
  }

  private var storage = Storage.narrow([])
  private(set) var exponent = 0

  var count: Int {
    switch storage {
    case .narrow(let numbers): numbers.count
    case .wide(let numbers): numbers.count
    case .mixed(let prices): prices.count
    }
  }

  subscript(index: Int) -> Price? {
    switch storage {
    case .narrow(let numbers):
      let number = numbers[index]
      return number == .min ? nil : Price(significand: Int64(number), exponent: exponent)
    case .wide(let numbers):
      let number = numbers[index]
      return number == .min ? nil : Price(significand: number, exponent: exponent)
    case .mixed(let prices): return prices[index]
    }
  }

  mutating func reserve(_ count: Int) {
    guard case .narrow(var numbers) = storage else { return }
    storage = .narrow([])
    numbers.reserveCapacity(count)
    storage = .narrow(numbers)
  }

  /// Appends a price; amortised O(1), except O(n) where the column must be widened.
  mutating func append(_ price: Price?) {
    if case .narrow(var numbers) = storage {
      guard let number = narrow(price) else { return appendWidening(price) }
      // Taken out first, so that the array is not copied.
      storage = .narrow([])
      numbers.append(number)
      storage = .narrow(numbers)
    } else {
      appendWidening(price)
    }
  }

  private func narrow(_ price: Price?) -> Int32? {
    guard let price else { return .min }
    let shift = price.exponent - exponent
    if shift == 0 { return Int32(exactly: price.significand).flatMap { $0 == .min ? nil : $0 } }
    if price == .zero { return 0 }
    guard (1...9).contains(shift), price.significand.magnitude < 1 << 31 else { return nil }
    let number = price.significand * Price.powers[shift]
    return Int32(exactly: number).flatMap { $0 == .min ? nil : $0 }
  }

  private mutating func appendWidening(_ price: Price?) {
    // A finer price than all before: the others get more digits.
    if let price, price != .zero, price.exponent < exponent || count == 0 {
      rescale(to: price.exponent)
    }
    switch storage {
    case .narrow(var numbers):
      if let number = narrow(price) {
        storage = .narrow([])
        numbers.append(number)
        storage = .narrow(numbers)
      } else {
        storage = .wide(numbers.map { $0 == .min ? .min : Int64($0) })
        appendWidening(price)
      }
    case .wide(var numbers):
      if let number = wide(price) {
        storage = .wide([])
        numbers.append(number)
        storage = .wide(numbers)
      } else {
        storage = .mixed((0..<count).map { self[$0] })
        appendWidening(price)
      }
    case .mixed(var prices):
      storage = .mixed([])
      prices.append(price)
      storage = .mixed(prices)
    }
  }

  private func wide(_ price: Price?) -> Int64? {
    guard let price else { return .min }
    if price == .zero { return 0 }
    let shift = price.exponent - exponent
    guard (0...18).contains(shift) else { return nil }
    let (number, overflow) = price.significand.multipliedReportingOverflow(by: Price.powers[shift])
    return overflow || number == .min ? nil : number
  }

  private mutating func rescale(to finer: Int) {
    if case .mixed = storage { return }
    let prices = (0..<count).map { self[$0] }
    let old = self
    exponent = finer
    let narrowed = prices.map(narrow)
    if case .narrow = storage, !narrowed.contains(where: { $0 == nil }) {
      storage = .narrow(narrowed.compactMap { $0 })
      return
    }
    let widened = prices.map(wide)
    if !widened.contains(where: { $0 == nil }) {
      storage = .wide(widened.compactMap { $0 })
    } else {
      self = old
      storage = .mixed(prices)
    }
  }

  /// The number of missing prices.
  var missingCount: Int {
    switch storage {
    case .narrow(let numbers): numbers.count { $0 == .min }
    case .wide(let numbers): numbers.count { $0 == .min }
    case .mixed(let prices): prices.count { $0 == nil }
    }
  }

  /// The same column with every price times a power of ten; nothing if one gets out of range.
  func scaled(byPowerOfTen power: Int) -> PriceColumn? {
    var result = self
    // Below ten digits, and at a small power, all numbers stay in range: only the power changes.
    if case .narrow = storage, (-24...8).contains(exponent + power) {
      result.exponent += power
      return result
    }
    result = PriceColumn()
    for index in 0..<count {
      guard let price = self[index] else {
        result.append(nil)
        continue
      }
      guard let scaled = price.scaled(byPowerOfTen: power) else { return nil }
      result.append(scaled)
    }
    return result
  }
}

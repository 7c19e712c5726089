/// Numbers distinct keys in the order of their first appearance.
///
/// Data come in runs of the same key, or go through the keys in the same order again and again:
/// both cost a comparison, and only what is neither is hashed.
struct DistinctKeys<Key: Hashable> {
  /// The keys by their numbers.
  private(set) var keys: [Key] = []
  // Empty as long as all keys came in rising order, where an order is known.
  private var numbers: [Key: Int] = [:]
  private var last = 0

  init() {}

  /// The number of a key, which is a new one for a new key.
  mutating func number(of key: Key) -> Int {
    if last < keys.count {
      if keys[last] == key { return last }
      let next = last + 1 < keys.count ? last + 1 : 0
      if keys[next] == key {
        last = next
        return next
      }
    }
    if numbers.isEmpty {
      for (number, key) in keys.enumerated() { numbers[key] = number }
    }
    last = numbers[key] ?? append(key)
    return last
  }

  /// The number of a key that appeared, else `nil`.
  func known(_ key: Key) -> Int? { numbers.isEmpty ? keys.firstIndex(of: key) : numbers[key] }

  private mutating func append(_ key: Key) -> Int {
    numbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }
}

extension DistinctKeys where Key: Comparable {
  /// The number of a key among keys that mostly come in rising order.
  ///
  /// As long as they do, a key above all others is a new one, and nothing is hashed.
  mutating func number(ofRising key: Key) -> Int {
    if let greatest = keys.last, !numbers.isEmpty || !(key > greatest) { return number(of: key) }
    keys.append(key)
    last = keys.count - 1
    return last
  }
}

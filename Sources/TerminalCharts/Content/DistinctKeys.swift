/// Numbers distinct keys in the order of their first appearance.
struct DistinctKeys<Key: Hashable> {
  private(set) var keys: [Key] = []
  private var numbers: [Key: Int] = [:]

  init() {}

  /// The number of a key, which is a new one for a new key.
  mutating func number(of key: Key) -> Int {
    // Data come in runs of the same key: of most nothing is hashed.
    if let last = keys.last, last == key { return keys.count - 1 }
    if let number = numbers[key] { return number }
    numbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  /// The number of a key that appeared, else `nil`.
  func known(_ key: Key) -> Int? { numbers[key] }
}

/// Numbers distinct keys in the order of their first appearance.
///
/// Data come in runs of the same key, or go through the keys in the same order again and again:
/// both cost a comparison, and only what is neither is hashed.
struct DistinctKeys<Key: Hashable> {
  /// The keys by their numbers.
  private(set) var keys: [Key] = []
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
    last = numbers[key] ?? append(key)
    return last
  }

  /// The number of a key that appeared, else nil.
  func known(_ key: Key) -> Int? { numbers[key] }

  private mutating func append(_ key: Key) -> Int {
    numbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }
}

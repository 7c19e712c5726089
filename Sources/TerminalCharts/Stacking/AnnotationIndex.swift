/// Finds the annotations of some marks without looking at the others.
///
/// Groups lie in one another or apart, and have their annotation when they end: annotations come
/// in the order of those ends. They are kept by the size of their groups, to the power of two:
/// of each size only those are looked at whose ends are near enough for a mark to be in them.
struct AnnotationIndex {
  // Of groups with 2ⁿ to 2ⁿ⁺¹ - 1 marks, the numbers of the annotations.
  private var sizes: [[Int]] = []

  /// - Complexity: O(n), where n is the number of annotations.
  init(of annotations: [MarkAnnotation]) {
    for (number, annotation) in annotations.enumerated() {
      let count = annotation.records.count
      let power = Int.bitWidth - 1 - max(1, count).leadingZeroBitCount
      while sizes.count <= power { sizes.append([]) }
      sizes[power].append(number)
    }
  }

  /// The annotations of marks, and their indices with those of all marks that have the same
  /// annotations, in rising order.
  ///
  /// - Parameter indices: in rising order.
  /// - Complexity: O(k log n), where n is the number of annotations and k that of marks.
  func annotated(
    _ indices: [Int], by annotations: [MarkAnnotation]
  ) -> (indices: [Int], annotations: [MarkAnnotation]) {
    let found = numbers(of: indices, annotations).map { annotations[$0] }
    let groups = found.lazy.map(\.records).filter { $0.count > 1 }
    guard !groups.isEmpty else { return (indices, found) }
    return (Self.distinct(groups.reduce(indices) { $0 + $1 }), found)
  }

  private func numbers(of indices: [Int], _ annotations: [MarkAnnotation]) -> [Int] {
    var found: [Int] = []
    for (power, numbers) in sizes.enumerated() {
      for index in indices {
        let first = numbers.partitioningIndex { annotations[$0].records.upperBound > index }
        for number in numbers[first...] {
          let records = annotations[number].records
          guard records.upperBound - index < 2 << power else { break }
          if records.contains(index) { found.append(number) }
        }
      }
    }
    return Self.distinct(found)
  }

  private static func distinct(_ numbers: [Int]) -> [Int] {
    numbers.sorted().reduce(into: []) { if $1 != $0.last { $0.append($1) } }
  }
}

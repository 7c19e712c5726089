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

  /// Those of the annotations that belong to some marks or to groups with them.
  ///
  /// - Parameter indices: in rising order.
  /// - Complexity: O(k log n), where n is the number of annotations and k that of marks.
  func annotations(of indices: [Int], among annotations: [MarkAnnotation]) -> [MarkAnnotation] {
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
    return found.risingOnce().map { annotations[$0] }
  }
}

extension [Int] {
  /// The indices with those of all marks of annotations, in rising order.
  func with(_ annotations: [MarkAnnotation]) -> [Int] {
    annotations.isEmpty ? self : (self + annotations.flatMap(\.records)).risingOnce()
  }

  /// The numbers in rising order, each once.
  fileprivate func risingOnce() -> [Int] {
    sorted().reduce(into: []) { if $1 != $0.last { $0.append($1) } }
  }
}

import CLibrary
import FoundationSubset

extension ArrangedMarks {
  /// The index of the first mark that stands elsewhere than among other marks, which are the same
  /// in everything else; the number of marks where none does.
  ///
  /// - Returns: `nil` where more has changed than where marks stand, or where that decides about
  ///   more than themselves, as of sectors.
  /// - Complexity: O(n), where n is the number of marks; marks that are the same cost a comparison
  ///   of memory.
  func firstMove(since other: ArrangedMarks) -> Int? {
    guard records.count == other.records.count, !isPart, !other.isPart,
      hasGivenSlots == other.hasGivenSlots, facts == other.facts,
      collection.hasTables(of: other.collection)
    else { return nil }
    guard let first = firstDifference(from: other) else { return records.count }
    let areAlike = (first..<records.count).allSatisfy {
      collection.records[$0].isLike(other.collection.records[$0])
    }
    return areAlike ? first : nil
  }

  private func firstDifference(from other: ArrangedMarks) -> Int? {
    collection.records.withUnsafeBufferPointer { mine in
      other.collection.records.withUnsafeBufferPointer { its in
        mine.firstDifference(from: its)
      }
    }
  }
}

extension UnsafeBufferPointer<MarkRecord> {
  // Enough for a comparison of memory to pay.
  private static var block: Int { 16 }

  fileprivate func firstDifference(from other: Self) -> Int? {
    guard let mine = baseAddress, let its = other.baseAddress, mine != its else { return nil }
    let stride = MemoryLayout<MarkRecord>.stride
    for start in Swift.stride(from: 0, to: count, by: Self.block) {
      let end = Swift.min(start + Self.block, count)
      // The bits between the fields may differ where the fields do not.
      if memcmp(mine + start, its + start, (end - start) * stride) == 0 { continue }
      if let index = (start..<end).first(where: { !mine[$0].isSame(as: its[$0]) }) {
        return index
      }
    }
    return nil
  }
}

extension MarkRecord {
  fileprivate func isSame(as other: MarkRecord) -> Bool {
    isLike(other) && x.isSame(as: other.x) && y.isSame(as: other.y)
  }

  /// Whether the mark is the same as another one but for its place.
  fileprivate func isLike(_ other: MarkRecord) -> Bool {
    kind == other.kind && style == other.style && series == other.series
      && sector == other.sector && stacking == other.stacking && width == other.width
      && height == other.height && x.isLike(other.x) && y.isLike(other.y)
  }
}

extension MarkExtent {
  fileprivate func isLike(_ other: MarkExtent) -> Bool { form == other.form && kind == other.kind }
}

extension MarkCollection {
  /// Whether scales, legends and painters find the same beside the marks themselves.
  fileprivate func hasTables(of other: MarkCollection) -> Bool {
    sectors.isEmpty && other.sectors.isEmpty && clips.isEmpty && other.clips.isEmpty
      && symbolViews.isEmpty && other.symbolViews.isEmpty && masks == other.masks
      && kinds == other.kinds && x == other.x && y == other.y && series == other.series
      && foreground == other.foreground && lineStyle == other.lineStyle && symbol == other.symbol
      && symbolSize == other.symbolSize && position == other.position && styles == other.styles
  }
}

/// The least and the greatest finite datum of a direction; `nil` where there is none.
struct DataBounds: Equatable {
  /// With the ends of bins.
  let ends: ClosedRange<Double>?
  /// With the middles of bins.
  let middles: ClosedRange<Double>?

  /// - Complexity: O(n), where n is the number of extents.
  init(of extents: some Sequence<MarkExtent>, _ kind: ScaleKind?) {
    var ends = Extremes()
    var middles = Extremes()
    for extent in extents where extent.isData && extent.kind == kind {
      ends.include(extent.lower)
      ends.include(extent.upper)
      if extent.form == .bin {
        middles.include(extent.middle)
      } else {
        middles.include(extent.lower)
        middles.include(extent.upper)
      }
    }
    (self.ends, self.middles) = (ends.range, middles.range)
  }
}

/// The least and the greatest of finite numbers.
private struct Extremes {
  private var least = Double.infinity
  private var greatest = -Double.infinity

  mutating func include(_ value: Double) {
    guard value.isFinite else { return }
    if value < least { least = value }
    if value > greatest { greatest = value }
  }

  var range: ClosedRange<Double>? { least <= greatest ? least...greatest : nil }
}

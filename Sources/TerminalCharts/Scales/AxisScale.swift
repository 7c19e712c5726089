import CivilTime
import FoundationSubset
import LocaleFormats

/// A trained position scale of x or y with what an axis needs to know of the data.
package struct AxisScale {
  /// The kind of the data; `nil` where no mark has any in this direction.
  package var kind: ScaleKind?
  package var scale: PositionScale
  var categories: ValueTable
  package var label: String?
  /// The calendar unit of the bins, where one was given.
  var unit: Calendar.Component?
  let zone: Zone
  /// How labels write numbers and dates.
  package var locale = TextLocale.posix
  /// The round numbers of an automatic domain.
  var ticks: NumericTicks?

  /// What the datum is called by marks: a number, seconds, or a category's index.
  func datum(of value: PlottedValue) -> Double? {
    switch (value, kind) {
    case (.number(let number), .number), (.date(let number), .date): number
    case (.category, .category): categories.index(of: value).map(Double.init)
    default: nil
    }
  }

  /// The position, 0…1 in the domain, of a value; `nil` when it is of another kind or unknown.
  func position(of value: PlottedValue) -> Double? {
    guard let datum = datum(of: value) else { return nil }
    let position = scale.position(datum)
    return position.isNaN ? nil : position
  }

  /// Whether a datum lies in the domain, but for the noise of floating point.
  func isInside(_ datum: Double) -> Bool {
    let position = scale.position(datum)
    return position >= -1e-9 && position <= 1 + 1e-9
  }

  /// Where zero lies on a scale of numbers.
  var zeroPosition: Double? {
    guard kind == .number else { return nil }
    let position = scale.position(0)
    return position.isFinite ? position : nil
  }

  /// The value at a position; `nil` outside the bands of a category scale.
  func value(at position: Double) -> PlottedValue? {
    switch kind {
    case .number: .number(scale.value(at: position))
    case .date: .date(scale.value(at: position))
    case .category: scale.index(at: position).map { categories.values[$0] }
    case nil: nil
    }
  }

  /// The positions that an extent of a mark covers; `nil` for points of the plot and where nothing
  /// is said.
  func positions(of extent: MarkExtent) -> (lower: Double, upper: Double)? {
    guard extent.isData, kind == extent.kind else { return nil }
    if extent.form == .value, extent.kind == .category {
      guard extent.lower.isFinite else { return nil }
      let band = scale.band(Int(extent.lower))
      return (band.lowerBound, band.upperBound)
    }
    return (end(extent.lower, extent.form), end(extent.upper, extent.form))
  }

  // A bar on a logarithmic scale begins at zero, which has no place there: it begins at the
  // domain's end.
  private func end(_ datum: Double, _ form: MarkExtent.Form) -> Double {
    let position = scale.position(datum)
    guard position.isNaN, form == .range, datum <= 0 else { return position }
    return scale.position(scale.domain.lowerBound)
  }
}

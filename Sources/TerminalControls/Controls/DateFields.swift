import FoundationSubset
import TerminalCore

/// A date as the fields of a line, each of which can be changed by itself.
///
/// They are written as ISO 8601 has them, from the year on: the same everywhere, and no guess which
/// of two numbers is the month.
struct DateFields {
  let date: Date
  let calendar: Calendar
  let bounds: ClosedRange<Date>
  let components: DatePickerComponents

  /// A field, with the text that follows it.
  struct Field: Hashable {
    let component: Calendar.Component
    let digits: Int
    let end: String
  }

  /// The fields in the order in which they stand.
  var fields: [Field] {
    var fields: [Field] = []
    if components.contains(.date) {
      let end = components.contains(.hourAndMinute) ? " " : ""
      fields += [
        Field(component: .year, digits: 4, end: "-"), Field(component: .month, digits: 2, end: "-"),
        Field(component: .day, digits: 2, end: end),
      ]
    }
    if components.contains(.hourAndMinute) {
      let hasSeconds = components.contains(.hourMinuteAndSecond)
      fields += [
        Field(component: .hour, digits: 2, end: ":"),
        Field(component: .minute, digits: 2, end: hasSeconds ? ":" : ""),
      ]
      if hasSeconds { fields.append(Field(component: .second, digits: 2, end: "")) }
    }
    return fields
  }

  /// The digits of a field.
  func text(of field: Field) -> String {
    let number = String(calendar.component(field.component, from: date))
    return String(repeating: "0", count: max(0, field.digits - number.count)) + number
  }

  /// The date by so many units later, at the nearest end of the bounds where it would leave them.
  func stepped(_ field: Field, by steps: Int) -> Date {
    let moved = calendar.date(byAdding: field.component, value: steps, to: date) ?? date
    return min(max(moved, bounds.lowerBound), bounds.upperBound)
  }

  /// The date with another number in a field; `nil` where there is no such date, or not within the
  /// bounds.
  func setting(_ field: Field, to number: Int) -> Date? {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    parts.setValue(number, for: field.component)
    guard let made = calendar.date(from: parts), bounds.contains(made),
      // The 31st of a month of 30 days, or an hour that a clock leaves out, would be another one.
      [.year, .month, .day, .hour, .minute, .second].allSatisfy({
        calendar.component($0, from: made) == parts.value(for: $0)
      })
    else { return nil }
    return made
  }
}

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
  /// The hour, the minute and the second.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A range of dates that may be open at an end.
public protocol _DateBounds {
  /// The first and the last date.
  var _dates: ClosedRange<Date> { get }
}
extension ClosedRange: _DateBounds where Bound == Date {
  /// The range itself.
  public var _dates: ClosedRange<Date> { self }
}
extension PartialRangeFrom: _DateBounds where Bound == Date {
  /// From the first date on.
  public var _dates: ClosedRange<Date> { lowerBound...Swift.max(lowerBound, .distantFuture) }
}
extension PartialRangeThrough: _DateBounds where Bound == Date {
  /// Up to the last date.
  public var _dates: ClosedRange<Date> { Swift.min(.distantPast, upperBound)...upperBound }
}

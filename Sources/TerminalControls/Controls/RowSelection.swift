import TerminalCore
import TerminalViews

/// What is chosen of rows: one or none, or any number of them.
///
/// Only optional values and sets conform.
public protocol _RowSelection {
  /// What rows stand for.
  associatedtype _Row: Hashable
  /// Whether choosing a row lets go of the one before.
  static var _isSingle: Bool { get }
  /// Whether a row is chosen.
  func _contains(_ row: _Row) -> Bool
  /// Chooses a row, alone or beside others; one that is chosen beside others, no more.
  mutating func _choose(_ row: _Row, adds: Bool)
}

extension Optional: _RowSelection where Wrapped: Hashable {
  /// One at most.
  public static var _isSingle: Bool { true }
  /// Whether it is the row.
  public func _contains(_ row: Wrapped) -> Bool { self == row }
  /// Becomes the row.
  public mutating func _choose(_ row: Wrapped, adds: Bool) { self = row }
}

extension Set: _RowSelection {
  /// Any number.
  public static var _isSingle: Bool { false }
  /// Whether the row is in it.
  public func _contains(_ row: Element) -> Bool { contains(row) }
  /// Takes the row in or out, or becomes the row.
  public mutating func _choose(_ row: Element, adds: Bool) {
    if adds { formSymmetricDifference([row]) } else { self = [row] }
  }
}

/// What is chosen of rows, whatever its type.
struct RowSelection {
  let isSingle: Bool
  let accepts: (AnyHashable) -> Bool
  let contains: (AnyHashable) -> Bool
  /// Chooses a row, alone or beside others; one that is chosen beside others, no more.
  let choose: (AnyHashable, _ adds: Bool) -> Void

  init<Selection: _RowSelection>(_ value: Binding<Selection>) {
    isSingle = Selection._isSingle
    accepts = { $0.base is Selection._Row }
    contains = { ($0.base as? Selection._Row).map(value.wrappedValue._contains) ?? false }
    choose = { row, adds in
      if let row = row.base as? Selection._Row { value.wrappedValue._choose(row, adds: adds) }
    }
  }
}

extension KeyPress {
  /// The row to which the key leads from another one, or from none; `nil` for keys that lead to
  /// none.
  func row(from place: Int?, of count: Int) -> Int? {
    // As far as Page up and Page down go.
    let page = 10
    let next: Int
    switch key {
    case .up: next = (place ?? count) - 1
    case .down: next = (place ?? -1) + 1
    case .pageUp: next = (place ?? count) - page
    case .pageDown: next = (place ?? -1) + page
    case .home: next = 0
    case .end: next = count - 1
    default: return nil
    }
    return modifiers.isEmpty && count > 0 ? min(max(0, next), count - 1) : nil
  }
}

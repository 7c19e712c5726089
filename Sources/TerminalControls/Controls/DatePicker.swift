import FoundationSubset
import TerminalCore
import TerminalViews

/// Chooses a date and a time of day.
///
/// With the focus, the arrows to the sides go from field to field, those up and down add and take
/// away, and digits write a number; a click chooses a field, and one on the signs at the ends steps
/// it. Dates are those of the calendar and the time zone of the views around.
public struct DatePicker<Label: View>: View {
  private let selection: Binding<Date>
  private let bounds: ClosedRange<Date>
  private let components: DatePickerComponents
  private let label: Label
  @State private var isFocused = false
  @State private var chosen = 0
  @State private var digits = ""
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.calendar) private var calendar

  private init(
    _ selection: Binding<Date>, _ bounds: ClosedRange<Date>,
    _ components: DatePickerComponents, @ViewBuilder _ label: () -> Label
  ) {
    (self.selection, self.bounds, self.components) = (selection, bounds, components)
    self.label = label()
  }

  /// The label, and the fields between two signs.
  public var body: some View {
    let fields = present.fields
    HStack {
      ControlLabel(label)
      HStack(spacing: 0) {
        Text("‹ ").onTapGesture { if isEnabled { step(by: -1) } }
        ForEach(fields.indices, id: \.self) { index in
          field(index, fields[index])
        }
        Text(" ›").onTapGesture { if isEnabled { step(by: 1) } }
      }
      .environment { $0.textAttributes.remove(.reverse) }
    }
    .control(isEnabled: isEnabled, isFocused: $isFocused, onKey: answer)
  }

  @ViewBuilder private func field(_ index: Int, _ field: DateFields.Field) -> some View {
    let isChosen = isFocused && index == place
    let typed = isChosen && !digits.isEmpty
    Text(
      typed
        ? digits + String(repeating: "_", count: field.digits - digits.count)
        : present.text(of: field)
    )
    .environment { if isChosen { $0.textAttributes.formUnion(.reverse) } }
    .onTapGesture { if isEnabled { choose(index) } }
    Text(field.end)
  }

  private var present: DateFields {
    DateFields(
      date: selection.wrappedValue, calendar: calendar, bounds: bounds, components: components)
  }
  /// The field that keys change.
  private var place: Int { min(chosen, max(0, present.fields.count - 1)) }

  private func choose(_ index: Int) {
    (chosen, digits) = (min(max(0, index), max(0, present.fields.count - 1)), "")
  }

  private func step(by steps: Int) {
    digits = ""
    guard present.fields.indices.contains(place) else { return }
    selection.wrappedValue = present.stepped(present.fields[place], by: steps)
  }

  /// Answers a key; whether it has.
  private func answer(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch key.key {
    case .left: choose(place - 1)
    case .right: choose(place + 1)
    case .home: choose(0)
    case .end: choose(present.fields.count - 1)
    case .up, .character("+"): step(by: 1)
    case .down, .character("-"): step(by: -1)
    case .backspace where !digits.isEmpty: digits.removeLast()
    case .character(let character):
      guard let digit = character.wholeNumberValue, character.isASCII else { return false }
      write(digit)
    default: return false
    }
    return true
  }

  /// Writes a digit: when a field is full it is read, and the next one is chosen.
  private func write(_ digit: Int) {
    guard present.fields.indices.contains(place) else { return }
    let field = present.fields[place]
    digits += String(digit)
    guard digits.count == field.digits, let number = Int(digits) else { return }
    digits = ""
    guard let date = present.setting(field, to: number) else { return }
    selection.wrappedValue = date
    choose(place + 1)
  }
}

extension DatePicker {
  /// Creates a picker of the dates of a range, or of any.
  public init<Bounds: _DateBounds>(
    selection: Binding<Date>, in range: Bounds = Date.distantPast ... .distantFuture,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range._dates, displayedComponents, label)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker of the dates of a range, or of any, with a title.
  public init<Bounds: _DateBounds>(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    in range: Bounds = Date.distantPast ... .distantFuture,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, range._dates, displayedComponents) { Text(title) }
  }
}

/// How a picker of dates looks: as a line of fields, whatever the style.
public protocol DatePickerStyle {}
/// A line of fields.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}
/// A line of fields.
public typealias CompactDatePickerStyle = DefaultDatePickerStyle
/// A line of fields.
public typealias GraphicalDatePickerStyle = DefaultDatePickerStyle
/// A line of fields.
public typealias WheelDatePickerStyle = DefaultDatePickerStyle
/// A line of fields.
public typealias FieldDatePickerStyle = DefaultDatePickerStyle
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A line of fields.
  public static var automatic: Self { Self() }
  /// A line of fields.
  public static var compact: Self { Self() }
  /// A line of fields.
  public static var graphical: Self { Self() }
  /// A line of fields.
  public static var wheel: Self { Self() }
  /// A line of fields.
  public static var field: Self { Self() }
  /// A line of fields.
  public static var stepperField: Self { Self() }
}

nonisolated extension View {
  /// Changes nothing: a date is a line of fields.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> Self { self }
}

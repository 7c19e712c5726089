import CivilTime
import FoundationSubset
import TerminalViews

extension PlottedValue {
  /// The value as a label has it when there is no context.
  package var text: String {
    switch self {
    case .category(let text): text
    case .number(let number): NumericTickLabels.strings(for: [number], step: nil).first ?? ""
    case .date(let seconds):
      ISOTime.text(
        Instant(secondsSince1970: Int64((seconds + 978_307_200).clamped(to: -1e12...1e12))),
        in: .utc)
    }
  }
}

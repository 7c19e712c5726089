#if Foundation && !canImport(Darwin)
  import FoundationSubset
  import TerminalViews

  /// Writes a number with its unit.
  struct MeasurementText {
    /// How much room a unit takes; the raw values are those of number skeletons.
    enum Width: String, Codable, Hashable, Sendable {
      case wide = "unit-width-full-name"
      case abbreviated = "unit-width-short"
      case narrow = "unit-width-narrow"
    }

    let width: Width
    let usage: String?
    let numberStyle: FloatingPointFormatStyle<Double>?
    let locale: Locale
    let hidesScale: Bool

    func text(of value: Double, in unit: Dimension) -> String {
      guard let name = unit.identifier else { return plainText(of: value, in: unit) }
      let skeleton = preferredSkeleton(name, for: value)
      let converted = formatter(skeleton + (numberStyle == nil ? "" : Self.allDecimals))
      guard let shown = converted.output(of: value), let number = Double(shown.number) else {
        return plainText(of: value, in: unit)
      }
      if hidesScale {
        return text(of: number, by: "measure-unit/temperature-generic \(width.rawValue)", number)
          ?? shown.text
      }
      return numberStyle == nil ? shown.text : text(of: value, by: skeleton, number) ?? shown.text
    }

    private static let allDecimals = " .##########"

    /// A number in a style of its own inside of a text with a unit.
    private func text(of value: Double, by skeleton: String, _ converted: Double) -> String? {
      guard let style = numberStyle?.locale(locale) else {
        return formatter(skeleton + Self.allDecimals).output(of: value)?.text
      }
      // The unit's form goes by the digits that are seen: 1 hour, but 1.0 hours.
      let decimals = decimals(of: converted)
      let precision =
        decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: decimals)
      guard let text = formatter("\(skeleton) \(precision)").output(of: value)?.text else {
        return nil
      }
      guard let bare = formatter(precision).output(of: converted)?.text,
        let range = text.range(of: bare)
      else { return text }
      return text.replacingCharacters(in: range, with: style.format(converted))
    }

    /// The decimals with which the style writes a number.
    private func decimals(of number: Double) -> Int {
      let plain = numberStyle?.locale(Locale(identifier: "en_US_POSIX")).grouping(.never)
        .format(number)
      guard let plain, Double(plain) != nil, !plain.contains("E") else { return 0 }
      return plain.firstIndex(of: ".").map { plain.distance(from: $0, to: plain.endIndex) - 1 } ?? 0
    }

    /// The unit by the usage; of quantities that have no usual units the unit itself.
    private func preferredSkeleton(_ name: String, for value: Double) -> String {
      let own = "unit/\(name) \(width.rawValue)"
      guard let usage else { return own }
      let preferred = "\(own) usage/\(usage)"
      return formatter(preferred).output(of: value) == nil ? own : preferred
    }

    private func plainText(of value: Double, in unit: Dimension) -> String {
      let style = (numberStyle ?? FloatingPointFormatStyle<Double>()).locale(locale)
      return "\(style.format(value)) \(unit.symbol)"
    }

    private func formatter(_ skeleton: String) -> UnitNumberFormatter {
      UnitNumberFormatter(skeleton: skeleton, locale: locale.identifier)
    }
  }
#endif

#if Foundation && !canImport(Darwin)
  import FoundationSubset
  import TerminalViews
  #if canImport(_FoundationICU)
    // What Foundation formats its own numbers with: the data are there already.
    internal import _FoundationICU
  #endif

  /// Writes numbers, with units or without, by a number skeleton of ICU.
  struct UnitNumberFormatter {
    let skeleton: String
    /// The name of a locale, such as `nb_NO`.
    let locale: String

    struct Output: Equatable {
      let text: String
      /// The number that is shown, after conversion and rounding, in plain digits.
      let number: String
    }

    #if canImport(_FoundationICU)
      /// The text of a number; `nil` where the skeleton says something that is not known.
      func output(of value: Double) -> Output? {
        var status = U_ZERO_ERROR
        let pattern = Array(skeleton.utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(
          pattern, Int32(pattern.count), locale, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        var text = [UInt16](repeating: 0, count: 256)
        let length = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
        var digits = [CChar](repeating: 0, count: 512)
        let count = swift_unumf_resultToDecimalNumber(
          result, &digits, Int32(digits.count), &status)
        // Warnings are below zero.
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return Output(
          text: String(decoding: text.prefix(Int(length)), as: UTF16.self),
          number: String(decoding: digits.prefix(Int(count)).map(UInt8.init), as: UTF8.self))
      }
    #else
      /// Nothing: nobody knows the units.
      func output(of value: Double) -> Output? { nil }
    #endif
  }
#endif

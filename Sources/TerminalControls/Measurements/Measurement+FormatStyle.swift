#if Foundation && !canImport(Darwin)
  import FoundationSubset
  import TerminalViews

  // Foundation has these on Apple's systems alone; the day that it has them everywhere they go.
  extension Measurement where UnitType: Dimension {
    /// The measurement in the unit that is usual in the region, with its sign: `20°C`, `68°F`.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// The measurement in a format.
    public func formatted<S: Foundation.FormatStyle>(
      _ style: S
    ) -> S.FormatOutput where S.FormatInput == Self {
      style.format(self)
    }

    /// Writes measurements: a number, and its unit as a sign or in words.
    ///
    /// Words, signs, spaces and the forms of one and many are those of the locale, from the Common
    /// Locale Data Repository. A unit that is not in there, such as one of your own, is never
    /// converted and stands as its symbol behind the number.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How much room a unit takes.
      public struct UnitWidth: Codable, Hashable, Sendable {
        let width: MeasurementText.Width
        /// In words: `20 degrees Celsius`, `3 kilometers`.
        public static var wide: Self { Self(width: .wide) }
        /// As a sign: `20°C`, `3 km`.
        public static var abbreviated: Self { Self(width: .abbreviated) }
        /// As a sign, as short as it can be: `20°C`, `3km`.
        public static var narrow: Self { Self(width: .narrow) }
      }

      /// How much room the unit takes.
      public var width: UnitWidth
      /// What the measurement is of, which decides its unit; none leaves the measurement's own.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      /// How the number is written; without one with as many digits as are usual for the usage.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      /// The language, and the region that decides about units.
      public var locale: Locale
      fileprivate var hidesScale = false

      /// Creates a format.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
      }

      /// The text of a measurement.
      public func format(_ measurement: Measurement<UnitType>) -> String {
        MeasurementText(
          width: width.width, usage: usage?.name, numberStyle: numberFormatStyle, locale: locale,
          hidesScale: hidesScale
        ).text(of: measurement.value, in: measurement.unit)
      }

      /// The same format in another language and region.
      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }
    }
  }

  extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether degrees stand without their scale: `20°`.
    public var hidesScaleName: Bool {
      get { hidesScale }
      set { hidesScale = newValue }
    }

    /// Creates a format of temperatures.
    public init(
      width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
      hidesScale = hidesScaleName
    }
  }

  extension FormatStyle {
    /// Writes measurements: a number, and its unit as a sign or in words.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Writes temperatures, with or without their scale.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      Self(
        width: width, usage: usage, hidesScaleName: hidesScaleName,
        numberFormatStyle: numberFormatStyle)
    }
  }
#endif

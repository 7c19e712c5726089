#if Foundation && !canImport(Darwin)
  import FoundationSubset
  import TerminalViews

  extension Dimension {
    /// The name that the Common Locale Data Repository has for the unit; `nil` where there is none.
    ///
    /// Left out are units that have signs of chance there: ampere-hours, coulombs and slugs.
    /// A unit of one's own that only has the symbol of a known one is another unit.
    var identifier: String? {
      Self.identified[symbol]?.first { $0.unit == self }?.identifier
    }

    typealias Identified = (unit: Dimension, identifier: String)

    static let identified: [String: [Identified]] = Dictionary(
      grouping: (quantities + electricity + information + space).joined(), by: \.unit.symbol)

    private static var quantities: [[Identified]] {
      [
        UnitAcceleration.identified([
          .metersPerSecondSquared: "meter-per-square-second", .gravity: "g-force",
        ]),
        UnitAngle.identified([
          .degrees: "degree", .arcMinutes: "arc-minute", .arcSeconds: "arc-second",
          .radians: "radian", .revolutions: "revolution",
        ]),
        UnitConcentrationMass.identified([
          .gramsPerLiter: "gram-per-liter", .milligramsPerDeciliter: "milligram-per-deciliter",
        ]),
        UnitDispersion.identified([.partsPerMillion: "permillion"]),
        UnitDuration.identified([
          .hours: "hour", .minutes: "minute", .seconds: "second", .milliseconds: "millisecond",
          .microseconds: "microsecond", .nanoseconds: "nanosecond", .picoseconds: "picosecond",
        ]),
        UnitFrequency.identified([
          .terahertz: "terahertz", .gigahertz: "gigahertz", .megahertz: "megahertz",
          .kilohertz: "kilohertz", .hertz: "hertz", .millihertz: "millihertz",
          .microhertz: "microhertz", .nanohertz: "nanohertz",
        ]),
        UnitFuelEfficiency.identified([
          .litersPer100Kilometers: "liter-per-100-kilometer",
          .milesPerImperialGallon: "mile-per-gallon-imperial", .milesPerGallon: "mile-per-gallon",
        ]),
        UnitIlluminance.identified([.lux: "lux"]),
        UnitSpeed.identified([
          .metersPerSecond: "meter-per-second", .kilometersPerHour: "kilometer-per-hour",
          .milesPerHour: "mile-per-hour", .knots: "knot",
        ]),
        UnitTemperature.identified([
          .kelvin: "kelvin", .celsius: "celsius", .fahrenheit: "fahrenheit",
        ]),
        UnitPressure.identified([
          .newtonsPerMetersSquared: "newton-per-square-meter", .gigapascals: "gigapascal",
          .megapascals: "megapascal", .kilopascals: "kilopascal", .hectopascals: "hectopascal",
          .inchesOfMercury: "inch-ofhg", .bars: "bar", .millibars: "millibar",
          .millimetersOfMercury: "millimeter-ofhg",
          .poundsForcePerSquareInch: "pound-force-per-square-inch",
        ]),
        UnitMass.identified([
          .kilograms: "kilogram", .grams: "gram", .decigrams: "decigram", .centigrams: "centigram",
          .milligrams: "milligram", .micrograms: "microgram", .nanograms: "nanogram",
          .picograms: "picogram", .ounces: "ounce", .pounds: "pound", .stones: "stone",
          .metricTons: "tonne", .shortTons: "ton", .carats: "carat", .ouncesTroy: "ounce-troy",
        ]),
      ]
    }

    private static var electricity: [[Identified]] {
      [
        UnitElectricCurrent.identified([
          .megaamperes: "megaampere", .kiloamperes: "kiloampere", .amperes: "ampere",
          .milliamperes: "milliampere", .microamperes: "microampere",
        ]),
        UnitElectricPotentialDifference.identified([
          .megavolts: "megavolt", .kilovolts: "kilovolt", .volts: "volt", .millivolts: "millivolt",
          .microvolts: "microvolt",
        ]),
        UnitElectricResistance.identified([
          .megaohms: "megaohm", .kiloohms: "kiloohm", .ohms: "ohm", .milliohms: "milliohm",
          .microohms: "microohm",
        ]),
        UnitEnergy.identified([
          .kilojoules: "kilojoule", .joules: "joule", .kilocalories: "kilocalorie",
          .calories: "calorie", .kilowattHours: "kilowatt-hour",
        ]),
        UnitPower.identified([
          .terawatts: "terawatt", .gigawatts: "gigawatt", .megawatts: "megawatt",
          .kilowatts: "kilowatt", .watts: "watt", .milliwatts: "milliwatt",
          .microwatts: "microwatt", .nanowatts: "nanowatt", .picowatts: "picowatt",
          .femtowatts: "femtowatt", .horsepower: "horsepower",
        ]),
      ]
    }

    private static var information: [[Identified]] {
      [
        UnitInformationStorage.identified([
          .bits: "bit", .bytes: "byte", .kilobits: "kilobit", .megabits: "megabit",
          .gigabits: "gigabit", .terabits: "terabit", .petabits: "petabit", .exabits: "exabit",
          .zettabits: "zettabit", .yottabits: "yottabit", .kibibits: "kibibit",
          .mebibits: "mebibit", .gibibits: "gibibit", .tebibits: "tebibit", .pebibits: "pebibit",
          .exbibits: "exbibit", .zebibits: "zebibit", .yobibits: "yobibit", .kilobytes: "kilobyte",
          .megabytes: "megabyte", .gigabytes: "gigabyte", .terabytes: "terabyte",
          .petabytes: "petabyte", .exabytes: "exabyte", .zettabytes: "zettabyte",
          .yottabytes: "yottabyte", .kibibytes: "kibibyte", .mebibytes: "mebibyte",
          .gibibytes: "gibibyte", .tebibytes: "tebibyte", .pebibytes: "pebibyte",
          .exbibytes: "exbibyte", .zebibytes: "zebibyte", .yobibytes: "yobibyte",
        ])
      ]
    }

    private static var space: [[Identified]] {
      [
        UnitLength.identified([
          .megameters: "megameter", .kilometers: "kilometer", .hectometers: "hectometer",
          .decameters: "dekameter", .meters: "meter", .decimeters: "decimeter",
          .centimeters: "centimeter", .millimeters: "millimeter", .micrometers: "micrometer",
          .nanometers: "nanometer", .picometers: "picometer", .inches: "inch", .feet: "foot",
          .yards: "yard", .miles: "mile", .scandinavianMiles: "mile-scandinavian",
          .lightyears: "light-year", .nauticalMiles: "nautical-mile", .fathoms: "fathom",
          .furlongs: "furlong", .astronomicalUnits: "astronomical-unit", .parsecs: "parsec",
        ]),
        UnitArea.identified([
          .squareMegameters: "square-megameter", .squareKilometers: "square-kilometer",
          .squareMeters: "square-meter", .squareCentimeters: "square-centimeter",
          .squareMillimeters: "square-millimeter", .squareMicrometers: "square-micrometer",
          .squareNanometers: "square-nanometer", .squareInches: "square-inch",
          .squareFeet: "square-foot", .squareYards: "square-yard", .squareMiles: "square-mile",
          .acres: "acre", .hectares: "hectare",
        ]),
        UnitVolume.identified([
          .megaliters: "megaliter", .kiloliters: "kiloliter", .liters: "liter",
          .deciliters: "deciliter", .centiliters: "centiliter", .milliliters: "milliliter",
          .cubicKilometers: "cubic-kilometer", .cubicMeters: "cubic-meter",
          .cubicDecimeters: "cubic-decimeter", .cubicCentimeters: "cubic-centimeter",
          .cubicMillimeters: "cubic-millimeter", .cubicInches: "cubic-inch",
          .cubicFeet: "cubic-foot", .cubicYards: "cubic-yard", .cubicMiles: "cubic-mile",
          .acreFeet: "acre-foot", .bushels: "bushel", .teaspoons: "teaspoon",
          .tablespoons: "tablespoon", .fluidOunces: "fluid-ounce", .cups: "cup", .pints: "pint",
          .quarts: "quart", .gallons: "gallon", .imperialFluidOunces: "fluid-ounce-imperial",
          .imperialQuarts: "quart-imperial", .imperialGallons: "gallon-imperial",
          .metricCups: "cup-metric",
        ]),
      ]
    }
  }

  /// A unit whose type its table names once.
  private protocol IdentifiedUnit: Dimension {}
  extension Dimension: IdentifiedUnit {}

  extension IdentifiedUnit {
    fileprivate static func identified(
      _ identifiers: KeyValuePairs<Self, String>
    ) -> [Dimension.Identified] {
      identifiers.map { ($0.key, $0.value) }
    }
  }
#endif

#if Foundation && !canImport(Darwin)
  import FoundationSubset
  import TerminalViews

  /// What a measurement is of, which decides its unit in a region.
  ///
  /// Foundation has it on Apple's systems alone. Source of the units: the unit preferences of the
  /// Common Locale Data Repository, such as Fahrenheit and miles for the United States.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name of the usage; `nil` for the unit that the measurement has.
    let name: String?

    /// The unit that is usual for the kind of quantity.
    public static var general: Self { Self(name: "default") }
    /// The unit that the measurement has: nothing is converted.
    public static var asProvided: Self { Self(name: nil) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The length of a person.
    public static var person: Self { Self(name: "person") }
    /// The height of a person, which some regions say in feet and inches.
    public static var personHeight: Self { Self(name: "person-height") }
    /// A way on a road.
    public static var road: Self { Self(name: "road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focal-length") }
    /// The depth of rain.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// The depth of snow.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// How far one sees.
    public static var visibility: Self { Self(name: "visiblty") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a body.
    public static var person: Self { Self(name: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "person") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { Self(name: "food") }
    /// The energy that somebody spends, in the unit of food.
    public static var workout: Self { Self(name: "food") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of a liquid.
    public static var liquid: Self { Self(name: "fluid") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { Self(name: "wind") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(name: "baromtrc") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
    /// The sugar in blood.
    public static var bloodGlucose: Self { Self(name: "blood-glucose") }
  }
#endif

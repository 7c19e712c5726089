import ElectricityUsage

extension Energy {
  /// The kilowatt-hours with all digits: `1.042`.
  public var text: String {
    Money(significand: Int128(microwattHours), exponent: -Energy.decimalsOfKilowattHours)
      .description
  }
}

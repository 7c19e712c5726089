import ElectricityUsage

extension Energy {
  /// The kilowatt-hours with all digits, such as `1.042`.
  public var text: String {
    Money(significand: Int128(microwattHours), exponent: -Energy.decimalsOfKilowattHours)
      .description
  }
}

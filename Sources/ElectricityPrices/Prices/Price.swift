/// The price of an amount of energy, in the unit of its series.
public typealias Price = ExactDecimal

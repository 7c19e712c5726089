extension PriceSeries {
  /// Whether the series has prices for production, where low prices are no advantage.
  public var isFeedIn: Bool { feedInName != nil }

  /// The area or the column whose name says that the prices are for production.
  package var feedInName: String? {
    [area, column?.name].compactMap(\.self).first(where: Self.namesFeedIn)
  }

  /// Returns whether a name says that prices are for production.
  static func namesFeedIn(_ name: String) -> Bool {
    let letters = ColumnName.beginning(name).lowercased().filter(\.isLetter)
    return letters == "production" || ColumnKind.feedIn.words.contains { letters.contains($0) }
  }
}

import FoundationSubset

/// The name of a picture of a program, which an editor makes of a catalog of pictures.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  /// Names a picture.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a colour of a program, which an editor makes of a catalog of colours.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  /// Names a colour.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// Creates the sign for a picture of the program, by its name.
  public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Color {
  /// Creates the colour of a name.
  @_disfavoredOverload
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

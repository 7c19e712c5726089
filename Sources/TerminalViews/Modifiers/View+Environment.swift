import FoundationSubset
import TerminalCore

nonisolated extension View {
  /// Sets a value that views inside can read.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> _Surrounded {
    environment { $0[keyPath: keyPath] = value }
  }

  /// Sets the style of text and shapes inside that have none of their own.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _Surrounded {
    environment { environment in
      // Resolved against the style outside: secondary red inside red.
      let outer = environment
      environment.foregroundStyle = AnyShapeStyle(style.settled(in: outer))
      if !environment.weakerStyles.isEmpty { environment.weakerStyles = [] }
    }
  }
  /// Sets the colour of text and shapes inside; `nil` for the terminal's own.
  public func foregroundColor(_ color: Color?) -> _Surrounded {
    environment { $0.foregroundStyle = color.map(AnyShapeStyle.init) }
  }
  /// Sets the colour of what can be chosen.
  public func tint<S: ShapeStyle>(_ tint: S?) -> _Surrounded {
    environment { $0.tint = tint.map { AnyShapeStyle($0) } }
  }
  /// Sets the colour of what can be chosen; `nil` for the accent colour.
  public func tint(_ tint: Color?) -> _Surrounded {
    environment { $0.tint = tint.map(AnyShapeStyle.init) }
  }
  /// Sets the colour of what can be chosen; `nil` for the accent colour.
  public func accentColor(_ color: Color?) -> _Surrounded {
    tint(color)
  }
  /// Sets whether letters of texts inside are large or small; `nil` for as they are written.
  public func textCase(_ textCase: Text.Case?) -> _Surrounded {
    environment { $0.lettersAreLarge = textCase.map { $0 == .uppercase } }
  }
  /// Mixes the colours of the view with the terminal's background.
  public func opacity(_ opacity: Double) -> _Surrounded {
    environment { $0.opacity *= opacity == opacity ? opacity.clamped(to: 0...1) : 1 }
  }

  /// Sets the font of text inside.
  public func font(_ font: Font?) -> _Surrounded {
    environment { $0.font = font }
  }
  /// Sets the strength of text inside.
  public func fontWeight(_ weight: Font.Weight?) -> _Surrounded {
    environment { environment in
      guard let weight else { return }
      environment.font = (environment.font ?? .body).weight(weight)
    }
  }
  /// Makes text inside strong.
  public func bold(_ isActive: Bool = true) -> _Surrounded {
    attribute(.bold, isActive)
  }
  /// Makes text inside slanted where the terminal supports it.
  public func italic(_ isActive: Bool = true) -> _Surrounded {
    attribute(.italic, isActive)
  }
  /// Underlines text inside.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> _Surrounded {
    attribute(.underline, isActive)
  }
  /// Strikes text inside through where the terminal supports it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> _Surrounded {
    attribute(.strikethrough, isActive)
  }
  /// Sets the maximum number of lines of text inside; the rest is cut with an ellipsis.
  public func lineLimit(_ number: Int?) -> _Surrounded {
    environment { $0.lineLimit = number }
  }
  /// Sets how lines of a text inside lie to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> _Surrounded {
    environment { $0.multilineTextAlignment = alignment }
  }
  /// Sets whether the ground inside counts as dark or light.
  public func colorScheme(_ scheme: ColorScheme) -> _Surrounded {
    environment { $0.colorScheme = scheme }
  }
  /// Sets whether the ground inside counts as dark or light.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> _Surrounded {
    environment { $0.colorScheme = scheme ?? $0.colorScheme }
  }

  private func attribute(_ attribute: CellAttributes, _ isActive: Bool) -> _Surrounded {
    environment {
      isActive
        ? $0.textAttributes.formUnion(attribute) : $0.textAttributes.subtract(attribute)
    }
  }
}

/// A style resolved once, where it was set.
struct SettledShapeStyle: ShapeStyle, Equatable {
  let resolved: _ResolvedStyle
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { resolved }
}

extension ShapeStyle {
  func settled(in environment: EnvironmentValues) -> SettledShapeStyle {
    SettledShapeStyle(resolved: _resolve(in: environment))
  }
}

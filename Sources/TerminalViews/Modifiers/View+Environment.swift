import FoundationSubset
import TerminalCore

nonisolated extension View {
  /// Sets a value of the environment of the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> _Surrounded {
    environment { $0[keyPath: keyPath] = value }
  }

  /// Sets the style of the text and shapes inside.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _Surrounded {
    environment { environment in
      // Resolved against the outer style: `.secondary` in red is a faint red.
      let outer = environment
      environment.foregroundStyle = AnyShapeStyle(style.settled(in: outer))
    }
  }
  /// Sets the colour of the text and shapes inside; `nil` for the terminal's own.
  public func foregroundColor(_ color: Color?) -> _Surrounded {
    environment { $0.foregroundStyle = color.map(AnyShapeStyle.init) }
  }
  /// Sets the tint of controls inside; `nil` for the accent colour.
  public func tint(_ tint: Color?) -> _Surrounded {
    environment { $0.tint = tint.map(AnyShapeStyle.init) }
  }
  /// Sets the tint of controls inside; `nil` for the accent colour.
  public func accentColor(_ color: Color?) -> _Surrounded {
    tint(color)
  }
  /// Sets the opacity of the view, by mixing its colours with the terminal's background.
  public func opacity(_ opacity: Double) -> _Surrounded {
    environment { $0.opacity *= opacity == opacity ? opacity.clamped(to: 0...1) : 1 }
  }

  /// Sets the font of text inside.
  public func font(_ font: Font?) -> _Surrounded {
    environment { $0.font = font }
  }
  /// Sets the weight of text inside.
  public func fontWeight(_ weight: Font.Weight?) -> _Surrounded {
    environment { environment in
      guard let weight else { return }
      environment.font = (environment.font ?? .body).weight(weight)
    }
  }
  /// Makes text inside bold.
  public func bold(_ isActive: Bool = true) -> _Surrounded {
    attribute(.bold, isActive)
  }
  /// Makes text inside italic, if the terminal supports that.
  public func italic(_ isActive: Bool = true) -> _Surrounded {
    attribute(.italic, isActive)
  }
  /// Underlines text inside.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> _Surrounded {
    attribute(.underline, isActive)
  }
  /// Strikes text inside through, if the terminal supports that.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> _Surrounded {
    attribute(.strikethrough, isActive)
  }
  /// Sets the maximum number of lines of text inside, which is truncated with an ellipsis.
  public func lineLimit(_ number: Int?) -> _Surrounded {
    environment { $0.lineLimit = number }
  }
  /// Sets the alignment of lines of text inside.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> _Surrounded {
    environment { $0.multilineTextAlignment = alignment }
  }
  /// Sets whether the background counts as dark or light.
  public func colorScheme(_ scheme: ColorScheme) -> _Surrounded {
    environment { $0.colorScheme = scheme }
  }
  /// Sets whether the background counts as dark or light.
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

/// A style that was resolved where it was set.
struct SettledShapeStyle: ShapeStyle, Equatable {
  let resolved: _ResolvedStyle
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { resolved }
}

extension ShapeStyle {
  func settled(in environment: EnvironmentValues) -> SettledShapeStyle {
    SettledShapeStyle(resolved: _resolve(in: environment))
  }
}

import TerminalCharts
import TerminalViews

/// A program of views in a terminal.
///
/// ```swift
/// @main struct Demo: App {
///   var body: some Scene {
///     WindowGroup { ContentView() }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol App {
  /// The type of the scene.
  associatedtype Body: Scene
  /// The scene of the program.
  @SceneBuilder var body: Body { get }
  /// Creates the program.
  init()
}

#if Foundation
  extension App {
    /// Runs the program in its terminal.
    public static func main() {
      let view = _AppView(app: Self())
      TerminalApp.run { view }
    }
  }
#endif

/// A part of a program; a terminal shows the first one.
@MainActor @preconcurrency public protocol Scene {
  /// The views.
  associatedtype _Content: View
  /// The views of the scene.
  var _content: _Content { get }
}

/// The views that fill the terminal.
public struct WindowGroup<Content: View>: Scene {
  /// The views of the scene.
  public let _content: Content
  /// Creates a window, which is the terminal.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
  /// Creates a window, which is the terminal; its title is not shown.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

/// The builder of a program's scenes.
@resultBuilder @MainActor public struct SceneBuilder {
  /// Returns the scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// The views of a program, whose dynamic properties are bound like those of a view.
public struct _AppView<Program: App>: View {
  let app: BoundFields<Program>

  init(app: Program) { self.app = BoundFields(of: app) }

  /// The views of the program's scene.
  public var body: some View { app.owner.body._content }
}

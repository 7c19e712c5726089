import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp
@testable import TerminalControls
@testable import TerminalViews

/// Transitions of one's own come and go as their bodies say.
@MainActor @Suite("Transitions of one's own") struct CustomTransitionTests {
  private struct Sliding: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: 32 * phase.value)
    }
  }

  private struct Fading: Transition {
    var least = 0.0
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity { content } else { content.opacity(least) }
    }
  }

  private struct Growing: Transition {
    var least: CGFloat = 0
    var anchor = UnitPoint.center
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : least, anchor: anchor).blur(radius: 3)
    }
  }

  private struct Moved: ViewModifier {
    let way: CGFloat
    let opacity: Double
    func body(content: Content) -> some View { content.offset(y: way).opacity(opacity) }
  }

  private struct Decorated: Transition {
    static let properties = TransitionProperties(hasMotion: false)
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.border(.red).foregroundStyle(phase.isIdentity ? .red : .blue)
    }
  }

  @Test("What a body does is what the library's own do") func whatABodyDoes() {
    #expect(
      AnyTransition(Sliding())
        == .asymmetric(insertion: .offset(x: -32), removal: .offset(x: 32)))
    #expect(AnyTransition(Fading()) == .opacity)
    #expect(AnyTransition(Growing()) == .scale)
    #expect(
      AnyTransition(Growing(least: 0.5, anchor: .bottomTrailing))
        == .scale(scale: 0.5, anchor: .bottomTrailing))
    let moved = AnyTransition.modifier(
      active: Moved(way: 16, opacity: 0), identity: Moved(way: 0, opacity: 1))
    #expect(moved == .opacity.combined(with: .offset(y: 16)))
    // What is not movement is not there, and does no harm.
    #expect(AnyTransition(Decorated()) == .identity)
    #expect(AnyTransition(Sliding().combined(with: Fading())).insertion.count == 2)
  }

  // How far a view is from where it is when it is there, not from nowhere.
  @Test("What counts is what the phases differ in") func whatCounts() {
    let lower = AnyTransition.modifier(
      active: Moved(way: 48, opacity: 0.25), identity: Moved(way: 16, opacity: 0.5))
    let upper = AnyTransition.modifier(
      active: Moved(way: 32, opacity: 0.5), identity: Moved(way: 0, opacity: 1))
    #expect(lower == upper)
    #expect(lower != .identity)
  }

  @Test("A phase has a value") func aPhaseHasAValue() {
    let phases: [TransitionPhase] = [.willAppear, .identity, .didDisappear]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
    #expect(!Decorated.properties.hasMotion && Sliding.properties.hasMotion)
  }

  private final class Clock { var time = 0.0 }

  private struct Coming<T: Transition>: View {
    let transition: T
    @State private var isShown = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("turn").onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Text("abcd").foregroundColor(.white).transition(transition) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// The buffers at times since a click on the first row.
  private func buffers(_ transition: some Transition, at times: [Double]) -> [CellBuffer] {
    let clock = Clock()
    var environment = EnvironmentValues()
    environment.colorDepth = .trueColor
    let host = ViewHost(
      size: CellSize(columns: 12, rows: 3), environment: environment, clock: { clock.time }
    ) { Coming(transition: transition) }
    _ = host.frame()
    host.click(0, 0)
    return times.compactMap { time in
      clock.time = time
      host.handle([])
      return (host.frame() ?? host.shown)?.buffer
    }
  }

  @Test("It is seen on its way") func itIsSeenOnItsWay() {
    let quarters = [0, 0.25, 0.5, 0.75, 1.001]
    #expect(
      buffers(Sliding(), at: quarters).map { $0.text(row: 1) } == ["", "d", "cd", "bcd", "abcd"])
    let reds = buffers(Fading(least: 0.5), at: quarters).map {
      $0[0, 1].style.foreground.components.red
    }
    #expect(reds == [128, 159, 191, 223, 255])
  }
}

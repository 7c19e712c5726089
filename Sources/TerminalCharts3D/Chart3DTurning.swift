import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

/// Who says from where a chart is seen.
enum Chart3DPoseSetting {
  /// The chart itself.
  case own
  /// The chart itself, once it has been turned.
  case initial(Chart3DPose)
  case binding(Binding<Chart3DPose>)

  /// The pose before anybody turns the chart.
  var initial: Chart3DPose {
    switch self {
    case .own: .default
    case .initial(let pose): pose
    case .binding(let binding): binding.wrappedValue
    }
  }
}

/// How a chart was turned.
final class Chart3DPoseMemory {
  /// The pose that the chart was turned to, where nobody else keeps it.
  var turned: Chart3DPose?
  /// The pose that was asked for when the chart was turned.
  var asked: Chart3DPose?
  /// The pose in which a drag began.
  var start: Chart3DPose?
  var shown: Chart3DPose?
  var target: Chart3DPose?
  var motion: (animation: Animation, start: Double, from: Chart3DPose)?
}

/// Turns a chart.
struct Chart3DTurning {
  private let memory: Chart3DPoseMemory
  private let setting: Chart3DPoseSetting
  private let tree: ViewTree
  /// The pose to draw: on its way where a change is animated.
  let shown: Chart3DPose

  // A drag over 80 columns is a whole turn.
  private static let degrees = 360.0 / 640
  // As far as eye and finger follow.
  private static let step = 5.0

  init(_ memory: Chart3DPoseMemory, _ setting: Chart3DPoseSetting, in tree: ViewTree) {
    (self.memory, self.setting, self.tree) = (memory, setting, tree)
    // A pose that is asked for anew goes before what was turned.
    if case .initial(let pose) = setting, memory.asked != pose {
      (memory.asked, memory.turned) = (pose, nil)
    }
    shown = Self.moved(to: Self.pose(memory, setting), memory, tree)
  }

  private static func pose(
    _ memory: Chart3DPoseMemory, _ setting: Chart3DPoseSetting
  ) -> Chart3DPose {
    if case .binding(let binding) = setting { return binding.wrappedValue }
    return memory.turned ?? setting.initial
  }

  /// The pose on its way to another one; the other one where nothing moves it.
  private static func moved(
    to target: Chart3DPose, _ memory: Chart3DPoseMemory, _ tree: ViewTree
  ) -> Chart3DPose {
    defer { memory.target = target }
    let time = tree.clock?()
    if let before = memory.target, before != target {
      memory.motion =
        if let animation = tree.animation, let time {
          (animation, time, memory.shown ?? before)
        } else {
          nil
        }
    }
    var pose = target
    if let motion = memory.motion, let time,
      let share = motion.animation.share(after: time - motion.start)
    {
      pose = motion.from.mixed(with: target, share: share)
      tree.keepMoving()
    } else {
      memory.motion = nil
    }
    memory.shown = pose
    return pose
  }

  /// Shows the chart from elsewhere.
  private func set(_ pose: Chart3DPose) {
    if case .binding(let binding) = setting {
      binding.wrappedValue = pose
    } else {
      memory.turned = pose
    }
    tree.invalidate()
  }

  /// Turns the chart by a step, as an arrow key does; whether that goes any further.
  func turn(by way: CGSize) -> Bool {
    let pose = Self.pose(memory, setting)
    let turned = pose.turned(
      azimuth: .degrees(-Self.step * Self.direction(way.width)),
      inclination: .degrees(Self.step * Self.direction(way.height)))
    guard turned != pose else { return false }
    set(turned)
    return true
  }

  // -1, 0 or 1.
  private static func direction(_ length: CGFloat) -> Double {
    length < 0 ? -1 : length > 0 ? 1 : 0
  }

  /// A drag, which the chart follows as if it were a ball.
  var gesture: any GestureRecognizing {
    let drag = DragGesture(minimumDistance: 4)
      .onChanged { value in
        let start = memory.start ?? Self.pose(memory, setting)
        memory.start = start
        set(
          start.turned(
            azimuth: .degrees(-Self.degrees * Double(value.translation.width)),
            inclination: .degrees(Self.degrees * Double(value.translation.height))))
      }
      .onEnded { _ in memory.start = nil }
    return type(of: drag)._makeRecognizer(drag).recognizer
  }
}

/// A drawn chart that arrow keys turn.
struct PlacedChart3D: ChartScrubbing {
  let plotFrame: CGRect
  let seenFrame: CGRect
  let turning: Chart3DTurning

  func stops(along axis: Axis) -> [CGFloat] { [] }
  var isHorizontal: Bool { false }
  var canScroll: Bool { false }
  func scroll(by way: CGSize) -> CGSize { .zero }
  func turn(by way: CGSize) -> Bool { turning.turn(by: way) }
  func clearSelection() {}
}

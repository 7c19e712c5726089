import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

/// The source of the pose of a chart.
enum Chart3DPoseSetting {
  /// The default pose, then the user's rotations.
  case own
  /// An initial pose, then the user's rotations.
  case initial(Chart3DPose)
  case binding(Binding<Chart3DPose>)

  /// The pose before the user rotates the chart.
  var initial: Chart3DPose {
    switch self {
    case .own: .default
    case .initial(let pose): pose
    case .binding(let binding): binding.wrappedValue
    }
  }
}

/// The state of a chart's rotation between frames.
final class Chart3DPoseMemory {
  /// The pose that the user rotated the chart to; `nil` if a binding stores it or the chart was not
  /// rotated.
  var turned: Chart3DPose?
  /// The initial pose in effect when the chart was rotated.
  var asked: Chart3DPose?
  /// The pose at the start of a drag; `nil` without a drag.
  var start: Chart3DPose?
  var shown: Chart3DPose?
  var target: Chart3DPose?
  var motion: (animation: Animation, start: Double, from: Chart3DPose)?
}

/// The rotation of a chart by the user and by animations.
struct Chart3DTurning {
  private let memory: Chart3DPoseMemory
  private let setting: Chart3DPoseSetting
  private let tree: ViewTree
  /// The pose to draw; between two poses during an animation.
  let shown: Chart3DPose

  // A drag over 80 columns is a full turn.
  private static let degrees = 360.0 / 640
  // The degrees that an arrow key turns the chart.
  private static let step = 5.0

  init(_ memory: Chart3DPoseMemory, _ setting: Chart3DPoseSetting, in tree: ViewTree) {
    (self.memory, self.setting, self.tree) = (memory, setting, tree)
    // A new initial pose overrides the user's rotation.
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

  /// Returns the pose of a running animation towards `target`; `target` without one.
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
      let fraction = motion.animation.fraction(after: time - motion.start)
    {
      pose = motion.from.mixed(with: target, fraction: fraction)
      tree.keepMoving()
    } else {
      memory.motion = nil
    }
    memory.shown = pose
    return pose
  }

  /// Stores a pose in the binding or the memory, and redraws.
  private func set(_ pose: Chart3DPose) {
    if case .binding(let binding) = setting {
      binding.wrappedValue = pose
    } else {
      memory.turned = pose
    }
    tree.invalidate()
  }

  /// Turns the chart by a step, as an arrow key does; returns whether the pose changed.
  func turn(by distance: CGSize) -> Bool {
    let pose = Self.pose(memory, setting)
    let turned = pose.turned(
      azimuth: .degrees(-Self.step * Self.direction(distance.width)),
      inclination: .degrees(Self.step * Self.direction(distance.height)))
    guard turned != pose else { return false }
    set(turned)
    return true
  }

  // -1, 0 or 1.
  private static func direction(_ length: CGFloat) -> Double {
    length < 0 ? -1 : length > 0 ? 1 : 0
  }

  /// A drag that rotates the chart like a trackball.
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

/// A drawn chart that arrow keys rotate.
struct PlacedChart3D: ChartScrubbing {
  let plotFrame: CGRect
  let visibleFrame: CGRect
  let turning: Chart3DTurning

  func stops(along axis: Axis) -> [CGFloat] { [] }
  var isHorizontal: Bool { false }
  var canScroll: Bool { false }
  func scroll(by distance: CGSize) -> CGSize { .zero }
  func turn(by distance: CGSize) -> Bool { turning.turn(by: distance) }
  func clearSelection() {}
}

import FoundationSubset
import TerminalCharts
import TerminalViews

nonisolated extension View {
  /// Sets the initial pose of charts in this view; a drag and the arrow keys rotate them.
  ///
  /// A new initial pose overrides the user's rotation.
  public func chart3DPose(_ pose: Chart3DPose) -> _Surrounded {
    chart3DSettings { $0.pose = .initial(pose) }
  }

  /// Binds the pose of charts in this view; a drag and the arrow keys change the value.
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> _Surrounded {
    chart3DSettings { $0.pose = .binding(pose) }
  }

  /// Sets the camera projection of charts in this view.
  public func chart3DCameraProjection(
    _ projection: Chart3DCameraProjection = .automatic
  ) -> _Surrounded {
    chart3DSettings { $0.space.projection = projection }
  }

  func chart3DSettings(_ change: @escaping (inout Chart3DSettings) -> Void) -> _Surrounded {
    environment { change(&$0.chart3D) }
  }
}

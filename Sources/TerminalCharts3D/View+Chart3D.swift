import FoundationSubset
import TerminalCharts
import TerminalViews

nonisolated extension View {
  /// Sets from where the charts inside are seen at first; a drag and arrow keys turn them on.
  ///
  /// Another pose, given later, goes before what they were turned to.
  public func chart3DPose(_ pose: Chart3DPose) -> _Surrounded {
    chart3DSettings { $0.pose = .initial(pose) }
  }

  /// Sets from where the charts inside are seen; a drag and arrow keys change the value.
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> _Surrounded {
    chart3DSettings { $0.pose = .binding(pose) }
  }

  /// Sets whether what is farther away is smaller.
  public func chart3DCameraProjection(
    _ projection: Chart3DCameraProjection = .automatic
  ) -> _Surrounded {
    chart3DSettings { $0.space.projection = projection }
  }

  func chart3DSettings(_ change: @escaping (inout Chart3DSettings) -> Void) -> _Surrounded {
    environment { change(&$0.chart3D) }
  }
}

// Apps import one module, which brings charts, charts in 3D, controls and `@Observable` models.
@_exported import Observation
@_exported import TerminalCharts
@_exported import TerminalCharts3D
@_exported import TerminalControls

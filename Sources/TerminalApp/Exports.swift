// Apps import one module: with it come charts, flat and in space, the controls beside them, and
// `@Observable` models.
@_exported import Observation
@_exported import TerminalCharts
@_exported import TerminalCharts3D
@_exported import TerminalControls

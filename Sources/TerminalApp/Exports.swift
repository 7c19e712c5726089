// Apps import one module: with it come charts, flat and in space, and the controls beside them.
@_exported import TerminalCharts
@_exported import TerminalCharts3D
@_exported import TerminalControls

// Apps import one module: with it come charts, the controls beside them and pictures of both.
@_exported import TerminalCharts
@_exported import TerminalControls

// 3D charts use the marks, scales and axes of TerminalCharts.
@_exported import TerminalCharts

// Charts in space are made with the marks, scales and axes of flat ones.
@_exported import TerminalCharts

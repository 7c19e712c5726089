@_exported import TerminalCharts

// Controls stand among views: whoever uses one needs the other.
@_exported import TerminalViews

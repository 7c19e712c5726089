// Controls are used among views: a program that imports one needs the other.
@_exported import TerminalViews

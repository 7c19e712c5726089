// Views are made with the colours, angles, outlines and metrics of drawing: a program that imports
// one needs the other.
@_exported import TerminalDrawing

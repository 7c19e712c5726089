// What Swift cannot see of <curses.h> and of Linux, as functions and constants.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

// Before <curses.h>: the narrow API's WINDOW is smaller than the one that libncursesw uses.
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#if !__has_include(<curses.h>)
#error "The ncurses headers are missing: install the package libncurses-dev."
#endif
#include <curses.h>

#endif

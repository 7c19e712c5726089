// Functions and constants for the parts of <curses.h> and Linux that Swift cannot import.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

// Must precede <curses.h>: without it WINDOW is smaller than in libncursesw.
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#if !__has_include(<curses.h>)
#error "The ncurses headers are missing: install the package libncurses-dev."
#endif
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <term.h>
#include <wchar.h>

// Declared here, because the headers require _GNU_SOURCE or _XOPEN_SOURCE. These change fd_set, and
// a file that imports this module and Foundation would see two definitions.
extern int wcwidth(wchar_t c);
extern int memfd_create(const char *name, unsigned int flags);
// MFD_CLOEXEC, which requires _GNU_SOURCE.
static const unsigned int nc_memory_closed_on_exec = 1;

// TIOCGDEV is a casting macro; O_PATH requires _GNU_SOURCE.
static const unsigned long nc_terminal_number = TIOCGDEV;
static const int nc_only_path = 010000000;

// Waits for a descriptor, and for `signals`, a descriptor that is readable after a signal. In C,
// because an array in Swift may allocate, which a signal handler must not do.
static inline int nc_poll(int descriptor, short wanted, int signals, int milliseconds) {
  struct pollfd entries[2] = {{descriptor, wanted, 0}, {signals, POLLIN, 0}};
  return poll(entries, 2, milliseconds);
}

// Returns the largest allowed file size in bytes; RLIMIT_FSIZE is a GNU enumeration.
static inline rlim_t nc_file_size_limit(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_FSIZE, &limit) == 0 ? limit.rlim_cur : RLIM_INFINITY;
}

// Swift 6 rejects mutable globals.
static inline WINDOW *nc_stdscr(void) { return stdscr; }
static inline WINDOW *nc_curscr(void) { return curscr; }
static inline FILE *nc_stderr(void) { return stderr; }
static inline int nc_colors(void) { return COLORS; }
static inline int nc_color_pairs(void) { return COLOR_PAIRS; }

// Casting macros: "macro unavailable: structure not supported".
static const attr_t nc_attr_bold = A_BOLD;
static const attr_t nc_attr_dim = A_DIM;
static const attr_t nc_attr_reverse = A_REVERSE;
static const attr_t nc_attr_underline = A_UNDERLINE;
static const attr_t nc_attr_italic = A_ITALIC;

// Makes `count` cells of one scalar each in the same style. The pair is passed as the last argument
// of setcchar, because its short parameter ends at 32767. Only the first cell is made by setcchar;
// the others are copies with another character.
static inline int nc_make_cells(
    cchar_t *cells, const uint32_t *scalars, int count, attr_t attributes, int pair) {
  const wchar_t text[2] = {(wchar_t)scalars[0], 0};
  if (count < 1) return OK;
  if (setcchar(&cells[0], text, attributes, 0, &pair) == ERR) return ERR;
  for (int i = 1; i < count; i++) {
    cells[i] = cells[0];
    cells[i].chars[0] = (wchar_t)scalars[i];
  }
  return OK;
}

// Makes a cell of a character and its combining marks.
static inline int nc_make_cluster(
    cchar_t *cell, const uint32_t *scalars, int count, attr_t attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1] = {0};
  for (int i = 0; i < count && i < CCHARW_MAX; i++) text[i] = (wchar_t)scalars[i];
  return setcchar(cell, text, attributes, 0, &pair);
}

#endif

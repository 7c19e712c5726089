/* screen-floor FILE: a minimal program that charts a file of numbers, one a line, with ncurses. The
   arrow keys move a full-height line over the chart; only the cells of the old and the new column
   are redrawn. q quits. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

static float *numbers;
static size_t count;
static unsigned char *dots;
static float low, high;

static void load(const char *path) {
  FILE *file = fopen(path, "r");
  char line[128];
  size_t room = 0;
  while (file && fgets(line, sizeof line, file)) {
    if (count == room) numbers = realloc(numbers, (room = room ? room * 2 : 256) * sizeof *numbers);
    numbers[count++] = strtof(line, 0);
  }
  if (count == 0) exit(65);
  low = high = numbers[0];
  for (size_t i = 1; i < count; i++) {
    if (numbers[i] < low) low = numbers[i];
    if (numbers[i] > high) high = numbers[i];
  }
}

static void plot(int columns, int rows) {
  static const unsigned char bits[4][2] = {{1, 8}, {2, 16}, {4, 32}, {64, 128}};
  dots = calloc((size_t)columns * (size_t)rows, 1);
  int before = -1;
  for (int x = 0; x < columns * 2; x++) {
    double place = (double)x * (double)(count - 1) / (columns * 2 - 1);
    size_t i = (size_t)place, next = i + 1 < count ? i + 1 : i;
    double value = numbers[i] + (numbers[next] - numbers[i]) * (place - (double)i);
    int y = (int)((high - value) * (rows * 4 - 1) / (high > low ? high - low : 1));
    int from = before < 0 ? y : before;
    for (int step = from < y ? 1 : -1;; from += step) {
      dots[from / 4 * columns + x / 2] |= bits[from % 4][x % 2];
      if (from == y) break;
    }
    before = y;
  }
}

static void cell(int x, int y, int columns, int marked) {
  unsigned char pattern = dots[y * columns + x];
  wchar_t text[2] = {pattern ? 0x2800 + pattern : marked ? 0x2502 : ' ', 0};
  cchar_t character;
  setcchar(&character, text, 0, marked ? 2 : 1, 0);
  mvadd_wch(y + 1, x + 8, &character);
}

static void label(int cursor, int columns) {
  size_t i = (size_t)cursor * (count - 1) / (size_t)(columns - 1);
  mvprintw(0, 40, "%8zu  %10.3f", i, numbers[i]);
}

int main(int words, char **word) {
  if (words < 2) return 64;
  setlocale(LC_ALL, "");
  load(word[1]);
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  curs_set(0);
  typeahead(-1);
  start_color();
  use_default_colors();
  init_pair(1, 6, -1);
  init_pair(2, 3, -1);
  int columns = COLS - 9, rows = LINES - 2, cursor = columns / 2;
  if (columns < 2 || rows < 1) return endwin(), 69;
  plot(columns, rows);
  for (int y = 0; y < rows; y++) {
    mvprintw(y + 1, 0, "%7.2f", high - (high - low) * y / (rows > 1 ? rows - 1 : 1));
    for (int x = 0; x < columns; x++) cell(x, y, columns, x == cursor);
  }
  for (label(cursor, columns), refresh();;) {
    int key = getch(), moved = cursor;
    if (key == 'q' || key == ERR) break;
    if (key == KEY_RIGHT && cursor < columns - 1) moved++;
    if (key == KEY_LEFT && cursor > 0) moved--;
    for (int y = 0; y < rows; y++) {
      cell(cursor, y, columns, 0);
      cell(moved, y, columns, 1);
    }
    cursor = moved;
    label(cursor, columns);
    refresh();
  }
  return endwin(), 0;
}

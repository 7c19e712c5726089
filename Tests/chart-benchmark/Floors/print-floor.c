/* print-floor FILE: a minimal program that prints a file of numbers, one a line, as a Braille chart
   of 100 by 30 cells. It reads blocks, stores the minimum and maximum of runs of numbers, doubles
   the length of the runs when there are too many, and writes the chart at once. */
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { columns = 92, rows = 28, most_runs = 32768, block = 1 << 18 };
static float least[most_runs], greatest[most_runs];
static char input[block + 64], output[columns * rows * 3 + 4096];
static unsigned char dots[rows][columns];
static const unsigned char bits[4][2] = {{1, 8}, {2, 16}, {4, 32}, {64, 128}};
static const float fractions[] = {1, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10};

static size_t runs, run_length = 1, in_run;

static void end_run(void) {
  in_run = 0;
  if (++runs < most_runs) return;
  for (size_t i = 0; i < most_runs / 2; i++) {
    least[i] = least[2 * i] < least[2 * i + 1] ? least[2 * i] : least[2 * i + 1];
    greatest[i] = greatest[2 * i] > greatest[2 * i + 1] ? greatest[2 * i] : greatest[2 * i + 1];
  }
  runs /= 2;
  run_length *= 2;
}

/* The extremes of a run stay in registers until the run or the block ends. */
static void read_numbers(const char *p, const char *end) {
  float low = in_run ? least[runs] : HUGE_VALF, high = in_run ? greatest[runs] : -HUGE_VALF;
  while (p < end) {
    int negative = *p == '-';
    unsigned digit;
    long number = 0;
    p += negative;
    while ((digit = (unsigned char)*p - '0') < 10) number = number * 10 + digit, p++;
    const char *point = p;
    if (*p == '.')
      for (p++; (digit = (unsigned char)*p - '0') < 10; p++) number = number * 10 + digit;
    long decimals = p > point ? p - point - 1 : 0;
    float value = (float)number * fractions[decimals > 10 ? 10 : decimals];
    if (negative) value = -value;
    if (value < low) low = value;
    if (value > high) high = value;
    while (p < end && *p++ != '\n') {}
    if (++in_run < run_length && p < end) continue;
    least[runs] = low, greatest[runs] = high;
    if (in_run >= run_length) end_run(), low = HUGE_VALF, high = -HUGE_VALF;
  }
}

int main(int count, char **words) {
  int file = count > 1 ? open(words[1], O_RDONLY) : -1;
  if (file < 0) return 66;
  size_t kept = 0;
  ssize_t got;
  while ((got = read(file, input + kept, block - kept)) > 0) {
    size_t have = kept + (size_t)got, whole = have;
    while (whole > 0 && input[whole - 1] != '\n') whole--;
    read_numbers(input, input + whole);
    kept = have - whole;
    memmove(input, input + whole, kept);
  }
  if (in_run > 0) runs++;
  if (runs == 0) return 65;
  float low = least[0], high = greatest[0];
  for (size_t i = 1; i < runs; i++) {
    if (least[i] < low) low = least[i];
    if (greatest[i] > high) high = greatest[i];
  }
  float scale = (rows * 4 - 1) / (high > low ? high - low : 1);
  for (int x = 0; x < columns * 2; x++) {
    size_t first = runs * (size_t)x / (columns * 2), last = runs * (size_t)(x + 1) / (columns * 2);
    float bottom = least[first], top = greatest[first];
    for (size_t i = first; i < last; i++) {
      if (least[i] < bottom) bottom = least[i];
      if (greatest[i] > top) top = greatest[i];
    }
    for (int y = (int)((high - top) * scale); y <= (int)((high - bottom) * scale); y++)
      dots[y / 4][x / 2] |= bits[y % 4][x % 2];
  }
  char *out = output + sprintf(output, "%.3f to %.3f\n", low, high);
  for (int y = 0; y < rows; y++) {
    out += sprintf(out, "%6.2f ", high - (high - low) * y / (rows - 1));
    for (int x = 0; x < columns; x++) {
      *out++ = (char)0xE2;
      *out++ = (char)(0xA0 | dots[y][x] >> 6);
      *out++ = (char)(0x80 | (dots[y][x] & 63));
    }
    *out++ = '\n';
  }
  return write(1, output, (size_t)(out - output)) < 0;
}

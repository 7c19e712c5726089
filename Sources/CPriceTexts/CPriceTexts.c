// The texts are C, because its compiler includes 300 kB of literals from files at no cost. The
// program then needs no files at run time, and unused languages are not paged in.

#include "CPriceTexts.h"

#include <string.h>

#define TEXT(name, text) #name "\t" text "\0"

static const char english[] =
#include "../../Resources/texts/english.txt"
    ;

static const char norwegian[] =
#include "../../Resources/texts/norwegian.txt"
    ;

static const char swedish[] =
#include "../../Resources/texts/swedish.txt"
    ;

static const char danish[] =
#include "../../Resources/texts/danish.txt"
    ;

static const char finnish[] =
#include "../../Resources/texts/finnish.txt"
    ;

static const char german[] =
#include "../../Resources/texts/german.txt"
    ;

static const char dutch[] =
#include "../../Resources/texts/dutch.txt"
    ;

static const char spanish[] =
#include "../../Resources/texts/spanish.txt"
    ;

#define ROWS(code, table) {code, {table, sizeof table - 1}}

static const struct {
  const char *code;
  PriceTextRows rows;
} languages[] = {
    ROWS("en", english), ROWS("nb", norwegian), ROWS("sv", swedish), ROWS("da", danish),
    ROWS("fi", finnish), ROWS("de", german),    ROWS("nl", dutch),   ROWS("es", spanish),
};

PriceTextRows priceTexts(const char *code) {
  size_t index = sizeof languages / sizeof *languages - 1;
  while (index > 0 && strcmp(languages[index].code, code) != 0) index--;
  return languages[index].rows;
}

const char *priceText(PriceTextRows rows, const char *name) {
  size_t length = strlen(name);
  const char *low = rows.bytes, *high = rows.bytes + rows.count;
  while (low < high) {
    const char *row = low + (high - low) / 2;
    while (row > low && row[-1] != 0) row--;
    int order = strncmp(name, row, length);
    if (order == 0 && row[length] == '\t') return row + length + 1;
    // A name that is a prefix of the row's name is sorted before it.
    if (order <= 0) high = row;
    else low = row + strlen(row) + 1;
  }
  return NULL;
}

// The texts are C, because its compiler includes 300 kB of literals from files at no cost. The
// program then needs no files at run time, and unused languages are not paged in.

#include "CPriceTexts.h"

#include <string.h>

#define TEXT(name, text) #name "\t" text "\0"
#define ROWS(table) ((PriceTextRows){table, sizeof table - 1})

static const char english[] =
#include "../../Resources/texts/english.txt"
    ;
PriceTextRows priceTextsInEnglish(void) { return ROWS(english); }

static const char norwegian[] =
#include "../../Resources/texts/norwegian.txt"
    ;
PriceTextRows priceTextsInNorwegian(void) { return ROWS(norwegian); }

static const char swedish[] =
#include "../../Resources/texts/swedish.txt"
    ;
PriceTextRows priceTextsInSwedish(void) { return ROWS(swedish); }

static const char danish[] =
#include "../../Resources/texts/danish.txt"
    ;
PriceTextRows priceTextsInDanish(void) { return ROWS(danish); }

static const char finnish[] =
#include "../../Resources/texts/finnish.txt"
    ;
PriceTextRows priceTextsInFinnish(void) { return ROWS(finnish); }

static const char german[] =
#include "../../Resources/texts/german.txt"
    ;
PriceTextRows priceTextsInGerman(void) { return ROWS(german); }

static const char dutch[] =
#include "../../Resources/texts/dutch.txt"
    ;
PriceTextRows priceTextsInDutch(void) { return ROWS(dutch); }

static const char spanish[] =
#include "../../Resources/texts/spanish.txt"
    ;
PriceTextRows priceTextsInSpanish(void) { return ROWS(spanish); }

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

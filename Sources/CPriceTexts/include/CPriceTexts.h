#ifndef CPRICETEXTS_H
#define CPRICETEXTS_H

#include <stddef.h>

/// The rows of a language, sorted by their names: of each the name, a tab, the text, a zero.
typedef struct {
  const char *_Nonnull bytes;
  size_t count;
} PriceTextRows;

PriceTextRows priceTextsInEnglish(void);
PriceTextRows priceTextsInNorwegian(void);
PriceTextRows priceTextsInSwedish(void);
PriceTextRows priceTextsInDanish(void);
PriceTextRows priceTextsInFinnish(void);
PriceTextRows priceTextsInGerman(void);
PriceTextRows priceTextsInDutch(void);
PriceTextRows priceTextsInSpanish(void);

#endif

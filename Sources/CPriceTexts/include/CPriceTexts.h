#ifndef CPRICETEXTS_H
#define CPRICETEXTS_H

#include <stddef.h>

/// The rows of a language, sorted by name. A row is a name, a tab, a text and a zero byte.
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

/// Returns the text of the row with a name; NULL if there is none. The binary search needs no
/// index, which every start would have to build.
const char *_Nullable priceText(PriceTextRows rows, const char *_Nonnull name);

#endif

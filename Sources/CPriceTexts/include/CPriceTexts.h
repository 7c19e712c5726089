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

/// The text of a row; NULL where there is none of the name. Rows are searched where they are, so
/// that nothing is built first.
const char *_Nullable priceText(PriceTextRows rows, const char *_Nonnull name);

#endif

#ifndef CPRICETEXTS_H
#define CPRICETEXTS_H

#include <stddef.h>

/// The rows of a language, sorted by name. A row is a name, a tab, a text and a zero byte.
typedef struct {
  const char *_Nonnull bytes;
  size_t count;
} PriceTextRows;

/// Returns the rows of a language by its code, such as "nb"; those of English for others.
PriceTextRows priceTexts(const char *_Nonnull code);

/// Returns the text of the row with a name; NULL if there is none. The binary search needs no
/// index, which every start would have to build.
const char *_Nullable priceText(PriceTextRows rows, const char *_Nonnull name);

#endif

// The texts are C because its compiler takes in 300 kB of them at no cost, as literals from files
// beside the sources; the program then needs no files, and a language that nobody asks for is not
// even paged in.

#include "CPriceTexts.h"

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

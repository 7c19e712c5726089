#ifndef CPRICEFILES_H
#define CPRICEFILES_H

// Each function returns the text of a file of Resources, with a zero byte at its end.
const unsigned char *_Nonnull areasTable(void);
const unsigned char *_Nonnull areaNamesTable(void);
const unsigned char *_Nonnull columnWordsTable(void);
const unsigned char *_Nonnull electricityTaxesTable(void);
const unsigned char *_Nonnull gridTariffsTable(void);
const unsigned char *_Nonnull homeAssistantSensorsTable(void);
const unsigned char *_Nonnull jsonRecordsTable(void);
const unsigned char *_Nonnull namesTable(void);
const unsigned char *_Nonnull norwegianSupportTable(void);
const unsigned char *_Nonnull peakTariffsTable(void);
const unsigned char *_Nonnull priceFormatsTable(void);
const unsigned char *_Nonnull publicHolidaysTable(void);
const unsigned char *_Nonnull usageTablesTable(void);
const unsigned char *_Nonnull valueAddedTaxTable(void);
const unsigned char *_Nonnull priceSourcesText(void);
const unsigned char *_Nonnull pageText(void);

#endif

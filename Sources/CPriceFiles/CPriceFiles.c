// The files are embedded in C, because its compiler does it at no cost: as arrays of Swift they
// took half a second for each kilobyte.

#include "CPriceFiles.h"

const unsigned char *areasTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/areas.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *areaNamesTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/area-names.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *columnWordsTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/column-words.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *electricityTaxesTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/electricity-taxes.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *gridTariffsTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/grid-tariff-shapes.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *homeAssistantSensorsTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/home-assistant-sensors.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *jsonRecordsTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/json-records.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *namesTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/names.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *norwegianSupportTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/norwegian-support.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *peakTariffsTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/peak-tariffs.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *priceFormatsTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/price-formats.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *publicHolidaysTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/public-holidays.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *usageTablesTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/usage-tables.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *valueAddedTaxTable(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/value-added-tax.csv" suffix(, 0)
  };
  return bytes;
}

const unsigned char *priceSourcesText(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/price-sources.conf" suffix(, 0)
  };
  return bytes;
}

const unsigned char *pageText(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/page.html" suffix(, 0)
  };
  return bytes;
}

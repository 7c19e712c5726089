// Embedded in C, because its compiler does it at no cost: see CPriceFiles.

#include "CStrokeFont.h"

const unsigned char *strokeFontText(void) {
  static const unsigned char bytes[] = {
#embed "../../Resources/stroke-font.txt" suffix(, 0)
  };
  return bytes;
}

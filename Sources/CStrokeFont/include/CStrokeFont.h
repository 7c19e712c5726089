#ifndef CSTROKEFONT_H
#define CSTROKEFONT_H

/// Returns the text of Resources/stroke-font.txt, with a zero byte at its end.
const unsigned char *_Nonnull strokeFontText(void);

#endif

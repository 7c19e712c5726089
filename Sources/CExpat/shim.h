// The XML parser expat, with a clear error where its headers are missing.
#ifndef CEXPAT_SHIM_H
#define CEXPAT_SHIM_H

#if !__has_include(<expat.h>)
#error "The expat headers are missing: install the package libexpat1-dev."
#endif
#include <expat.h>

#endif

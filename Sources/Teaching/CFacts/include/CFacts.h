#ifndef DRILLDOWN_CFACTS_H
#define DRILLDOWN_CFACTS_H

#include <stddef.h>

/// A file of `docs/facts` as in the repository. Its text is not null-terminated.
struct dd_page {
  const char *name;
  const unsigned char *text;
  size_t length;
};

/// A page that defines facts; past the last one, a page without text.
struct dd_page dd_fact_page(size_t index);

/// The page that lists where each fact applies.
struct dd_page dd_fact_uses(void);

#endif

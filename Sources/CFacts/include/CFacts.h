#ifndef DRILLDOWN_CFACTS_H
#define DRILLDOWN_CFACTS_H

#include <stddef.h>

/// A file of `docs/facts` as the repository has it. Its text has no zero at the end.
struct drilldown_page {
  const char *name;
  const unsigned char *text;
  size_t length;
};

/// A page that defines facts; without a text where there are no more.
struct drilldown_page drilldown_fact_page(size_t index);

/// The page that lists where each fact acts.
struct drilldown_page drilldown_fact_uses(void);

#endif

#ifndef DRILLDOWN_CDEMOS_H
#define DRILLDOWN_CDEMOS_H

#include <stddef.h>

/// A script of the folders `lessons`, `recipes`, `flows` and `mistakes` under `scripts`. Its text
/// is not null-terminated.
struct dd_demo {
  const char *folder;
  const char *name;
  const unsigned char *text;
  size_t length;
};

/// A script; past the last one, a script without text.
struct dd_demo dd_demo(size_t index);

/// The list of the books' items, in the order of the documents: `scripts/books.txt`.
struct dd_demo dd_book_items(void);

#endif

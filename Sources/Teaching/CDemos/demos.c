// The scripts are part of the program, so that it can play them wherever it is installed. They are
// read-only data: not accessed until a demo is requested.
#include "CDemos.h"

#include "scripts.h"

static const unsigned char items[] = {
#embed "../../../scripts/books.txt"
};

struct dd_demo dd_book_items(void) {
  return (struct dd_demo){"", "books", items, sizeof items};
}

struct dd_demo dd_demo(size_t index) {
  static const struct dd_demo none = {0};
  return index < sizeof demos / sizeof demos[0] ? demos[index] : none;
}

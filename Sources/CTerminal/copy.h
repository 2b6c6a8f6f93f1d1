#include <stdbool.h>
#include <stddef.h>

// What a copy of the process shares with it.
typedef struct {
  bool is_done;            // whether the copy ended as it should
  size_t length, written;  // of the events: how many bytes there are, and how many are written
  char bytes[60 * 1024];
} dd_outbox;

// Collects the events of this process, which is a copy, from now on.
void dd_collect_events(dd_outbox *box);

// Writes the events that a copy has collected, and not written.
void dd_write_collected_events(dd_outbox *box);

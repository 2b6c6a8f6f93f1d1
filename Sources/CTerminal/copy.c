#define _GNU_SOURCE
#include "copy.h"
#include "CTerminal.h"

// A copy of the process runs files of tests: what every file needs is prepared once.

#ifdef __linux__
#include <link.h>
#include <locale.h>
#include <signal.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

bool dd_can_copy_process(void) { return true; }

// Ends this process as its copy has ended.
static _Noreturn void end_like(int status) {
  if (WIFSIGNALED(status)) {
    signal(WTERMSIG(status), SIG_DFL);
    kill(getpid(), WTERMSIG(status));
  }
  _exit(WEXITSTATUS(status));
}

// The memory that is shared with the copies, of which there is one at a time.
static dd_outbox *outbox(void) {
  static dd_outbox *box;
  if (box) return box;
  void *memory = mmap(NULL, sizeof *box, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return box = memory == MAP_FAILED ? NULL : memory;
}

static void note_state(void);

bool dd_run_in_copy(void (*body)(void *context), void *context) {
  dd_outbox *box = outbox();
  if (!box) return false;
  box->is_done = false;
  box->length = box->written = 0;
  fflush(NULL);
  pid_t copy = fork();
  if (copy < 0) return false;
  if (copy == 0) {
    dd_end_with_parent();
    dd_collect_events(box);
    note_state();
    body(context);
    fflush(NULL);
    box->is_done = true;
    _exit(0);
  }
  int status = 0;
  while (waitpid(copy, &status, 0) < 0) continue;
  if (!box->is_done) {
    dd_write_collected_events(box);
    end_like(status);
  }
  return true;
}

bool dd_has_events_of_copy(void) {
  dd_outbox *box = outbox();
  return box && box->length > 0;
}

void dd_write_events_of_copy(void) {
  dd_outbox *box = outbox();
  if (box) dd_write_collected_events(box);
}

// MARK: What scripts leave behind

// Nothing but this is left of a script whose interpreter is closed: programs that it has started,
// libraries that it has loaded, the locale, how streams are buffered, open files, and memory.
typedef struct {
  unsigned long long libraries;
  char locale[256];
  bool is_unbuffered[2], is_buffered_by_line[2];
  int free_descriptor;
} left;

static left at_first;
static long first_memory;
static volatile sig_atomic_t has_started_program;

enum { MOST_MEMORY = 64 * 1024 };  // kilobytes

static int count_libraries(struct dl_phdr_info *info, size_t size, void *count) {
  (void)size;
  *(unsigned long long *)count = info->dlpi_adds;
  return 1;
}

static int lowest_free_descriptor(void) {
  int descriptor = dup(STDIN_FILENO);
  if (descriptor >= 0) close(descriptor);
  return descriptor;
}

static left current_state(void) {
  left state;
  memset(&state, 0, sizeof state);
  dl_iterate_phdr(count_libraries, &state.libraries);
  const char *locale = setlocale(LC_ALL, NULL);
  if (locale) strncpy(state.locale, locale, sizeof state.locale - 1);
  FILE *streams[] = {stdout, stderr};
  for (int index = 0; index < 2; index++) {
    state.is_unbuffered[index] = __fbufsize(streams[index]) == 1;  // 0 before the first use
    state.is_buffered_by_line[index] = __flbf(streams[index]) != 0;
  }
  state.free_descriptor = lowest_free_descriptor();
  return state;
}

static long most_memory(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0;
}

static bool are_equal(const left *one, const left *other) {
  return one->libraries == other->libraries && strcmp(one->locale, other->locale) == 0
         && memcmp(one->is_unbuffered, other->is_unbuffered, sizeof one->is_unbuffered) == 0
         && memcmp(one->is_buffered_by_line, other->is_buffered_by_line,
                sizeof one->is_buffered_by_line)
                == 0
         && one->free_descriptor == other->free_descriptor;
}

static void note_state(void) {
  at_first = current_state();
  first_memory = most_memory();
}

bool dd_is_as_at_first(void) {
  left now = current_state();
  return !has_started_program && are_equal(&now, &at_first)
         && most_memory() - first_memory < MOST_MEMORY;
}

void dd_note_program(void) {
  has_started_program = true;
  dd_write_events();
}
#else
bool dd_can_copy_process(void) { return false; }

// Elsewhere the system's libraries don't work in a copy.
bool dd_run_in_copy(void (*body)(void *context), void *context) {
  (void)body;
  (void)context;
  return false;
}

bool dd_has_events_of_copy(void) { return false; }

void dd_write_events_of_copy(void) {}

bool dd_is_as_at_first(void) { return false; }

void dd_note_program(void) {}
#endif

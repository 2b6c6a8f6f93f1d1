#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach/mach.h>
#else
#include <malloc.h>
#endif

// A limit on the memory of the whole process from its start on. Scripts create Lua's values, which
// Lua's allocator counts, and objects, texts and events, which it does not. So each allocation of
// the process is charged to a budget, and when that is spent, the system is asked for the actual
// usage. A check takes 2 microseconds, and while allocations are counted here usage cannot exceed a
// mark between two checks. Without a limit there are no checks.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OTHER_MALLOC
#endif
#endif
#if defined(__GLIBC__) && !defined(HAS_OTHER_MALLOC)
#if __GLIBC_PREREQ(2, 33)
#define COUNTS_ALLOCATIONS
#endif
#endif

enum { PARTS = 64, HEADER = 16 };  // a budget is at least a 64th of the limit

/// The private memory of this process, in bytes.
typedef struct {
  int64_t taken;     // from the system, be it in use or free, touched or not
  int64_t resident;  // resident
  int64_t free;      // the part of `taken` that malloc keeps for later
} footprint;

static struct {
  _Atomic int64_t limit;  // 0: none
  footprint start;
  bool is_looking;
  int statistics;  // the system's statistics file, kept open; 0: not yet opened
} memory;

_Atomic int64_t dd_memory_budget = INT64_MAX;
bool dd_memory_is_short;

// The thresholds, in 64ths of the limit, for memory in use or touched.
static const int64_t COLLECT = 56, STOP = 66, LEAVE = 68;

#ifdef __APPLE__
static footprint measure(void) {
  task_vm_info_data_t info;
  mach_msg_type_number_t count = TASK_VM_INFO_COUNT;
  if (task_info(mach_task_self(), TASK_VM_INFO, (task_info_t)&info, &count) != KERN_SUCCESS)
    return (footprint){0};
  return (footprint){
      .taken = (int64_t)info.phys_footprint, .resident = (int64_t)info.phys_footprint};
}
#else
// Pages: all, resident, of them shared, of the program, 0, data and stacks.
static footprint measure(void) {
  char text[160];
  long long resident = 0, shared = 0, data = 0;
  if (!memory.statistics) memory.statistics = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  ssize_t length = pread(memory.statistics, text, sizeof text - 1, 0);
  if (length <= 0) return (footprint){0};
  text[length] = 0;
  if (sscanf(text, "%*u %lld %lld %*u %*u %lld", &resident, &shared, &data) != 3)
    return (footprint){0};
  int64_t page = sysconf(_SC_PAGESIZE);
  return (footprint){.taken = data * page, .resident = (resident - shared) * page};
}
#endif

static int64_t greater(int64_t one, int64_t other) { return one > other ? one : other; }

#ifdef COUNTS_ALLOCATIONS
static int64_t free_bytes(void) {
  const dd_state *state = dd_current;
  size_t ours = state ? dd_unused_in_region(state->region) : 0;
  return (int64_t)(mallinfo2().fordblks + ours);
}

static void restore_box(void) {
  if (dd_current) dd_trim_region(dd_current->region);
  malloc_trim(0);
}
#else
static int64_t free_bytes(void) { return 0; }
static void restore_box(void) {}
#endif

/// The growth of the process since the start.
typedef struct {
  int64_t used;     // and not reusable for something else
  int64_t touched;  // and thus resident, unless it was returned
} growth;

// What is taken from the system is an upper bound of both, and fast to read. Only if that is too
// much is free memory measured and returned.
static growth grown(void) {
  footprint now = measure();
  int64_t taken = now.taken - memory.start.taken;
  if (taken <= memory.limit) return (growth){taken, taken};
  int64_t used = taken - free_bytes() + memory.start.free;
  if (used <= memory.limit && now.resident - memory.start.resident > memory.limit) {
    restore_box();
    now = measure();
  }
  int64_t touched = now.resident - memory.start.resident;
  return (growth){greater(used, touched), touched};
}

static int64_t part(int64_t parts) { return memory.limit / PARTS * parts; }

// Checks; the next check happens before anything can have changed.
static growth look(void) {
  memory.is_looking = true;
  growth now = grown();
  dd_memory_is_short = now.used > memory.limit;
  int64_t next = now.used > part(COLLECT) ? memory.limit : part(COLLECT);
  atomic_store_explicit(&dd_memory_budget, greater(next - now.used, part(1)), memory_order_relaxed);
  memory.is_looking = false;
  return now;
}

static bool is_limited(void) {
  return memory.limit && !memory.is_looking && dd_is_watched_thread();
}

bool dd_memory_allows(size_t bytes) {
  return !is_limited() || look().used + (int64_t)bytes <= memory.limit;
}

// Growing blocks are twice as large as what is copied into them, so half of one is touched soon,
// and the rest gradually: other allocations notice that.
void dd_memory_is_spent(size_t bytes) {
  if (!is_limited()) return;
  int before = errno;
  growth now = look();
  int64_t touched = now.touched + (now.used > memory.limit ? (int64_t)bytes / 2 : 0);
  if (now.used > part(COLLECT) && dd_current) dd_current->attention.over = true;
  if (touched > part(STOP)) dd_stop_script(DD_OUT_OF_MEMORY);
  if (touched > part(LEAVE)) dd_leave_short_of_memory();
  errno = before;
}

void dd_limit_memory(size_t bytes) {
  memory.limit = 0;
  dd_memory_is_short = false;
  atomic_store(&dd_memory_budget, INT64_MAX);
  if (!bytes) return;
  memory.start = measure();
  memory.start.free = free_bytes();
  memory.limit = (int64_t)bytes;
  atomic_store(&dd_memory_budget, part(1));
}

bool dd_is_memory_passed(void) {
#ifdef COUNTS_ALLOCATIONS
  return false;  // it is noticed where it happens
#else
  return memory.limit && grown().touched > part(STOP);
#endif
}

// MARK: The C library's functions, counted

#ifdef COUNTS_ALLOCATIONS
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t), *__libc_valloc(size_t), *__libc_pvalloc(size_t);
extern void __libc_free(void *);

static inline __attribute__((always_inline)) void *paid(void *block, size_t size) {
  if (block) pay_memory(size + HEADER);
  return block;
}

void *malloc(size_t size) { return paid(__libc_malloc(size), size); }
void *calloc(size_t count, size_t size) { return paid(__libc_calloc(count, size), count * size); }
void *realloc(void *block, size_t size) { return paid(__libc_realloc(block, size), size); }
void free(void *block) { __libc_free(block); }
void *memalign(size_t step, size_t size) { return paid(__libc_memalign(step, size), size); }
void *aligned_alloc(size_t step, size_t size) { return paid(__libc_memalign(step, size), size); }
void *valloc(size_t size) { return paid(__libc_valloc(size), size); }
void *pvalloc(size_t size) { return paid(__libc_pvalloc(size), size); }

int posix_memalign(void **block, size_t step, size_t size) {
  if (step % sizeof(void *) != 0 || step == 0 || (step & (step - 1)) != 0) return EINVAL;
  void *made = paid(__libc_memalign(step, size), size);
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}
#endif

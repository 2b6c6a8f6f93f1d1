#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach/mach.h>
#else
#include <malloc.h>
#endif

// A limit on the memory of the whole process from its start on. Scripts create Lua's values, which
// Lua's allocator counts, and objects, texts and events, which it does not. So each block is
// counted that the script's thread allocates or frees. When garbage is collected, which addresses a
// script sees and where it is stopped depend on that alone, and are the same in every run. What the
// system counts is not; it decides only if it is much more, because malloc keeps pages for a few
// blocks in them.
//
// The sizes of Lua's blocks are exact. Those of the host's aren't: malloc gives some of them 16
// bytes more, and which ones depends on the order in which others were freed. They count in steps,
// so that a few bytes make no difference.

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

enum { PARTS = 64 };

/// The private memory of this process, in bytes.
typedef struct {
  int64_t taken;     // from the system, be it in use or free, touched or not
  int64_t resident;  // resident
} footprint;

static struct {
  _Atomic int64_t limit;  // 0: none
  int64_t mark;           // up to which the budget reaches
  int64_t host;           // what the host's blocks have
  int64_t counted_host;   // what of it counts
  int64_t unchecked;      // bytes that were allocated since the system was asked
  footprint start;
  bool is_looking;
  int statistics;  // the system's statistics file, kept open; 0: not yet opened
} memory;

static const int64_t UNLIMITED = INT64_MAX / 2;

_Atomic int64_t dd_memory_budget = INT64_MAX / 2;
bool dd_memory_is_short;

// The thresholds, in 64ths of the limit, for memory in use.
enum { COLLECT = 56, ALL = PARTS, STOP = 66, LEAVE = 68 };
// How much more than the limit may be resident: some parts, or what code and the stack need.
enum { MORE_PARTS = 5, MORE_BYTES = 4 << 20 };

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

static int64_t part(int64_t parts) { return memory.limit / PARTS * parts; }

static int64_t resident(void) { return measure().resident - memory.start.resident; }

// How much the script has allocated.
#ifdef COUNTS_ALLOCATIONS
static int64_t in_use(void) {
  return memory.mark - atomic_load_explicit(&dd_memory_budget, memory_order_relaxed);
}
#else
static int64_t in_use(void) {
  footprint now = measure();
  return greater(now.taken - memory.start.taken, now.resident - memory.start.resident);
}
#endif

// The next check happens when more than that is in use.
static int64_t next_mark(int64_t used) {
  static const int64_t marks[] = {COLLECT, ALL, STOP, LEAVE};
  for (size_t index = 0; index < sizeof marks / sizeof *marks; index++)
    if (used <= part(marks[index])) return part(marks[index]);
  return used + part(1);
}

static int64_t look(void) {
  memory.is_looking = true;
  int64_t used = in_use();
  memory.mark = next_mark(used);
  dd_memory_is_short = used > memory.limit;
  atomic_store_explicit(&dd_memory_budget, memory.mark - used, memory_order_relaxed);
  memory.is_looking = false;
  return used;
}

// The same when chunks that have no blocks are returned, if that is too much.
static int64_t look_and_trim(size_t more) {
  int64_t used = look();
  if (used + (int64_t)more <= memory.limit || !dd_current) return used;
  return dd_trim_region(dd_current->region, (size_t)part(1)) ? look() : used;
}

static bool is_limited(void) {
  return memory.limit && !memory.is_looking && dd_is_watched_thread();
}

bool dd_memory_allows(size_t bytes) {
  return !is_limited() || look_and_trim(bytes) + (int64_t)bytes <= memory.limit;
}

static void stop_beyond(int64_t used, int64_t stop, int64_t leave) {
  if (used > stop) dd_stop_script(DD_OUT_OF_MEMORY);
  if (used > leave) dd_leave_short_of_memory();
}

// Growing blocks are twice as large as what is copied into them, so half of one is touched soon,
// and the rest gradually: other allocations notice that.
void dd_memory_is_spent(size_t bytes) {
  if (!is_limited()) return;
  int before = errno;
  int64_t used = look_and_trim(0);
  if (used > part(COLLECT) && dd_current) dd_current->attention.over = true;
  if (used > memory.limit) used -= (int64_t)bytes / 2;
  stop_beyond(used, part(STOP), part(LEAVE));
  errno = before;
}

void dd_limit_memory(size_t bytes) {
  memory.limit = 0;
  dd_memory_is_short = false;
  atomic_store(&dd_memory_budget, UNLIMITED);
  if (!bytes) return;
  memory.start = measure();
  memory.limit = (int64_t)bytes;
  memory.host = memory.counted_host = memory.unchecked = 0;
  memory.mark = part(COLLECT);
  atomic_store(&dd_memory_budget, memory.mark);
}

bool dd_is_memory_passed(void) {
#ifdef COUNTS_ALLOCATIONS
  return false;  // it is noticed where it happens
#else
  return memory.limit && resident() > part(STOP);
#endif
}

// What the system counts is too much, whatever is in use.
static void check_process(void) {
  memory.unchecked = 0;
#ifdef COUNTS_ALLOCATIONS
  int before = errno;
  memory.is_looking = true;
  int64_t most = memory.limit + greater(part(MORE_PARTS), MORE_BYTES);
  int64_t now = resident();
  if (now > most) {
    malloc_trim(0);
    now = resident();
  }
  memory.is_looking = false;
  stop_beyond(now, most, most + part(1));
  errno = before;
#endif
}

static void pay(int64_t bytes) {
  pay_memory((size_t)bytes);
  memory.unchecked += bytes;
  if (unlikely(memory.unchecked > part(1)) && is_limited()) check_process();
}

// MARK: Lua's blocks

// The size of a block with its header.
static size_t whole_size(size_t size) {
  enum { STEP = 16, LEAST = 32 };
  size_t whole = (size + sizeof(size_t) + STEP - 1) / STEP * STEP;
  return whole < LEAST ? LEAST : whole;
}

#ifdef COUNTS_ALLOCATIONS
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t), *__libc_valloc(size_t), *__libc_pvalloc(size_t);
extern void __libc_free(void *);
#else
#define __libc_realloc realloc
#define __libc_free free
#endif

void *dd_resize_block(void *block, size_t former, size_t size) {
  void *result = __libc_realloc(block, size);
  if (!result) return NULL;
  if (block) refund_memory(whole_size(former));
  if (unlikely(memory.limit != 0))
    pay((int64_t)whole_size(size));
  else
    pay_memory(whole_size(size));
  return result;
}

void dd_free_block(void *block, size_t size) {
  if (block) refund_memory(whole_size(size));
  __libc_free(block);
}

// MARK: The host's blocks: the C library's functions, counted

#ifdef COUNTS_ALLOCATIONS
static void count_host(int64_t bytes) {
  memory.host += bytes;
  int64_t step = part(1), change = memory.host - memory.counted_host;
  if (change < step && change > -step) return;
  change = memory.host / step * step - memory.counted_host;
  memory.counted_host += change;
  if (change < 0)
    refund_memory((size_t)-change);
  else
    pay(change);
}

static inline __attribute__((always_inline)) bool counts(const void *block) {
  return unlikely(memory.limit != 0) && block && dd_is_watched_thread();
}

static int64_t size_of(void *block) {
  return (int64_t)(malloc_usable_size(block) + sizeof(size_t));
}

static inline __attribute__((always_inline)) void *paid(void *block) {
  if (counts(block)) count_host(size_of(block));
  return block;
}

void *malloc(size_t size) { return paid(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return paid(__libc_calloc(count, size)); }
void *memalign(size_t step, size_t size) { return paid(__libc_memalign(step, size)); }
void *aligned_alloc(size_t step, size_t size) { return paid(__libc_memalign(step, size)); }
void *valloc(size_t size) { return paid(__libc_valloc(size)); }
void *pvalloc(size_t size) { return paid(__libc_pvalloc(size)); }

void free(void *block) {
  if (counts(block)) count_host(-size_of(block));
  __libc_free(block);
}

void *realloc(void *block, size_t size) {
  int64_t former = counts(block) ? size_of(block) : 0;
  void *result = __libc_realloc(block, size);
  if (former && (result || size == 0)) count_host(-former);
  return paid(result);
}

int posix_memalign(void **block, size_t step, size_t size) {
  if (step % sizeof(void *) != 0 || step == 0 || (step & (step - 1)) != 0) return EINVAL;
  void *made = paid(__libc_memalign(step, size));
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}
#endif

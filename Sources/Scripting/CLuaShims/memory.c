#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach/mach.h>
#else
#include <dlfcn.h>
#include <malloc.h>
#endif

// A limit on the memory of the whole process from its start on. Lua's blocks are counted one by
// one: when garbage is collected, which addresses a script sees and where it is refused memory
// depend on that, and are the same in every run. What the host has for a script, such as objects,
// texts and events, is found out at calls of the host when the process has grown, and before Lua is
// refused anything. It counts in steps, because malloc gives some blocks 16 bytes more, depending
// on the order in which others were freed. A call of the host can't be refused anything without
// ending the program: another thread watches what is resident meanwhile, and the system refuses the
// rest.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OTHER_MALLOC
#endif
#endif
#if defined(__GLIBC__) && !defined(HAS_OTHER_MALLOC)
#if __GLIBC_PREREQ(2, 33)
#define TELLS_BLOCKS
#endif
#endif

/// The private memory of this process, in bytes.
typedef struct {
  int64_t taken;     // from the system, be it in use or free, touched or not
  int64_t resident;  // resident
} footprint;

static struct {
  _Atomic int64_t limit;  // 0: none
  pthread_t thread;       // that has it
  int64_t lua;            // what Lua's blocks have that are malloc's
  int64_t host;           // what the host had at the last look, in steps
  int64_t lua_at_start, host_at_start;
  footprint start;
  int64_t taken;    // what the process had taken at the last look
  int64_t collect;  // garbage is collected when more is in use
  int64_t guard;    // the most that the system gives
  struct rlimit usual;
  unsigned calls;
  int statistics;  // the system's statistics file, kept open; 0: not yet opened
} memory;

enum { PARTS = 64 };
// The thresholds, in 64ths of the limit, for memory in use.
enum { COLLECT = 56, STOP = 66 };
// How much more than the limit may be resident, and how much the system gives: some parts, or what
// code and the stack need.
enum { MORE_PARTS = 3, MORE_BYTES = 4 << 20, MOST_PARTS = 5, MOST_BYTES = 8 << 20 };
// While there is room enough, the size of the process is read after so many calls of the host.
enum { CALLS = 8 };

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

static int64_t in_lua(void) { return memory.lua + (int64_t)dd_region_memory; }

#ifdef TELLS_BLOCKS
// What malloc says of its blocks; NULL where the C library at hand can't. A program that is linked
// against an older one runs with all, so the function is looked for when there is a limit.
static struct mallinfo2 (*blocks)(void);

static void find_blocks(void) { *(void **)&blocks = dlsym(RTLD_DEFAULT, "mallinfo2"); }
#endif

static int64_t in_host(void) {
#ifdef TELLS_BLOCKS
  if (blocks) {
    struct mallinfo2 all = blocks();
    return (int64_t)(all.uordblks + all.hblkhd) - memory.lua;
  }
#endif
  return measure().taken - in_lua();
}

static int64_t part(int64_t parts) { return memory.limit / PARTS * parts; }

static int64_t in_use(void) { return in_lua() - memory.lua_at_start + memory.host; }

static bool is_own_thread(void) { return pthread_equal(memory.thread, pthread_self()); }

static void look(void) {
  int64_t step = part(1) > 0 ? part(1) : 1;
  memory.host = (in_host() - memory.host_at_start) / step * step;
}

bool dd_is_memory_limited(void) { return memory.limit; }

bool dd_memory_allows(size_t more) {
  if (!memory.limit || in_use() + (int64_t)more <= memory.limit || !is_own_thread()) return true;
  look();
  // Chunks that have no blocks are returned before anything is refused.
  if (in_use() + (int64_t)more > memory.limit && dd_current)
    dd_trim_region(dd_current->region, (size_t)part(1));
  return in_use() + (int64_t)more <= memory.limit;
}

// Whether the process has grown, so that more may be in use than at the last look.
static bool has_grown(void) {
  bool is_near = memory.taken - memory.start.taken > part(COLLECT);
  if (!is_near && ++memory.calls % CALLS != 0) return false;
  int64_t former = memory.taken;
  memory.taken = measure().taken;
  return memory.taken > former && memory.taken - memory.start.taken > part(COLLECT);
}

// The system's limit. Swift's allocator prints a line of its own where it is reached.
#ifdef TELLS_BLOCKS
void dd_guard_memory(bool guards) {
  struct rlimit guard = memory.usual;
  if (!memory.limit) return;
  memory.guard = memory.taken + memory.limit - in_use() + greater(part(MOST_PARTS), MOST_BYTES);
  if (guards && (rlim_t)memory.guard < guard.rlim_cur) guard.rlim_cur = (rlim_t)memory.guard;
  setrlimit(RLIMIT_DATA, &guard);
}

// Free memory between blocks is returned, so that it is no reason to end the program.
static void guard_growth(void) {
  if (memory.taken + part(2) < memory.guard || in_use() > memory.limit) return;
  malloc_trim(0);
  dd_guard_memory(true);
}
#else
void dd_guard_memory(bool guards) { (void)guards; }

static void guard_growth(void) {}
#endif

bool dd_wants_collection(void) {
  if (!memory.limit || !is_own_thread()) return false;
  int before = errno;
  bool wants = false;
  if (has_grown()) {
    look();
    guard_growth();
    if (in_use() <= part(COLLECT)) memory.collect = part(COLLECT);
    wants = in_use() > memory.collect;
    if (wants) memory.collect = in_use() + part(2);
  }
  errno = before;
  return wants;
}

bool dd_stop_beyond_limit(void) {
  if (!memory.limit || in_use() <= part(STOP)) return false;
  dd_stop_script(DD_OUT_OF_MEMORY);
  return true;
}

void dd_limit_memory(size_t bytes) {
  dd_guard_memory(false);
  memory.limit = 0;
  if (!bytes) return;
  memory.host = 0;
  memory.thread = pthread_self();
#ifdef TELLS_BLOCKS
  find_blocks();
#endif
  memory.lua_at_start = in_lua();
  memory.host_at_start = in_host();
  memory.start = measure();
  memory.taken = memory.start.taken;
#ifdef TELLS_BLOCKS
  if (blocks) memory.start.taken -= (int64_t)blocks().fordblks;  // which is used first
#endif
  memory.collect = (int64_t)bytes / PARTS * COLLECT;
  getrlimit(RLIMIT_DATA, &memory.usual);
  memory.limit = (int64_t)bytes;
  dd_guard_memory(true);
  if (dd_current) dd_current->attention.limited = true;
}

int dd_memory_beyond_limit(void) {
  int64_t most = memory.limit + greater(part(MORE_PARTS), MORE_BYTES);
  int64_t resident = measure().resident - memory.start.resident;
  if (!memory.limit || resident <= most) return 0;
#ifdef TELLS_BLOCKS
  malloc_trim(0);  // it keeps pages for a few blocks in them
  resident = measure().resident - memory.start.resident;
#endif
  return resident <= most ? 0 : resident <= most + part(1) ? 1 : 2;
}

// MARK: Lua's blocks

// The size of a block with its header.
static int64_t whole_size(size_t size) {
  enum { STEP = 16, LEAST = 32 };
  size_t whole = (size + sizeof(size_t) + STEP - 1) / STEP * STEP;
  return (int64_t)(whole < LEAST ? LEAST : whole);
}

void *dd_resize_block(void *block, size_t former, size_t size) {
  void *result = realloc(block, size);
  if (!result) return NULL;
  if (block) memory.lua -= whole_size(former);
  memory.lua += whole_size(size);
  return result;
}

void dd_free_block(void *block, size_t size) {
  if (block) memory.lua -= whole_size(size);
  free(block);
}

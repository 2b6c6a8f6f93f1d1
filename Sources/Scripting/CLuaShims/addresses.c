#define _GNU_SOURCE
#include "internal.h"

#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>

// Scripts see addresses: tostring prints them, and tables whose keys are tables, functions or
// objects are traversed in their order. To make both the same in every run, these values are
// allocated in a region at a fixed address, in the order in which scripts request them. Strings and
// arrays, whose addresses are never visible, are allocated with malloc.

enum { STEP = 16, LARGEST = 2048, CLASSES = LARGEST / STEP + 1, SLOTS = 1024 };

static const size_t SPAN = (size_t)1 << 30, CHUNK = 16 * 1024, COMMIT = 256 * 1024;
enum { CHUNKS = (1 << 30) / (16 * 1024) };
// Hashes use the lower half of an address, so the regions of coexisting worlds differ in the upper
// half, which no text shows.
static const uintptr_t FIRST = (uintptr_t)1 << 45, DISTANCE = (uintptr_t)1 << 32;

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0
#endif
#ifndef MAP_NORESERVE
#define MAP_NORESERVE 0
#endif

typedef struct free_block {
  struct free_block *next;
} free_block;

struct address_region {
  char *base;
  size_t used, committed;    // how far chunks were allocated, and how far memory is committed
  size_t live;               // in blocks
  unsigned empty_count;      // chunks that were allocated and have no blocks
  size_t scattered;          // unused bytes in other chunks when empty ones were last returned
  uint8_t class_of[CHUNKS];  // the size of a chunk's blocks, in steps; 0: it is empty
  free_block *free[CLASSES];
  char *next[CLASSES], *end[CLASSES];
};

size_t dd_region_memory;

// NULL if the addresses are taken or can't be reserved: then malloc allocates everything.
address_region *dd_open_region(void) {
  for (int slot = 0; slot < SLOTS; slot++) {
    void *wanted = (void *)(FIRST + (uintptr_t)slot * DISTANCE);
    void *base = mmap(wanted, SPAN, PROT_NONE,
        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (base == MAP_FAILED) continue;
    if (base == wanted) {
      address_region *region = calloc(1, sizeof *region);
      if (region) {
        region->base = base;
        return region;
      }
    }
    munmap(base, SPAN);
  }
  return NULL;
}

void dd_close_region(address_region *region) {
  if (!region) return;
  dd_region_memory -= region->committed - region->empty_count * CHUNK;
  munmap(region->base, SPAN);
  free(region);
}

bool dd_is_in_region(const address_region *region, const void *block) {
  return region && (size_t)((const char *)block - region->base) < SPAN;
}

// The type is what Lua passes as the size of a block that doesn't exist yet.
bool dd_belongs_in_region(const address_region *region, size_t type, size_t size) {
  return region && type >= LUA_TTABLE && type <= LUA_TTHREAD + 2 && size <= LARGEST;
}

// From here on the memory counts towards the process's.
static bool commit(address_region *region) {
  if (region->used + CHUNK <= region->committed) return true;
  if (region->committed + COMMIT > SPAN) return false;
  if (mprotect(region->base + region->committed, COMMIT, PROT_READ | PROT_WRITE) != 0) return false;
  region->committed += COMMIT;
  dd_region_memory += COMMIT;
  return true;
}

// The index of a chunk without blocks, or a negative number if there is none.
static ptrdiff_t find_chunk(address_region *region) {
  if (region->empty_count > 0) {
    ptrdiff_t chunk = (uint8_t *)memchr(region->class_of, 0, CHUNKS) - region->class_of;
    char *start = region->base + (size_t)chunk * CHUNK;
    if (mprotect(start, CHUNK, PROT_READ | PROT_WRITE) != 0) return -1;
    region->empty_count--;
    dd_region_memory += CHUNK;
    return chunk;
  }
  if (!commit(region)) return -1;
  region->used += CHUNK;
  return (ptrdiff_t)(region->used / CHUNK) - 1;
}

void *dd_allocate_in_region(address_region *region, size_t size) {
  size_t size_class = (size + STEP - 1) / STEP;
  size = size_class * STEP;
  free_block *block = region->free[size_class];
  if (block) {
    region->free[size_class] = block->next;
    region->live += size;
    return block;
  }
  if (unlikely((size_t)(region->end[size_class] - region->next[size_class]) < size)) {
    ptrdiff_t chunk = find_chunk(region);
    if (chunk < 0) return NULL;
    region->class_of[chunk] = (uint8_t)size_class;
    region->next[size_class] = region->base + (size_t)chunk * CHUNK;
    region->end[size_class] = region->next[size_class] + CHUNK;
  }
  void *result = region->next[size_class];
  region->next[size_class] += size;
  region->live += size;
  return result;
}

void dd_free_in_region(address_region *region, void *block, size_t size) {
  size_t size_class = (size + STEP - 1) / STEP;
  free_block *freed = block;
  freed->next = region->free[size_class];
  region->free[size_class] = freed;
  region->live -= size_class * STEP;
}

// MARK: Returning memory

// Unused bytes in chunks that count.
static size_t unused(const address_region *region) {
  return region->committed - region->empty_count * CHUNK - region->live;
}

static size_t chunk_of(const address_region *region, const void *block) {
  return (size_t)((const char *)block - region->base) / CHUNK;
}

// Whether all blocks of a chunk are free, given the number of free blocks. A chunk that is still
// being cut into blocks is kept.
static bool is_empty(const address_region *region, size_t chunk, size_t free_blocks) {
  size_t size_class = region->class_of[chunk];
  const char *end = region->base + (chunk + 1) * CHUNK;
  return size_class > 0 && end != region->end[size_class]
         && free_blocks == CHUNK / (size_class * STEP);
}

static void drop_empty(address_region *region, size_t size_class, const uint16_t *free_blocks) {
  free_block **link = &region->free[size_class];
  while (*link) {
    size_t chunk = chunk_of(region, *link);
    if (is_empty(region, chunk, free_blocks[chunk]))
      *link = (*link)->next;
    else
      link = &(*link)->next;
  }
}

// Returns the memory of empty chunks to the system, if there may be more of it than so many bytes.
// That affects which addresses are allocated next, so only what the script has allocated decides
// about it.
bool dd_trim_region(address_region *region, size_t least) {
  static uint16_t free_blocks[CHUNKS];
  if (!region || unused(region) < region->scattered + least) return false;
  memset(free_blocks, 0, region->used / CHUNK * sizeof *free_blocks);
  for (size_t size_class = 0; size_class < CLASSES; size_class++)
    for (free_block *block = region->free[size_class]; block; block = block->next)
      free_blocks[chunk_of(region, block)]++;
  for (size_t size_class = 0; size_class < CLASSES; size_class++)
    drop_empty(region, size_class, free_blocks);
  for (size_t chunk = 0; chunk < region->used / CHUNK; chunk++) {
    if (!is_empty(region, chunk, free_blocks[chunk])) continue;
    madvise(region->base + chunk * CHUNK, CHUNK, MADV_DONTNEED);
    mprotect(region->base + chunk * CHUNK, CHUNK, PROT_NONE);  // no longer the process's
    region->class_of[chunk] = 0;
    region->empty_count++;
    dd_region_memory -= CHUNK;
  }
  region->scattered = unused(region);
  return true;
}

bool dd_set_off_region(dd_state *state, bool is_off_region) {
  bool former = state->is_off_region;
  state->is_off_region = is_off_region;
  return former;
}

// MARK: Texts with addresses

// The text of an address: as if the world were alone, so that coexisting worlds print the same.
static void print_address(lua_State *L, const void *block, char *text, size_t size) {
  const address_region *region = state_of(L)->region;
  uintptr_t shift = dd_is_in_region(region, block) ? (uintptr_t)region->base - FIRST : 0;
  snprintf(text, size, "%p", (const char *)block - shift);
}

// Replaces the text on top: the address of the value in it is printed as if the world were alone.
static void fix_text_address(lua_State *L, int value) {
  const address_region *region = state_of(L)->region;
  const void *block = lua_topointer(L, value);
  if (!region || (uintptr_t)region->base == FIRST || !dd_is_in_region(region, block)) return;
  char printed[32], fixed[32];
  snprintf(printed, sizeof printed, "%p", block);
  print_address(L, block, fixed, sizeof fixed);
  size_t length, width = strlen(printed);
  const char *text = lua_tolstring(L, -1, &length);
  luaL_Buffer buffer;
  char *copy = luaL_buffinitsize(L, &buffer, length);
  memcpy(copy, text, length);
  for (char *at = copy; (at = memmem(at, length - (size_t)(at - copy), printed, width));
       at += width)
    memcpy(at, fixed, width);  // both have the same length
  luaL_pushresultsize(&buffer, length);
  lua_remove(L, -2);
}

void dd_push_text(lua_State *L, int value) {
  value = lua_absindex(L, value);
  luaL_tolstring(L, value, NULL);
  if (lua_type(L, value) != LUA_TSTRING) fix_text_address(L, value);
}

void dd_push_address(lua_State *L, int value) {
  char text[32];
  print_address(L, lua_topointer(L, value), text, sizeof text);
  lua_pushstring(L, text);
}

static int base_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  dd_push_text(L, 1);
  return 1;
}

// Upvalue: the library's function.
static int string_format(lua_State *L) {
  int count = lua_gettop(L);
  lua_tocfunction(L, lua_upvalueindex(1))(L);
  for (int index = 1; index <= count; index++)
    if (lua_type(L, index) != LUA_TSTRING) fix_text_address(L, index);
  return 1;
}

void dd_install_texts(lua_State *L) {
  lua_pushcfunction(L, base_tostring);
  lua_setglobal(L, "tostring");
  lua_getglobal(L, LUA_STRLIBNAME);
  lua_getfield(L, -1, "format");
  lua_pushcclosure(L, string_format, 1);
  lua_setfield(L, -2, "format");
  lua_pop(L, 1);
}

// MARK: The seed of string hashes

// The beginning of Lua 5.4's global state. Lua derives the seed from the clock and from addresses,
// and offers no way to set it; without a fixed seed the order of string keys changes from run to
// run.
typedef struct {
  lua_Alloc allocate;
  void *context;
  ptrdiff_t total, debt;
  size_t estimate, last_atomic;
  struct {
    void *hash;
    int count, size;
  } strings;
  struct {
    union {
      void *pointer;
      lua_Integer integer;
    } value;
    unsigned char tag;
  } registry, nil;
  unsigned seed;
  unsigned char white, phase;
} global_beginning;

enum { FIXED_SEED = 0x6c756131, INTEGER_TAG = 3, WHITE = 8, PAUSE = 8 };

// True only for a global state that is initialized and has no strings yet.
static bool is_fresh(const global_beginning *global, size_t size) {
  return global->total == (ptrdiff_t)size && global->debt == 0 && !global->strings.hash
         && global->strings.count == 0 && global->strings.size == 0 && global->registry.tag == 0
         && global->nil.tag == INTEGER_TAG && global->nil.value.integer == 0
         && global->white == WHITE && global->phase == PAUSE;
}

// Searches the block that Lua requested first. A Lua that is built differently keeps its own seed.
bool dd_fix_seed(void *block, size_t size, lua_Alloc allocate, void *context) {
  if (size < sizeof(global_beginning)) return false;
  for (size_t at = 0; at <= size - sizeof(global_beginning); at += sizeof(void *)) {
    global_beginning *global = (global_beginning *)((char *)block + at);
    if (global->allocate != allocate || global->context != context) continue;
    if (!is_fresh(global, size)) return false;
    global->seed = FIXED_SEED;
    return true;
  }
  return false;
}

// MARK: Functions of the libraries

// A plain C function prints as its address in the program; as a closure it is an object.
static bool is_bare_function(lua_State *L) {
  if (!lua_iscfunction(L, -1)) return false;
  if (!lua_getupvalue(L, -1, 1)) return true;
  lua_pop(L, 1);
  return false;
}

static void make_closures(lua_State *L) {
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    if (is_bare_function(L)) {
      lua_CFunction function = lua_tocfunction(L, -1);
      lua_pushvalue(L, -2);
      lua_pushboolean(L, 1);
      lua_pushcclosure(L, function, 1);
      lua_rawset(L, -5);
    }
    lua_pop(L, 1);
  }
}

// Except next: pairs returns the plain function, and scripts may compare them.
void dd_fix_addresses(lua_State *L) {
  lua_getglobal(L, "next");
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    if (lua_istable(L, -1)) make_closures(L);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  lua_setglobal(L, "next");
}

#include "internal.h"

// Calls of Lua by the host.

void dd_begin_call(lua_State *L) { lua_pushcfunction(L, dd_message_handler); }

// Outside host functions little of the stack is used, and a new stack has room enough.
lua_State *dd_begin_call_of(dd_state *state, int reference) {
  lua_State *L = state->running;
  if (unlikely(!L || state->attention.closing)) return NULL;
  if (state->host_function_depth > 0 && !lua_checkstack(L, LUA_MINSTACK)) return NULL;
  lua_pushcfunction(L, dd_message_handler);
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
  return L;
}

static void begin_outermost(dd_state *state) {
  state->stop_position[0] = 0;
  if (unlikely(!pthread_equal(state->thread, pthread_self()))) dd_attach_thread(state);
  dd_current = state;
  if (unlikely(dd_is_memory_limited())) state->attention.limited = true;
}

static void end_outermost(lua_State *L, dd_state *state, dd_state *outer, int status) {
  dd_current = outer;
  if (unlikely(lua_gethook(L) || state->instruction_step)) dd_disarm(L);
  if (unlikely(status != LUA_OK) && dd_is_interrupt(L, -1)) dd_end_stop(state);
  dd_collect_if_needed(L);
}

// lua_pcall is a macro; the call also starts and ends being interruptible here.
int dd_call(lua_State *L, int arguments, int results) {
  dd_state *state = state_of(L), *outer = dd_current;
  int handler = results == LUA_MULTRET ? lua_gettop(L) - arguments - 1 : -1 - results;
  state->position[0] = 0;
  if (state->calls++ == 0) begin_outermost(state);
  dd_arm_if_interrupted(L);
  int status = dd_protected_call(L, arguments, results, -2 - arguments);
  if (--state->calls == 0) end_outermost(L, state, outer, status);
  if (results == 0 && status == LUA_OK)
    lua_pop(L, 1);
  else
    lua_remove(L, status == LUA_OK ? handler : -2);
  return status;
}

// A hook would raise an error, so there is none, and no signal sets one, until the function has
// returned.
void dd_call_own(lua_State *L, int arguments) {
  dd_state *current = dd_current;
  dd_current = NULL;
  lua_Hook hook = lua_gethook(L);
  int mask = lua_gethookmask(L), count = lua_gethookcount(L);
  lua_sethook(L, NULL, 0, 0);
  int status = dd_protected_call(L, arguments, 0, 0);
  lua_sethook(L, hook, mask, count);
  dd_current = current;
  dd_arm_if_interrupted(L);
  if (status == LUA_ERRMEM) dd_exit_without_memory("out of memory in the libraries");
  if (status != LUA_OK) dd_fatal_error(lua_tostring(L, -1));
}

int dd_load(lua_State *L, const char *text, size_t length, const char *name) {
  return luaL_loadbufferx(L, text, length, name, "t");
}

typedef struct {
  char *bytes;
  size_t size, capacity;
} compiled;

static int add_code(lua_State *L, const void *part, size_t size, void *context) {
  (void)L;
  compiled *code = context;
  if (code->size + size > code->capacity) {
    code->capacity = 2 * (code->size + size);
    code->bytes = dd_reallocate(code->bytes, code->capacity);
  }
  memcpy(code->bytes + code->size, part, size);
  code->size += size;
  return 0;
}

char *dd_compile(
    const char *text, size_t length, const char *name, bool is_stripped, size_t *size) {
  compiled code = {0};
  lua_State *L = luaL_newstate();
  if (!L) return NULL;
  lua_gc(L, LUA_GCSTOP);
  if (luaL_loadbufferx(L, text, length, name, "t") == LUA_OK)
    lua_dump(L, add_code, &code, is_stripped);
  lua_close(L);
  *size = code.size;
  return code.bytes;
}

int dd_load_compiled(lua_State *L, const char *code, size_t size, const char *name) {
  return luaL_loadbufferx(L, code, size, name, "b");
}

#include "internal.h"

// A host that pushes a page and pops it, and calls thirteen callbacks on it by name. A page is
// created with a class, a table of functions.

static const char *const shown[] = {"willMove", "loadView", "viewDidLoad", "viewWillAppear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewIsAppearing", "viewDidAppear",
    "didMove", NULL};
static const char *const hidden[] = {
    "willMove", "viewWillDisappear", "viewDidDisappear", "didMove", NULL};

typedef struct {
  object *top;
  const char *const *due;
} stack;

static stack *stack_of(lua_State *L) { return luaL_checkudata(L, 1, "Stack"); }

// Upvalue: the class.
static int new_page(lua_State *L) {
  object *o = dd_floor_make_object();
  dd_floor_push_object(L, o, "Page");
  dd_floor_release(o);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_setiuservalue(L, -2, 1);
  return 1;
}

static int make_page_class(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_pushvalue(L, 1);
  lua_pushcclosure(L, new_page, 1);
  return 1;
}

static int index_page(lua_State *L) {
  dd_floor_check_object(L, 1, "Page");
  lua_getiuservalue(L, 1, 1);
  lua_pushvalue(L, 2);
  lua_rawget(L, -2);
  return 1;
}

static void call_page(lua_State *L, object *page, const char *name) {
  dd_floor_push_object(L, page, "Page");
  if (lua_getfield(L, -1, name) != LUA_TFUNCTION) {
    lua_pop(L, 2);
    return;
  }
  lua_pushvalue(L, -2);
  lua_pushboolean(L, 0);
  if (dd_floor_call_guarded(L, 2, 0) != LUA_OK) lua_pop(L, 1);
  lua_pop(L, 1);
}

static int push_page(lua_State *L) {
  stack *s = stack_of(L);
  object *page = dd_floor_check_object(L, 2, "Page");
  luaL_checktype(L, 3, LUA_TBOOLEAN);
  dd_floor_retain(page);
  s->top = page;
  s->due = shown;
  return 0;
}

static int pop_page(lua_State *L) {
  stack *s = stack_of(L);
  luaL_checktype(L, 2, LUA_TBOOLEAN);
  s->due = hidden;
  dd_floor_push_object(L, s->top, "Page");
  return 1;
}

// Ends the turn. Upvalue: the stack.
static int wait_turn(lua_State *L) {
  stack *s = lua_touserdata(L, lua_upvalueindex(1));
  luaL_checknumber(L, 1);
  if (!s->due) return 0;
  for (const char *const *name = s->due; *name; name++) call_page(L, s->top, *name);
  if (s->due == hidden) {
    dd_floor_release(s->top);
    s->top = NULL;
  }
  s->due = NULL;
  return 0;
}

void dd_floor_open_pages(lua_State *L) {
  static const luaL_Reg methods[] = {
      {"pushViewController", push_page}, {"popViewController", pop_page}, {NULL, NULL}};
  dd_floor_make_class(L, "Page", NULL, NULL, NULL);
  luaL_getmetatable(L, "Page");
  lua_pushcfunction(L, index_page);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
  lua_pushcfunction(L, make_page_class);
  lua_setglobal(L, "PageClass");
  stack *s = lua_newuserdatauv(L, sizeof *s, 0);
  *s = (stack){NULL, NULL};
  luaL_newmetatable(L, "Stack");
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_setglobal(L, "nav");
  lua_pushcclosure(L, wait_turn, 1);
  lua_setglobal(L, "wait");
}

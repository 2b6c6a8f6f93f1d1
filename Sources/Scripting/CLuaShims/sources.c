#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

// The files that scripts name. The open file is checked, so that another process cannot replace it
// before it is read.

// Reports what scripts read and write to a host that wants to know when to run them again.
void dd_report_file_use(lua_State *L, dd_hook hook, const char *file) {
  if (!state_of(L)->tracks_files || !file) return;
  dd_set_text(state_of(L), file, strlen(file));
  dd_call_hook(L, hook, NULL);
}

// MARK: Opening

// The real path of an open file, all links resolved; false if the system does not provide it.
static bool find_path(int descriptor, char path[PATH_MAX]) {
#ifdef __APPLE__
  return fcntl(descriptor, F_GETPATH, path) == 0;
#else
  char link[32];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, PATH_MAX);
  if (length <= 0 || length == PATH_MAX) return false;
  path[length] = 0;
  return true;
#endif
}

static bool is_inside(const char *folder, const char *path) {
  size_t length = strlen(folder);
  return strcmp(folder, "/") == 0 || (strncmp(path, folder, length) == 0 && path[length] == '/');
}

// Examines a file without side effects; opening it might have some: it may be a device.
#ifdef O_PATH
enum { EXAMINES = O_PATH | O_CLOEXEC };
#else
enum { EXAMINES = O_RDONLY | O_NONBLOCK | O_CLOEXEC };
#endif

// Whether the last part of a name that exists, when others are left out at its end, is outside of a
// folder: a script can't find out what exists there. The name is changed.
static bool leads_out(const char *folder, char *name) {
  for (;;) {
    int handle = open(name, EXAMINES);
    if (handle >= 0) {
      char path[PATH_MAX];
      bool is_known = find_path(handle, path);
      close(handle);
      return !is_known || (strcmp(path, folder) != 0 && !is_inside(folder, path));
    }
    handle = open(name, EXAMINES | O_NOFOLLOW);
    if (handle >= 0) {
      close(handle);
      return true;  // a link that leads nowhere
    }
    if (strcmp(name, ".") == 0 || strcmp(name, "/") == 0) return true;
    char *slash = strrchr(name, '/');
    if (slash)
      slash[slash == name ? 1 : 0] = 0;
    else
      strcpy(name, ".");
  }
}

// The descriptor of a file below a folder, or -1; the reason is EXDEV if it would be elsewhere, as
// the system's own function for that has it.
static int open_inside(const char *folder, const char *name, int how) {
  int handle = folder ? open(name, EXAMINES) : -1;
  if (handle < 0) {
    int reason = errno;
    char *copy = strcpy(dd_reallocate(NULL, strlen(name) + 2), name);
    bool is_outside = !folder || leads_out(folder, copy);
    free(copy);
    errno = is_outside ? EXDEV : reason;
    return -1;
  }
  char path[PATH_MAX];
  int result = -1;
  errno = EXDEV;
  if (find_path(handle, path) && is_inside(folder, path)) {
#ifdef O_PATH
    char link[32];
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    result = open(link, how);
#else
    (void)how;
    return handle;
#endif
  }
  int reason = errno;
  close(handle);
  errno = reason;
  return result;
}

// Reads another text in place of a file.
static void replace(const dd_state *state, source_file *source) {
  if (!state->replaced.path || !dd_is_source(source, state->replaced.path)) return;
  FILE *stream = fmemopen(state->replaced.text, state->replaced.size, "r");
  if (!stream) return;
  fclose(source->stream);
  source->stream = stream;
}

bool dd_replace_source(dd_state *state, const char *path, const char *text, size_t size) {
  char real[PATH_MAX];
  if (!realpath(path, real) || size == 0) return false;
  free(state->replaced.path);
  free(state->replaced.text);
  state->replaced.path = strcpy(dd_reallocate(NULL, strlen(real) + 1), real);
  state->replaced.text = memcpy(dd_reallocate(NULL, size), text, size);
  state->replaced.size = size;
  return true;
}

// Whether a text is that of a file.
static bool is_text_of(const char *path, const char *text, size_t length) {
  FILE *stream = fopen(path, "r");
  if (!stream) return false;
  bool is_same = true;
  char bytes[BUFSIZ];
  size_t read;
  while (is_same && (read = fread(bytes, 1, sizeof bytes, stream)) > 0) {
    is_same = read <= length && memcmp(bytes, text, read) == 0;
    text += read;
    length -= read;
  }
  fclose(stream);
  return is_same && length == 0;
}

bool dd_push_replacement(lua_State *L, const char *path, const char *text, size_t length) {
  const dd_state *state = state_of(L);
  char real[PATH_MAX];
  if (!state->replaced.path || !realpath(path, real) || strcmp(real, state->replaced.path) != 0)
    return false;
  if (!is_text_of(real, text, length)) return false;
  lua_pushlstring(L, state->replaced.text, state->replaced.size);
  return true;
}

int dd_open_file(const dd_state *state, const char *name, bool waits) {
  int how = O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK);
  return state->is_confined ? open_inside(state->root, name, how) : open(name, how);
}

bool dd_open_source(lua_State *L, const char *name, source_file *source) {
  dd_state *state = state_of(L);
  int descriptor = dd_open_file(state, name, true);
  source->is_outside = descriptor < 0 && errno == EXDEV;
  source->stream = descriptor < 0 ? NULL : fdopen(descriptor, "r");
  if (descriptor >= 0 && !source->stream) close(descriptor);
  if (source->stream) replace(state, source);
  return source->stream != NULL;
}

bool dd_is_source(const source_file *source, const char *path) {
  char own[PATH_MAX];
  return path && find_path(fileno(source->stream), own) && strcmp(own, path) == 0;
}

void dd_close_source(source_file *source) { fclose(source->stream); }

// MARK: Reading

typedef struct {
  FILE *stream;
  size_t ahead;  // bytes that were read ahead
  char bytes[BUFSIZ];
} reader;

static const char *next_piece(lua_State *L, void *context, size_t *length) {
  (void)L;
  reader *r = context;
  *length = r->ahead > 0 ? r->ahead : fread(r->bytes, 1, sizeof r->bytes, r->stream);
  r->ahead = 0;
  return *length > 0 ? r->bytes : NULL;
}

// Skips a byte order mark, and the content of a first line that begins with '#'.
static void skip_head(reader *r) {
  static const char mark[] = "\xEF\xBB\xBF";
  r->ahead = fread(r->bytes, 1, 3, r->stream);
  if (r->ahead == 3 && memcmp(r->bytes, mark, 3) == 0) r->ahead = fread(r->bytes, 1, 1, r->stream);
  if (r->ahead == 0 || r->bytes[0] != '#') return;
  char *end = memchr(r->bytes, '\n', r->ahead);
  if (end) {
    r->ahead -= (size_t)(end - r->bytes);
    memmove(r->bytes, end, r->ahead);
    return;
  }
  int byte;
  do byte = getc(r->stream);
  while (byte != EOF && byte != '\n');
  r->bytes[0] = '\n';
  r->ahead = byte != EOF;
}

static int fail(lua_State *L, const char *what, const char *name) {
  const char *problem = strerror(errno), *shown = dd_push_escaped(L, name);
  lua_pushfstring(L, "cannot %s %s: %s", what, shown, problem);
  lua_remove(L, -2);
  return LUA_ERRFILE;
}

int dd_load_source(lua_State *L, source_file *source, const char *name) {
  reader r = {.stream = source->stream};
  lua_pushfstring(L, "@%s", name);
  errno = 0;
  skip_head(&r);
  int status = lua_load(L, next_piece, &r, lua_tostring(L, -1), "t");
  lua_remove(L, -2);
  if (ferror(source->stream)) {
    lua_pop(L, 1);
    status = fail(L, "read", name);
  }
  dd_close_source(source);
  return status;
}

static int refuse(lua_State *L, const char *name) {
  const char *shown = dd_push_escaped(L, name);
  lua_pushfstring(L, "'%s' is not in the script's folder", shown);
  lua_remove(L, -2);
  return LUA_ERRFILE;
}

int dd_load_file(lua_State *L, const char *name) {
  if (!name && !state_of(L)->is_confined) return luaL_loadfilex(L, NULL, "t");
  source_file source = {.is_outside = true};
  if (name && dd_open_source(L, name, &source)) return dd_load_source(L, &source, name);
  return source.is_outside ? refuse(L, name ? name : "standard input") : fail(L, "open", name);
}

static int close_stream(lua_State *L) {
  return luaL_fileresult(L, fclose(((luaL_Stream *)lua_touserdata(L, 1))->f) == 0, NULL);
}

// The stream is Lua's from now on, which closes it after an error as well.
static void push_stream(lua_State *L, source_file source) {
  luaL_Stream *stream = lua_newuserdatauv(L, sizeof *stream, 0);
  *stream = (luaL_Stream){.f = source.stream, .closef = close_stream};
  luaL_setmetatable(L, LUA_FILEHANDLE);
  lua_toclose(L, -1);
}

int dd_read_file(lua_State *L) {
  const char *name = luaL_checkstring(L, 1);
  source_file source;
  dd_report_file_use(L, DD_READS_FILE, name);
  lua_pushnil(L);
  if (!dd_open_source(L, name, &source)) {
    source.is_outside ? refuse(L, name) : fail(L, "open", name);
    return 2;
  }
  push_stream(L, source);
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  size_t length;
  do {
    length = fread(luaL_prepbuffer(&text), 1, LUAL_BUFFERSIZE, source.stream);
    luaL_addsize(&text, length);
  } while (length > 0);
  bool has_failed = ferror(source.stream);
  int reason = errno;
  luaL_pushresult(&text);
  if (!has_failed) return 1;
  lua_pushnil(L);
  errno = reason;
  fail(L, "read", name);
  return 2;
}

// MARK: What is allowed

void dd_track_files(dd_state *state) { state->tracks_files = true; }

void dd_refuse_module(dd_state *state, const char *file) {
  free(state->script);
  state->script = realpath(file, NULL);
}

void dd_confine(dd_state *state, const char *folder) {
  free(state->root);
  state->root = realpath(folder, NULL);
  state->is_confined = true;
}

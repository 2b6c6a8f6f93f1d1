#include "CTerminal.h"
#include "copy.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

// The lines that a worker writes about its tests. A system call for each would take as long as a
// trivial test, so a copy of the worker collects them in memory that both share: what it hasn't
// written when it ends, the worker writes. A thread writes what waits for long, and lines are
// written before a script starts a program, which could end both.

static struct {
  int events, bell;
  dd_outbox *box;  // NULL: lines are written at once
  bool waits_for_end;
  pthread_mutex_t lock;
} out = {.events = -1, .bell = -1, .lock = PTHREAD_MUTEX_INITIALIZER};

enum { TICK = 20 };  // milliseconds

void dd_begin_events(int events, int bell) {
  out.events = events;
  out.bell = bell;
}

void dd_ring(void) {
  while (write(out.bell, "\n", 1) < 0 && errno == EINTR) continue;
}

size_t dd_receive_line(int socket, void *room, size_t size) {
  ssize_t count;
  do count = recv(socket, room, size, MSG_PEEK);
  while (count < 0 && errno == EINTR);
  if (count <= 0) return 0;
  const char *end = memchr(room, '\n', (size_t)count);
  size_t wanted = end ? (size_t)(end - (const char *)room) + 1 : (size_t)count;
  do count = recv(socket, room, wanted, 0);
  while (count < 0 && errno == EINTR);
  return count > 0 ? (size_t)count : 0;
}

// Writes at least one byte, and returns how many; 0 if there is no reader: then there is no runner,
// and this process ends as well.
static size_t write_some(const char *bytes, size_t length) {
  for (;;) {
    ssize_t count = write(out.events, bytes, length);
    if (count > 0) return (size_t)count;
    if (count < 0 && errno == EAGAIN) {
      dd_ring();
      struct pollfd room = {.fd = out.events, .events = POLLOUT};
      poll(&room, 1, -1);
    } else if (count == 0 || errno != EINTR) {
      return 0;
    }
  }
}

static void write_whole(const char *bytes, size_t length) {
  while (length > 0) {
    size_t count = write_some(bytes, length);
    if (count == 0) return;
    bytes += count;
    length -= count;
  }
}

// A process may end in the middle of it: its worker writes what is left.
static void write_collected(dd_outbox *box) {
  while (box->written < box->length) {
    size_t count = write_some(box->bytes + box->written, box->length - box->written);
    if (count == 0) break;
    box->written += count;
  }
  box->length = 0;
  box->written = 0;
}

static void *write_regularly(void *unused) {
  (void)unused;
  struct timespec tick = {.tv_nsec = TICK * 1000000L};
  for (;;) {
    nanosleep(&tick, NULL);
    pthread_mutex_lock(&out.lock);
    if (!out.waits_for_end) write_collected(out.box);
    pthread_mutex_unlock(&out.lock);
  }
  return NULL;
}

// The thread must not get the signals of the scripts.
static bool start_thread(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  bool has_started = pthread_create(&thread, NULL, write_regularly, NULL) == 0;
  if (has_started) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return has_started;
}

void dd_collect_events(dd_outbox *box) {
  out.box = box;
  if (!start_thread()) out.box = NULL;
}

void dd_write_collected_events(dd_outbox *box) { write_collected(box); }

void dd_send_event(const char *bytes, size_t length) {
  if (!out.box) return write_whole(bytes, length);
  pthread_mutex_lock(&out.lock);
  if (length > sizeof out.box->bytes - out.box->length) write_collected(out.box);
  if (length > sizeof out.box->bytes) {
    write_whole(bytes, length);
  } else {
    memcpy(out.box->bytes + out.box->length, bytes, length);
    out.box->length += length;
  }
  pthread_mutex_unlock(&out.lock);
}

void dd_write_events(void) {
  if (!out.box) return;
  pthread_mutex_lock(&out.lock);
  if (!out.waits_for_end) write_collected(out.box);
  pthread_mutex_unlock(&out.lock);
}

// What was collected until now is written first: the rest may be as long as the memory.
void dd_leave_events_to_worker(void) {
  if (!out.box) return;
  pthread_mutex_lock(&out.lock);
  write_collected(out.box);
  out.waits_for_end = true;
  pthread_mutex_unlock(&out.lock);
}

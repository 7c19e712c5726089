// Linux functions and constants for tests that Swift's Glibc module lacks.
#ifndef CPTY_SHIM_H
#define CPTY_SHIM_H

#include <signal.h>
#include <spawn.h>
#include <wchar.h>

// Declared here, because the headers require _GNU_SOURCE. It changes fd_set, and a file that
// imports this module and Foundation would see two definitions.
extern int wcwidth(wchar_t c);
extern int posix_openpt(int flags);
extern int grantpt(int fd);
extern int unlockpt(int fd);
extern int ptsname_r(int fd, char *buffer, size_t size);
extern int posix_spawn_file_actions_addchdir_np(
    posix_spawn_file_actions_t *actions, const char *path);

// Returns free heap memory to the system, so that only memory in use is measured.
extern int malloc_trim(size_t pad);

// POSIX_SPAWN_SETSID, which requires _GNU_SOURCE.
static const short pty_spawn_setsid = 0x80;

// The exit state of a process; Swift cannot import the casting macros.
static inline int pty_exited(int status) { return (status & 0x7f) == 0; }
static inline int pty_exit_status(int status) { return (status >> 8) & 0xff; }
static inline int pty_signal(int status) { return status & 0x7f; }

#endif

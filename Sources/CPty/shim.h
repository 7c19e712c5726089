// What the tests need of Linux and Swift's Glibc module does not have.
#ifndef CPTY_SHIM_H
#define CPTY_SHIM_H

#include <signal.h>
#include <spawn.h>
#include <wchar.h>

// Declared by hand: they stand behind _GNU_SOURCE, which changes fd_set, and a file that imports
// this module and Foundation would then see two of them.
extern int wcwidth(wchar_t c);
extern int posix_openpt(int flags);
extern int grantpt(int fd);
extern int unlockpt(int fd);
extern int ptsname_r(int fd, char *buffer, size_t size);
extern int posix_spawn_file_actions_addchdir_np(
    posix_spawn_file_actions_t *actions, const char *path);

// Gives memory that nobody holds back to the system: what is left is held.
extern int malloc_trim(size_t pad);

// POSIX_SPAWN_SETSID, behind the same door.
static const short pty_spawn_setsid = 0x80;

// How a process ended: casting macros that Swift cannot import.
static inline int pty_exited(int status) { return (status & 0x7f) == 0; }
static inline int pty_exit_status(int status) { return (status >> 8) & 0xff; }
static inline int pty_signal(int status) { return status & 0x7f; }

#endif

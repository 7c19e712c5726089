import CLibrary
import TerminalTestSupport
import Testing

/// Tests of signal handlers, which must not use the memory of the C library: it may be in any state
/// when a signal arrives.
@Suite(
  "Signal handlers", .serialized, .waits,
  .enabled(if: compiler != nil && !isSanitized, "There is no C compiler, or there are two mallocs.")
) struct HandlerTests {
  /// A library to load before the program: it ends the program with 99 if a signal handler
  /// allocates or frees memory.
  private static let watch = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <signal.h>
    #include <stddef.h>
    #include <unistd.h>

    extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t);
    extern void *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
    extern void __libc_free(void *);

    static void (*handlers[65])(int);
    static volatile int is_handling;

    static void check(void) { if (is_handling) _exit(99); }
    void *malloc(size_t n) { check(); return __libc_malloc(n); }
    void *calloc(size_t n, size_t size) { check(); return __libc_calloc(n, size); }
    void *realloc(void *p, size_t n) { check(); return __libc_realloc(p, n); }
    void *memalign(size_t a, size_t n) { check(); return __libc_memalign(a, n); }
    void *aligned_alloc(size_t a, size_t n) { check(); return __libc_memalign(a, n); }
    int posix_memalign(void **p, size_t a, size_t n) {
      check();
      return (*p = __libc_memalign(a, n)) ? 0 : ENOMEM;
    }
    void free(void *p) { check(); __libc_free(p); }

    static void handle(int number) {
      write(2, "handled", 7);
      is_handling = 1;
      handlers[number](number);
      is_handling = 0;
    }

    int sigaction(int number, const struct sigaction *new, struct sigaction *old) {
      static int (*next)(int, const struct sigaction *, struct sigaction *);
      struct sigaction copy;
      if (!next) *(void **)&next = dlsym(RTLD_NEXT, "sigaction");
      if (new && !(new->sa_flags & SA_SIGINFO) && new->sa_handler != SIG_DFL &&
          new->sa_handler != SIG_IGN && new->sa_handler != handle) {
        copy = *new;
        handlers[number] = copy.sa_handler;
        copy.sa_handler = handle;
        new = &copy;
      }
      return next(number, new, old);
    }
    """

  @Test("Signal handlers neither allocate nor free memory")
  func theyNeitherAllocateNorFree() throws {
    let folder = try TemporaryDirectory()
    let (source, library) = (folder.write(Self.watch, to: "watch.c"), folder.path + "/watch.so")
    let result = try ChildProcess.run(
      compiler ?? "", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"])
    #expect(result.status == .exited(0))
    for (arguments, answers) in [(["--hover"], nil), (["--pictures"], TerminalAnswers.kitty)] {
      for signal in [SIGSEGV, SIGABRT, SIGUSR1, SIGALRM, SIGPIPE] {
        let terminal = try PseudoTerminal()
        terminal.resize(columns: 80, rows: 24, cell: (8, 16))
        if let answers { terminal.answers = answers }
        try terminal.start(
          builtProduct("terminal-probe"), arguments,
          environment: childEnvironment(["LD_PRELOAD": library]))
        try terminal.waitFor(answers == nil ? "wake-ups" : "pictures 8x16")
        terminal.send("wn")
        try terminal.waitFor("key character(\"n\")")
        terminal.process?.send(signal: signal)
        #expect(try terminal.waitForExit() == .signalled(signal), "\(arguments)")
        let end = terminal.text().components(after: "\u{1B}[?1049l")
        #expect(end.contains("a message") && end.contains("handled"))
        #expect(terminal.changedModes == [] && terminal.unreadBytes == 0)
      }
    }
  }
}

/// The path of a C compiler; `nil` if there is none.
private let compiler = ["clang", "cc", "gcc"].lazy.compactMap(ExternalTool.path).first

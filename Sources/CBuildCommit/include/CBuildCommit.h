/* Returns the commit that the program was built from; empty if the build did not set it. In C,
   because the build can define it on the command line, and then compiles only this file again. */
const char *build_commit(void);

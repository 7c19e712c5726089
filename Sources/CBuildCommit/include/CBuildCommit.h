/* The commit that the program was built from: empty where nobody said it. In C, since a value from
   the command line of the build can be a definition there, and only this file is then compiled
   anew. */
const char *build_commit(void);

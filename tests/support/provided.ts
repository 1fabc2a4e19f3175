/** The Chromium that comes from npm, or one of this machine's own browsers. */
export type BrowserName = 'npm' | 'chromium' | 'firefox';

/** What the global set-ups hand to the test files, through vitest's `inject`. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** The database this project runs on. */
    database: 'pglite' | 'postgres';
    /** Connection string of the test server's database 'postgres'; nothing where this machine has no server. */
    postgresUrl: string | undefined;
    /** A data directory of the portal with the demo in it, to be copied. */
    demoData: string;
    /** Which browser a person sits at. */
    browserName: BrowserName;
  }
}

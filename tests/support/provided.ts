/** The Chromium that comes from npm, or one of this machine's own browsers. */
export type BrowserName = 'npm' | 'chromium' | 'firefox' | 'webkit';

/** The demo's data as a portal keeps them. */
export interface DemoData {
  readonly dataDir: string;
  /** The PostgreSQL database beside it; without it the embedded one in `dataDir`. */
  readonly databaseUrl?: string;
}

/** Values that the global set-ups provide to the test files, through vitest's `inject`. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** The database this project runs on. */
    database: 'pglite' | 'postgres';
    /** Connection string of the test server's database 'postgres'; nothing where this machine has no server. */
    postgresUrl: string | undefined;
    /** To be copied: `copyDemoData`. */
    demoData: DemoData;
    /** Which browser a person sits at. */
    browserName: BrowserName;
  }
}

import type { TestProjectInlineConfiguration } from 'vitest/config';
import { excludedFiles } from './excluded-files.ts';
import { LongestFirst } from './longest-first.ts';
import { missing } from './machine.ts';
import type { BrowserName } from './provided.ts';

// Not Perth, not UTC, and half an hour off: a time that is right here by accident is wrong.
process.env['TZ'] = 'America/St_Johns';

export const hasPostgres = missing(['postgres']).length === 0;

/**
 * Options of all runs. Tests that prove nothing alone are tagged: `npm run test:walks` runs those of a few minutes, and
 * `npm run test:long` those that take longer.
 */
export const shared = {
  tags: [{ name: 'walk' }, { name: 'long' }],
  pool: 'forks' as const,
  maxWorkers: 2,
  sequence: { sequencer: LongestFirst },
  reporters: ['default', './tests/support/requirements-reporter.ts'],
};

const excluded = ['**/node_modules/**', 'web/dist/**', ...excludedFiles(process.argv)];

type Sequence = { readonly groupOrder: number };
type Project = TestProjectInlineConfiguration;
type Files = { readonly include?: readonly string[]; readonly exclude?: readonly string[] };

const setupFiles = ['tests/support/temporal.ts'];

/** Node reads graphql's CommonJS file, Vite would read its ESM one: two copies, each strange to the other's errors. */
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** These leave nothing behind for the next file of their worker, and loading every module again took half their time. */
const sharesModules = { isolate: false };

/** None of these waits for anything but the machine it runs on, which may be busy. */
const pureCode = { ...sharesModules, setupFiles, testTimeout: 180_000, hookTimeout: 60_000 };

/** A page beside a busy server takes its time; what never comes fails all the same. */
const wholePortal = {
  ...sharesModules,
  setupFiles,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  // A portal waits for pages, disks and other processes as long as it computes: four of them keep two cores busy.
  maxWorkers: 4,
};

export const unit = (sequence: Sequence): Project => ({
  resolve,
  test: {
    name: 'unit',
    ...pureCode,
    include: [
      '{machines,lab,web,gateway,server-pages,tools}/**/*.test.{ts,tsx}',
      'tests/{support,architecture,bench,fleet,simulation}/**/*.test.ts',
    ],
    exclude: [...excluded],
    sequence,
  },
});

export const model = (sequence: Sequence): Project => ({
  test: { name: 'model', ...pureCode, include: ['tests/model/**/*.test.{ts,tsx}'], exclude: [...excluded], sequence },
});

const services = { ...pureCode, testTimeout: 120_000 };

const servicesTests = ['services/**/*.test.ts', 'tests/stack/**/*.test.ts'];

/** Services on the embedded database. */
export const onPglite = (
  sequence: Sequence,
  name: string,
  { include = servicesTests, exclude = [] }: Files,
): Project => ({
  resolve,
  test: {
    ...services,
    name,
    include: [...include],
    exclude: [...excluded, ...exclude],
    provide: { database: 'pglite' },
    globalSetup: ['tests/support/database/pglite-setup.ts'],
    sequence,
  },
});

/** Services on a PostgreSQL that is started for the run. */
export const onPostgres = (sequence: Sequence): Project => ({
  resolve,
  test: {
    ...services,
    name: 'services-postgres',
    include: servicesTests,
    exclude: [...excluded],
    provide: { database: 'postgres' },
    globalSetup: ['tests/support/database/postgres-setup.ts'],
    sequence,
  },
});

/** Tests of whole portals, most of them in a browser. Those that kill processes share its workers, which wait less together. */
export const browser = (
  sequence: Sequence,
  name: string,
  include: readonly string[],
  browserName: BrowserName = 'npm',
  exclude: readonly string[] = [],
): Project => ({
  resolve,
  test: {
    name,
    ...wholePortal,
    include: [...include],
    exclude: [...excluded, ...exclude],
    provide: { browserName },
    globalSetup: [
      'tests/support/servers/portal-setup.ts',
      ...(hasPostgres ? ['tests/support/database/postgres-setup.ts'] : []),
      'tests/support/database/demo-data-setup.ts',
      'tests/support/browser/browser-setup.ts',
    ],
    // On a loaded machine a browser may stall; a second try is printed as such, and what fails twice fails.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    sequence,
  },
});

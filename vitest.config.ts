import { defineConfig } from 'vitest/config';
import { postgresPrograms } from './tests/support/postgres-programs.ts';

// Not Perth, not UTC, and half an hour off: a time that is right here by accident is wrong.
process.env['TZ'] = 'America/St_Johns';

const programs = postgresPrograms();
if (!programs && process.env['CI'] === 'true')
  throw new Error('CI proves everything on PostgreSQL, and none is installed.');

if (!programs) console.warn('No PostgreSQL server programs on this machine: its tests are left out of this run.');

const setupFiles = ['tests/support/temporal.ts'];

/** Node reads graphql's CommonJS file, Vite would read its ESM one: two copies, each strange to the other's errors. */
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** These leave nothing behind for the next file of their worker, and loading every module again took half their time. */
const sharesModules = { isolate: false };

/** None of these waits for anything but the machine it runs on, which may be busy. */
const pureCode = { ...sharesModules, testTimeout: 180_000 };

const services = {
  ...sharesModules,
  include: ['services/**/*.test.ts', 'tests/stack/**/*.test.ts'],
  setupFiles,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/**
 * One group after the other, lightest first, so that on two cores nothing starves: pure code, services on the embedded
 * database, services on PostgreSQL, then whole portals with and without a browser.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', './tests/support/requirements-reporter.ts'],
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          ...pureCode,
          include: ['{machines,web,gateway,tools}/**/*.test.{ts,tsx}', 'tests/{support,house,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'web/dist/**'],
          setupFiles,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'model',
          ...pureCode,
          include: ['tests/model/**/*.test.{ts,tsx}'],
          setupFiles,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve,
        test: {
          ...services,
          name: 'services',
          // Thousands of questions about access are asked once, of the faster database.
          exclude: ['**/node_modules/**', ...(programs ? ['tests/stack/access-*.test.ts'] : [])],
          provide: { database: 'pglite' },
          globalSetup: ['tests/support/pglite-setup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      ...(programs
        ? [
            {
              resolve,
              test: {
                ...services,
                name: 'services-postgres',
                provide: { database: 'postgres' as const },
                globalSetup: ['tests/support/postgres-setup.ts'],
                sequence: { groupOrder: 2 },
              },
            },
          ]
        : []),
      {
        resolve,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          setupFiles,
          globalSetup: [
            'tests/support/portal-setup.ts',
            'tests/support/demo-data-setup.ts',
            'tests/support/browser-setup.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A page beside a busy server takes its time; what never comes fails all the same.
          expect: { poll: { timeout: 15_000 } },
          // A walk waits for pages more than it computes: three of them keep two cores busy.
          maxWorkers: 3,
          // On a loaded machine a browser may stall; a second try is printed as such, and what fails twice fails.
          retry: process.env['CI'] === 'true' ? 1 : 0,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'kill',
          include: ['tests/kill/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/support/portal-setup.ts', ...(programs ? ['tests/support/postgres-setup.ts'] : [])],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { browser, hasPostgres, model, onPglite, onPostgres, shared, unit } from './tests/support/vitest-projects.ts';

/** What the embedded database does in a way of its own. */
const embedded = ['services/database/**/*.test.ts', 'tests/stack/{own-database,list-indexes,exports}.test.ts'];

/** Needs no database at all. */
const noDatabase = ['services/files/s3/*.test.ts'];

/** Thousands of questions about access are asked once, of the faster database. */
const access = ['tests/stack/access-*.test.ts'];

/**
 * One group after the other, lightest first, so that on two cores nothing starves: pure code and the services, then whole portals
 * most of them in a browser. Where there is PostgreSQL the services run on it first of all; `services-embedded` is all the rest of them
 * on the embedded database, for `npm run test:long`.
 */
export default defineConfig({
  test: {
    ...shared,
    projects: [
      unit({ groupOrder: 0 }),
      model({ groupOrder: 0 }),
      onPglite({ groupOrder: 0 }, 'services', hasPostgres ? { include: embedded } : {}),
      ...(hasPostgres
        ? [
            onPostgres({ groupOrder: 0 }),
            onPglite({ groupOrder: 1 }, 'services-embedded', { exclude: [...embedded, ...access, ...noDatabase] }),
          ]
        : []),
      browser({ groupOrder: 2 }, 'portal', ['tests/{journeys,browser,kill,drills}/**/*.test.{ts,tsx}']),
    ],
  },
});

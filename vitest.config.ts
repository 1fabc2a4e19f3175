import { defineConfig } from 'vitest/config';
import {
  browser,
  hasPostgres,
  kill,
  model,
  onPglite,
  onPostgres,
  shared,
  unit,
} from './tests/support/vitest-projects.ts';

/**
 * What `npm test` runs, in under 15 minutes on two cores. One group after the other, lightest first, so that nothing starves: pure
 * code, the services, then whole portals with and without a browser. Where there is PostgreSQL the services run on it, and on the
 * embedded database with what it does in a way of its own; `npm run test:long` runs all of them on both.
 */
const embeddedAlone = ['services/database/**/*.test.ts', 'tests/stack/{own-database,list-indexes,exports}.test.ts'];

export default defineConfig({
  test: {
    ...shared,
    projects: [
      unit({ groupOrder: 0 }),
      model({ groupOrder: 0 }),
      onPglite({ groupOrder: 1 }, hasPostgres ? embeddedAlone : undefined),
      ...onPostgres({ groupOrder: 2 }),
      browser({ groupOrder: 3 }, 'browser', ['tests/browser/**/*.test.{ts,tsx}']),
      kill({ groupOrder: 4 }),
    ],
  },
});

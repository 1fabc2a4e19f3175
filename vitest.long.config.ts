import { defineConfig } from 'vitest/config';
import { browser, onPglite, shared } from './tests/support/vitest-projects.ts';

/** What `npm run test:long` adds to `npm test`: all services on the embedded database, and the long walks in the browser. */
export default defineConfig({
  test: {
    ...shared,
    projects: [onPglite({ groupOrder: 0 }), browser({ groupOrder: 1 }, 'long', ['tests/long/**/*.test.ts'])],
  },
});

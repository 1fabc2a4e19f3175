import { defineConfig } from 'vitest/config';
import { browser, shared } from './tests/support/vitest-projects.ts';

/** What interrupts a booking, in browsers that people use: each saves in its own way when a tab ends. */
const include = ['tests/browser/{interruptions,last-words}.test.ts'];

export default defineConfig({
  test: {
    ...shared,
    projects: [
      browser({ groupOrder: 0 }, 'chromium', include, 'chromium'),
      browser({ groupOrder: 1 }, 'firefox', include, 'firefox'),
    ],
  },
});

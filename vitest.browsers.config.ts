import { defineConfig } from 'vitest/config';
import { browser, shared } from './tests/support/vitest-projects.ts';

/** What interrupts a booking, in browsers that people use: each saves in its own way when a tab ends. */
export default defineConfig({
  test: {
    ...shared,
    projects: [
      browser({ groupOrder: 0 }, 'chromium', ['tests/browser/wizard/{interruptions,last-words}.test.ts'], 'chromium'),
      browser({ groupOrder: 1 }, 'firefox', ['tests/browser/wizard/{interruptions,last-words}.test.ts'], 'firefox'),
    ],
  },
});

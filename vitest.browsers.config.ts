import { defineConfig } from 'vitest/config';
import { browser, shared } from './tests/support/vitest-projects.ts';

/**
 * What interrupts a booking, in browsers that people use: each saves in its own way when a tab ends. Firefox is filled key by
 * key, and a page that leaves in the middle of a word gets only its first half: so far it closes tabs alone.
 */
export default defineConfig({
  test: {
    ...shared,
    projects: [
      browser({ groupOrder: 0 }, 'chromium', ['tests/browser/{interruptions,last-words}.test.ts'], 'chromium'),
      browser({ groupOrder: 1 }, 'firefox', ['tests/browser/last-words.test.ts'], 'firefox'),
    ],
  },
});

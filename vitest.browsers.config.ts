import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browser, shared } from './tests/support/vitest-projects.ts';

const journeys = 'tests/journeys/**/*.test.ts';

/** What a screen reader speaks: Orca, in Firefox. */
const readers = 'tests/readers/**/*.test.ts';

/** Interrupted bookings: each browser saves in its own way when a tab ends. */
const interrupted = 'tests/browser/wizard/{interruptions,last-words}.test.ts';

/** The drivers of Firefox and WebKit hand over no download, and no body of a request that could be stopped by its name. */
const chromiumOnly = ['tests/journeys/{export,lose-a-race}.test.ts'];

/** One desktop, on which one window has the focus. */
const oneByOne = (project: TestProjectInlineConfiguration) => ({
  ...project,
  test: { ...project.test, maxWorkers: 1 },
});

/** The journeys in the engines that people have, and a booking interrupted in those whose driver can cut a request off. */
export default defineConfig({
  test: {
    ...shared,
    reporters: [...shared.reporters, './tests/support/engine-matrix.ts'],
    projects: [
      browser({ groupOrder: 0 }, 'chromium', [journeys, interrupted], 'chromium'),
      browser({ groupOrder: 1 }, 'firefox', [journeys, interrupted], 'firefox', chromiumOnly),
      browser({ groupOrder: 2 }, 'webkit', [journeys], 'webkit', chromiumOnly),
      oneByOne(browser({ groupOrder: 3 }, 'reader', [readers], 'firefox')),
    ],
  },
});

import { defineConfig } from 'vitest/config';

process.env['TZ'] = 'America/St_Johns';

/** One run for one machine: tools/mutation.ts names it in the environment. */
export default defineConfig({
  test: {
    include: ['tools/mutation/mutants.run.ts'],
    setupFiles: ['tests/support/temporal.ts'],
    pool: 'forks',
    maxWorkers: 1,
    reporters: ['dot'],
    // A mutated machine may wait for ever; its own tests take milliseconds.
    testTimeout: 3_000,
    dangerouslyIgnoreUnhandledErrors: true,
  },
});

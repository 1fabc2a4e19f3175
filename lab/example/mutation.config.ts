import { defineConfig } from 'vitest/config';

/** One run for some mutations of the light. */
export default defineConfig({
  test: {
    include: ['lab/example/mutants.run.ts'],
    maxWorkers: 1,
    reporters: ['dot'],
  },
});

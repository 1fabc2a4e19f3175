import { defineConfig } from 'vitest/config';
import { browser, shared } from '../../tests/support/vitest-projects.ts';

/** One run over the screens of some machines: tools/mutation.ts names them in the environment. */
export default defineConfig({
  test: {
    ...shared,
    reporters: ['dot'],
    projects: [browser({ groupOrder: 0 }, 'screens', ['tools/mutation/screens.run.ts'])],
  },
});

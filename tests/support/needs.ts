import { inject } from 'vitest';
import { missing, type Need } from './machine.ts';
import './provided.ts';

declare module 'vitest' {
  interface TaskMeta {
    needs?: readonly Need[];
  }
}

/**
 * Options of a test, or of a group of them, that runs something beside the portal. Where this machine lacks it, the test is left
 * out, and the run's last lines say so. What needs PostgreSQL is left to the project that runs on it.
 *
 * @example test('an export through the pooler', { ...needs('postgres', 'pgbouncer'), tags: ['long'] }, async () => {});
 */
export function needs(...names: readonly Need[]): {
  readonly skip: boolean;
  readonly meta: { needs: readonly Need[] };
} {
  const isElsewhere = names.includes('postgres') && inject('database') === 'pglite';
  return { skip: isElsewhere || missing(names).length > 0, meta: { needs: names } };
}

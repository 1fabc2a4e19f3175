import { defineConfig } from 'vitest/config';
import { browser, hasPostgres, model, onPglite, onPostgres, shared, unit } from '../support/vitest-projects.ts';

/** Tests that need a program, and what this machine proves without one. */
const services = [
  'services/booking/drafts/crews/crews.test.ts',
  'services/database/{limits,open,pooler}.test.ts',
  'services/database/replica/replica.test.ts',
  'services/files/clamd.test.ts',
  'services/files/s3/s3-store.test.ts',
];
const provenBefore = [
  'crew.limits',
  'run.database-limits',
  'run.pooler',
  'edge.s3',
  'edge.stop',
  'run.lock',
  'valid.email',
];

const only = <Project extends ReturnType<typeof unit>>(project: Project, include: string[]): Project => ({
  ...project,
  test: { ...project.test, include },
});

/** A small `npm test`: every project of it with some of its files, judged as a whole one. */
export default defineConfig({
  test: {
    ...shared,
    root: new URL('../../', import.meta.url).pathname,
    reporters: ['default', ['./tests/support/requirements-reporter.ts', { provenBefore }]],
    projects: [
      only(unit({ groupOrder: 0 }), ['tests/support/database/postgres.test.ts', 'tests/architecture/deploy.test.ts']),
      only(model({ groupOrder: 0 }), ['tests/model/form.model.test.ts']),
      onPglite({ groupOrder: 1 }, 'services', { include: services }),
      ...(hasPostgres ? [only(onPostgres({ groupOrder: 2 }), services)] : []),
      browser({ groupOrder: 4 }, 'portal', [
        'tests/journeys/be-refused.test.ts',
        'tests/kill/{guesses,full-disk,lock,observed,stop}.test.ts',
      ]),
    ],
  },
});

import type { Plant } from './plant.ts';

export const runPlants: readonly Plant[] = [
  { id: 'run.two-commands', file: 'README.md', find: 'npm ci && npm start', replace: 'npm install && npm start' },
  {
    id: 'run.bench',
    file: 'tests/bench/table.ts',
    find: '? figure <= limit : figure >= limit',
    replace: '? figure < limit : figure > limit',
  },
  {
    id: 'run.lock',
    file: 'services/database/pglite/lock.ts',
    find: 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE',
    replace: 'PRAGMA locking_mode = NORMAL; BEGIN',
  },
  {
    id: 'run.kill',
    file: 'services/booking/create/create-booking.ts',
    find: 'claim_id = pair.candidate, org_id',
    replace: 'org_id',
  },
  {
    id: 'run.database-limits',
    file: 'services/database/limits.ts',
    find: '`set lock_timeout = ${lockMs}`',
    replace: '`set lock_timeout = 0`',
  },
  {
    id: 'run.database-restart',
    file: 'services/database/postgres-pool.ts',
    find: "pool.on('connect', (client) => client.on('error', () => {}));",
    replace: '',
  },
  {
    id: 'run.pooler',
    file: 'services/database/postgres.ts',
    find: 'pool.carriesNames = route.carriesNames;',
    replace: '',
  },
  {
    id: 'run.replica-dead',
    file: 'services/database/replica/replica-watch.ts',
    find: 'if (!why?.isLate) cut();',
    replace: '',
  },
  {
    id: 'run.read-own-writes',
    file: 'services/shared/http/service.ts',
    find: 'replica === null || replica.hasReplayed(writtenUpTo)',
    replace: 'replica === null || replica.hasReplayed(null)',
  },
  {
    id: 'run.metrics',
    file: 'services/server/metrics/metrics.ts',
    find: 'if (!isSameSecret(sent, token)) return new Response(null, { status: 404 });',
    replace: '',
  },
  {
    id: 'run.ready',
    file: 'services/server/health.ts',
    find: "if (!opened) return Response.json({ status: 'starting' }, { status: 503 });",
    replace: 'if (!opened) return null;',
  },
  {
    id: 'run.full-disk',
    file: 'services/database/pglite/disk-space.ts',
    find: 'bavail * bsize >= RESERVED_BYTES',
    replace: 'bavail * bsize >= 0',
  },
  {
    id: 'run.directory',
    file: 'services/database/pglite/unusable-directory.ts',
    find: 'it is damaged or of another version: restore the folder from a backup',
    replace: 'it is damaged',
  },
  {
    id: 'run.chaos',
    file: 'tests/chaos/checks.ts',
    find: 'group by po_number having count(*) > 1`',
    replace: 'group by po_number having count(*) > 2`',
  },
  {
    id: 'run.move-files',
    file: 'services/files/move/move-files.ts',
    find: 'if (there.has(key) && (await sha256(await to.read(key))) === expected) same += 1;',
    replace: 'if (there.has(key)) same += 1;',
    tests: ['services/files/s3/s3-store.test.ts'],
  },
  {
    id: 'run.deploy',
    file: 'deploy/kubernetes/portal.yaml',
    find: 'maxUnavailable: 0',
    replace: 'maxUnavailable: 1',
    tests: ['tests/architecture/deploy.test.ts'],
  },
  {
    id: 'run.rotate-key',
    file: 'services/access/tokens.ts',
    find: 'const known = keys.find(({ publicJwk }) => publicJwk.kid === id);',
    replace: 'const known = keys.find(({ publicJwk }) => publicJwk.kid === id && publicJwk === keys[0]?.publicJwk);',
  },
  {
    id: 'run.restore',
    file: 'services/database/migrations/0002_mail_and_resets.sql',
    find: 'CREATE TABLE "mail"."outbox"',
    replace: 'CREATE UNLOGGED TABLE "mail"."outbox"',
  },
];

import 'temporal-polyfill/global';
import { pgbouncerProgram } from '../support/database/pgbouncer.ts';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { hasHaproxy } from '../support/servers/haproxy.ts';
import { hasSwift } from '../support/servers/swift.ts';
import { fleetOptions } from './options.ts';
import { broken, report } from './report.ts';
import { runFleet } from './run.ts';

const programs = postgresPrograms();
const missing = Object.entries({
  PostgreSQL: programs,
  PgBouncer: pgbouncerProgram,
  HAProxy: hasHaproxy,
  'OpenStack Swift': hasSwift,
})
  .filter(([, isThere]) => !isThere)
  .map(([name]) => name);
if (!programs || missing.length > 0)
  throw new Error(`This needs ${missing.join(', ')}, which this machine has not got.`);
const options = fleetOptions(process.argv.slice(2));
console.error(`seed ${options.seed}`);
const result = await runFleet(programs, options);
process.stdout.write(`${report(result)}\n`);
if (Object.values(broken(result)).some((cases) => cases.length > 0)) process.exitCode = 1;

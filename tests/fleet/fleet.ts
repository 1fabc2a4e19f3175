import 'temporal-polyfill/global';
import { defined } from '../../machines/lib/assert-defined.ts';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { missing, remedy } from '../support/machine.ts';
import { fleetOptions } from './options.ts';
import { broken, report } from './report.ts';
import { runFleet } from './run.ts';

const lacking = missing(['postgres', 'pgbouncer', 'haproxy', 'swift']);
if (lacking.length > 0) throw new Error(`This needs ${lacking.join(', ')}: ${remedy(lacking)}`);
const options = fleetOptions(process.argv.slice(2));
console.error(`seed ${options.seed}`);
const result = await runFleet(defined(postgresPrograms()), options);
process.stdout.write(`${report(result)}\n`);
if (Object.values(broken(result)).some((cases) => cases.length > 0)) process.exitCode = 1;

import 'temporal-polyfill/global';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { chaosOptions } from './options.ts';
import { broken, report } from './report.ts';
import { runChaos } from './run.ts';

const programs = postgresPrograms();
if (!programs) throw new Error('This needs the server programs of PostgreSQL, and none are installed.');
const options = chaosOptions(process.argv.slice(2));
console.error(`seed ${options.seed}`);
const result = await runChaos(programs, options);
process.stdout.write(`${report(result)}\n`);
if (Object.values(broken(result)).some((cases) => cases.length > 0)) process.exitCode = 1;

import 'temporal-polyfill/global';
import { defined } from '../../machines/lib/assert-defined.ts';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { missing, remedy } from '../support/machine.ts';
import { type FleetOptions, fleetOptions } from './options.ts';
import { brokenDatabases, patroniTable } from './patroni/report.ts';
import { patroniTrial } from './patroni/trial.ts';
import { broken, report } from './report.ts';
import { plainTrial, runFleet } from './run.ts';

const options = fleetOptions(process.argv.slice(2));
const lacking = missing([
  'postgres',
  'pgbouncer',
  'haproxy',
  'swift',
  ...(options.patroni ? (['patroni'] as const) : []),
]);
if (lacking.length > 0) throw new Error(`This needs ${lacking.join(', ')}: ${remedy(lacking)}`);
console.error(`seed ${options.seed}`);
const { lines, findings } = await (options.patroni ? onPatroni(options) : onReplica(options));
process.stdout.write(`${lines}\n`);
if (findings.some((cases) => cases.length > 0)) process.exitCode = 1;

async function onReplica(options: FleetOptions) {
  await using cleanup = new AsyncDisposableStack();
  const trial = await plainTrial(defined(postgresPrograms()), options, cleanup);
  const result = await runFleet(trial, options, cleanup);
  return { lines: report(result, broken(result)), findings: Object.values(broken(result)) };
}

async function onPatroni(options: FleetOptions) {
  await using cleanup = new AsyncDisposableStack();
  const trial = await patroniTrial(defined(postgresPrograms()), options, cleanup);
  const result = await runFleet(trial, options, cleanup);
  const all = { ...broken(result), ...brokenDatabases(trial.result()) };
  return { lines: `${report(result, all)}\n${patroniTable(trial.result())}`, findings: Object.values(all) };
}

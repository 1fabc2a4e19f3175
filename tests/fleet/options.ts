import { parseArgs } from 'node:util';
import { faultNames } from './patroni/faults.ts';

export interface FleetOptions {
  /** Number of times that every part has its faults. */
  readonly rounds: number;
  readonly callers: number;
  readonly seed: number;
  /** On databases that Patroni keeps, whose faults take the place of the others. */
  readonly patroni: boolean;
  /** That fault of the databases alone. */
  readonly fault: string | undefined;
}

/** @throws where a name or a number is none */
export function fleetOptions(args: readonly string[]): FleetOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string' },
      callers: { type: 'string', default: '16' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      patroni: { type: 'boolean', default: false },
      fault: { type: 'string' },
    },
  });
  const { patroni, fault } = values;
  if (fault !== undefined && !(patroni && faultNames.some((name) => name === fault)))
    throw new Error(`--fault goes with --patroni and takes one of ${faultNames.join(', ')}.`);
  const whole = (name: 'rounds' | 'callers' | 'seed', text: string) => {
    const number = Number(text);
    if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1.`);
    return number;
  };
  return {
    rounds: whole('rounds', values.rounds ?? (patroni ? '1' : '2')),
    callers: whole('callers', values.callers),
    seed: whole('seed', values.seed),
    patroni,
    fault,
  };
}

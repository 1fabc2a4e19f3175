import { parseArgs } from 'node:util';

export interface FleetOptions {
  /** Number of times that every part has its faults. */
  readonly rounds: number;
  readonly callers: number;
  readonly seed: number;
}

/** @throws where a name or a number is none */
export function fleetOptions(args: readonly string[]): FleetOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '2' },
      callers: { type: 'string', default: '16' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const whole = (name: keyof typeof values) => {
    const number = Number(values[name]);
    if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1.`);
    return number;
  };
  return { rounds: whole('rounds'), callers: whole('callers'), seed: whole('seed') };
}

import { parseArgs } from 'node:util';

/** `npm run chaos -- --operations=20000 --kills=30 --restarts=8 --callers=20 --seed=1` */
export interface ChaosOptions {
  /** Calls that got an answer, at least. */
  readonly operations: number;
  /** SIGKILLs of the product's processes. */
  readonly kills: number;
  /** Stops and starts of PostgreSQL, fast and immediate in turn. */
  readonly restarts: number;
  readonly callers: number;
  /** The same seed makes the same choices; what the machine makes of them differs. */
  readonly seed: number;
}

/** @throws where a name or a number is none */
export function chaosOptions(args: readonly string[]): ChaosOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      operations: { type: 'string', default: '20000' },
      kills: { type: 'string', default: '30' },
      restarts: { type: 'string', default: '8' },
      callers: { type: 'string', default: '24' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const whole = (name: keyof typeof values) => {
    const number = Number(values[name]);
    if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} takes a whole number.`);
    return number;
  };
  return {
    operations: whole('operations'),
    kills: whole('kills'),
    restarts: whole('restarts'),
    callers: whole('callers'),
    seed: whole('seed'),
  };
}

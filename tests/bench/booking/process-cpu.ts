import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second whatever its own clock does. */
const TICK_MS = 10;

/** Milliseconds of CPU that a process and its children have used so far, those that have ended included. */
export function cpuMs(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [statOf(name)] : []));
  const own = all.find((stat) => stat?.pid === pid);
  const children = all.filter((stat) => stat?.parent === pid);
  return [own, ...children].reduce((sum, stat) => sum + (stat?.used ?? 0), own?.reaped ?? 0) * TICK_MS;
}

function statOf(pid: string) {
  try {
    // The name of the program, in brackets, may have spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent, user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = [fields[1], ...fields.slice(11, 15)];
    return { pid: Number(pid), parent, used: user + system, reaped: userOfEnded + systemOfEnded };
  } catch {
    return undefined;
  }
}

/** Middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** The value that so many of a hundred do not pass. */
export function percentile(values: readonly number[], of100: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((of100 / 100) * sorted.length) - 1] ?? 0;
}

type Work = () => Promise<unknown>;

/**
 * Median milliseconds of a figure and of its floor, taken in turns, so that whatever else the machine does meets both
 * alike. The first tenth of the rounds warms up and does not count.
 */
export async function sideBySide(
  rounds: number,
  figure: Work,
  floor: Work,
): Promise<{ figure: number; floor: number }> {
  const times = { figure: [] as number[], floor: [] as number[] };
  for (let round = -Math.ceil(rounds / 10); round < rounds; round++) {
    const figureMs = await clocked(figure);
    const floorMs = await clocked(floor);
    if (round < 0) continue;
    times.figure.push(figureMs);
    times.floor.push(floorMs);
  }
  return { figure: median(times.figure), floor: median(times.floor) };
}

export async function clocked(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Work done per second by so many callers at once, each taking the next piece as soon as its last is done. */
export async function perSecond(callers: number, pieces: readonly Work[]): Promise<number> {
  const queue = pieces.values();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (const piece of queue) await piece();
    }),
  );
  return pieces.length / ((performance.now() - start) / 1000);
}

/** Microseconds of this process's own CPU per call, one call at a time; a database in another process is not counted. */
export async function cpuPerCall(calls: number, work: Work): Promise<number> {
  for (let warmUp = 0; warmUp < calls / 5; warmUp++) await work();
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

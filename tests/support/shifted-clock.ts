/*
 * Tests at another hour: NODE_OPTIONS=--import=./tests/support/shifted-clock.ts CLOCK_SHIFT_HOURS=9 in front of a test command.
 * Each process that it starts tells the time nine hours ahead, and so does each page. Timers keep their pace.
 */
import fs, { type Stats, type TimeLike } from 'node:fs';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { clockShiftMs, shiftClock } from './clock-shift.ts';

shiftClock(clockShiftMs);

// Pages set their clock by the Date of an answer, which Node takes from a clock of its own.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...rest: unknown[]) {
  this.setHeader('date', new Date().toUTCString());
  return Reflect.apply(writeHead, this, rest);
};

// The file system keeps true times: the age of a file is right only if both are shifted alike.
const { statSync, utimesSync } = fs;
const { stat, utimes } = fs.promises;
const shifted = (stats: Stats | undefined) => {
  if (typeof stats?.mtimeMs === 'number') {
    stats.mtimeMs += clockShiftMs;
    stats.mtime = new Date(stats.mtimeMs);
  }
  return stats;
};
const trueTime = (time: TimeLike) =>
  (time instanceof Date ? time.getTime() : Number(time) * 1_000) / 1_000 - clockShiftMs / 1_000;
Object.assign(fs, {
  statSync: (...given: Parameters<typeof statSync>) => shifted(statSync(...given) as Stats | undefined),
  utimesSync: (path: string, atime: TimeLike, mtime: TimeLike) => utimesSync(path, trueTime(atime), trueTime(mtime)),
});
Object.assign(fs.promises, {
  stat: async (...given: Parameters<typeof stat>) => shifted((await stat(...given)) as Stats),
  utimes: (path: string, atime: TimeLike, mtime: TimeLike) => utimes(path, trueTime(atime), trueTime(mtime)),
});
syncBuiltinESMExports();

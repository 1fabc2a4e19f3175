/*
 * Tests at another hour: NODE_OPTIONS=--import=./tests/support/shifted-clock.ts CLOCK_SHIFT_HOURS=9 in front of a test command.
 * Each process that it starts tells the time nine hours ahead, and so does each page. Timers keep their pace.
 */
import { ServerResponse } from 'node:http';
import { clockShiftMs, shiftClock } from './clock-shift.ts';

shiftClock(clockShiftMs);

// Pages set their clock by the Date of an answer, which Node takes from a clock of its own.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...rest: unknown[]) {
  this.setHeader('date', new Date().toUTCString());
  return Reflect.apply(writeHead, this, rest);
};

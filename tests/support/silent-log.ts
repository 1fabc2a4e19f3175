import type { Log } from '../../services/base/log.ts';

/** For tests of faults. */
export const silentLog: Log = { request: () => {}, fault: () => {}, note: () => {} };

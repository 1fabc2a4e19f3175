import type { Log } from '../../services/log.ts';

/** Where a fault is what is tested. */
export const silentLog: Log = { request: () => {}, fault: () => {}, note: () => {} };

import type { Log } from '../../services/base/log.ts';

/** Where a fault is what is tested. */
export const silentLog: Log = { request: () => {}, fault: () => {}, note: () => {} };

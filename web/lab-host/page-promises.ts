import { logBrokenPromises } from '../../lab/recorder/log-broken-promises.ts';
import { brokenPromisesOf } from '../../machines/registry/promises.ts';
import { recorder } from '../app/machines/use-machine.ts';

/** Logs each promise that a machine of this page breaks. */
export const watchPromises = () => logBrokenPromises(recorder, brokenPromisesOf);

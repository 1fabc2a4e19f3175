import { expect, test, vi } from 'vitest';
import type { Caller } from '../../access/caller.ts';
import { changeStream } from './change-stream.ts';
import { changesHub } from './changes.ts';

const caller: Caller = {
  accountId: 'a',
  orgId: 'o',
  kind: 'client',
  lacksSecondFactor: false,
  isProvider: false,
  permissions: new Set(),
  sessionId: 's',
  name: 'Priya Raman',
  writtenUpTo: null,
};

test('[edge.streams] a session that ends while its stream begins leaves no stream, no count and no timer', async () => {
  vi.useFakeTimers();
  const listening = Promise.withResolvers<() => Promise<void>>();
  let tell = (_payload: string) => {};
  let counted = 0;
  let endSession = () => {};
  const hub = changesHub((_channel, hear) => {
    tell = hear;
    return listening.promise;
  });
  const streams = {
    open(_caller: Caller, end: () => void) {
      counted += 1;
      endSession = end;
      return () => {
        counted -= 1;
      };
    },
  };
  const beginning = changeStream({ hub, streams }, caller, {
    isFor: () => true,
    dataOf: (notice: object | string) => ({ notice }),
    signal: new AbortController().signal,
  });
  endSession();
  listening.resolve(async () => {});
  const { body } = await beginning;
  expect(counted).toBe(0);
  tell(JSON.stringify([{ org_id: 'o' }]));
  expect(await body?.getReader().read()).toEqual({ done: true, value: undefined });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

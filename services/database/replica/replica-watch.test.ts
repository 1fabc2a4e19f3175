import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logPosition } from './log-position.ts';
import { MAX_LAG_MS, type ReplicaWatch, watchReplica } from './replica-watch.ts';

let watch: ReplicaWatch;
const servers = { written: 0n, replayed: 0n };
const [cut, onNote] = [vi.fn(), vi.fn()];

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(servers, { written: 100n, replayed: 100n });
  const now = (name: 'written' | 'replayed') => async () => servers[name];
  watch = watchReplica({ replayed: now('replayed'), written: now('written'), cut, onNote });
});
afterEach(() => {
  watch.close();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const ask = () =>
  watch.read(
    async () => 'replica',
    async () => 'primary',
  );

test('a place in the log is as large as it is far', () => {
  expect(logPosition('0/FFFFFFFF') + 1n).toBe(logPosition('1/0'));
  expect(logPosition('16/B374D848')).toBe(0x16b374d848n);
});

test('[run.replica-dead] a replica that lags is left aside and not cut, and read again when it has caught up', async () => {
  expect(await ask(), 'nobody has looked yet').toBe('primary');
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask()).toBe('replica');
  servers.written = 200n;
  await vi.advanceTimersByTimeAsync(MAX_LAG_MS - 500);
  expect(await ask(), 'a moment behind').toBe('replica');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await ask()).toBe('primary');
  expect(onNote.mock.calls).toEqual([[expect.stringContaining('is more than 5 s behind')]]);
  expect(cut).not.toHaveBeenCalled();
  servers.replayed = 200n;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await ask()).toBe('replica');
  expect(onNote.mock.calls.slice(1)).toEqual([['The replica of DATABASE_READ_URL is read again.']]);
});

test('[run.read-own-writes] it is current for a place in the log once it has got there', async () => {
  await vi.advanceTimersByTimeAsync(0);
  expect([watch.isCurrent(), watch.isCurrent(100n), watch.isCurrent(101n)]).toEqual([true, true, false]);
  servers.replayed = 101n;
  await vi.advanceTimersByTimeAsync(500);
  expect(watch.isCurrent(101n)).toBe(true);
});

test('[run.replica-dead] a read that finds the replica gone is answered by the primary, and so are all that follow', async () => {
  await vi.advanceTimersByTimeAsync(0);
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  const onReplica = vi.fn(() => Promise.reject(gone));
  expect(await watch.read(onReplica, async () => 'primary')).toBe('primary');
  expect(await watch.read(onReplica, async () => 'primary')).toBe('primary');
  expect([onReplica.mock.calls.length, cut.mock.calls.length]).toEqual([1, 1]);
});

test('a statement with an error of its own fails everywhere, and a conflict is retried on the primary', async () => {
  await vi.advanceTimersByTimeAsync(0);
  const fault = (code: string) =>
    watch.read(
      () => Promise.reject(Object.assign(new Error(code), { code })),
      async () => 'primary',
    );
  await expect(fault('42P01')).rejects.toThrow('42P01');
  expect(await fault('40001')).toBe('primary');
  expect(watch.isCurrent()).toBe(true);
});

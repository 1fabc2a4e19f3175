import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { saveUntilAnswered } from './save-until-answered.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unreachable = new PortalFailure({ code: 'UNREACHABLE' });

/** A save whose first tries fail with these. */
function savePage({ failures, isOwn = () => true }: { failures: unknown[]; isOwn?: () => boolean }) {
  const page = new AbortController();
  let tries = 0;
  const save = async () => {
    tries++;
    if (tries <= failures.length) throw failures[tries - 1];
    return 'saved';
  };
  const answer = saveUntilAnswered(save, { signal: page.signal, isOwn }).catch((thrown: unknown) => thrown);
  return { answer, leave: () => page.abort(), tries: () => tries };
}

test('a save whose page is gone is tried again until it is answered', async () => {
  const { answer, leave, tries } = savePage({ failures: [unreachable, unreachable] });
  leave();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toBe('saved');
});

test('a page that is there tries again itself', async () => {
  const { answer, tries } = savePage({ failures: [unreachable] });
  expect([await answer, tries()]).toEqual([unreachable, 1]);
});

test('a save that the service refuses is not tried again', async () => {
  const refused = new PortalFailure({ code: 'NOT_FOUND' });
  const { answer, leave, tries } = savePage({ failures: [refused] });
  leave();
  expect([await answer, tries()]).toEqual([refused, 1]);
});

test('words of one account are never sent by the next', async () => {
  const { answer, leave, tries } = savePage({ failures: [unreachable], isOwn: () => false });
  leave();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await answer, tries()]).toEqual([unreachable, 1]);
});

test('it ends after two minutes without an answer', async () => {
  const { answer, leave, tries } = savePage({ failures: Array<unknown>(9).fill(unreachable) });
  leave();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([await answer, tries()]).toEqual([unreachable, 8]);
});

import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type LineNews, liveStreamMachine, type TabNews } from './live-stream.machine.ts';

/** A tab whose lines and visibility are led by hand. */
function openTab(first: TabNews['type'] = 'tab.shown') {
  const clock = new SimulatedClock();
  const lines: { tell: (type: LineNews['type']) => void; isEnded: boolean }[] = [];
  let look = (_type: TabNews['type']) => {};
  let [caughtUp, isWatched] = [0, true];
  const machine = liveStreamMachine.provide({
    actors: {
      tab: fromCallback<{ type: 'stop' }>(({ sendBack }) => {
        look = (type) => sendBack({ type });
        look(first);
        return () => {
          isWatched = false;
        };
      }),
      line: fromCallback<{ type: 'stop' }>(({ sendBack }) => {
        const line = { tell: (type: LineNews['type']) => sendBack({ type }), isEnded: false };
        lines.push(line);
        return () => {
          line.isEnded = true;
        };
      }),
    },
    actions: { catchUp: () => caughtUp++ },
  });
  const actor = createActor(machine, { clock }).start();
  return {
    state: () => JSON.stringify(actor.getSnapshot().value).replace(/["{}]/g, ''),
    tell: (type: LineNews['type']) => lines.at(-1)?.tell(type),
    look: (type: TabNews['type']) => look(type),
    wait: (ms: number) => clock.increment(ms),
    lines: () => lines.map(({ isEnded }) => (isEnded ? 'ended' : 'open')),
    caughtUp: () => caughtUp,
    isWatched: () => isWatched,
    stop: () => actor.stop(),
  };
}

test('a visible tab has a connection, and catches up on missed changes once it is open', () => {
  const tab = openTab();
  expect([tab.state(), tab.lines(), tab.caughtUp()]).toEqual(['seen:online:connecting', ['open'], 0]);
  tab.tell('line.opened');
  expect([tab.state(), tab.caughtUp()]).toEqual(['seen:online:connected', 1]);
  tab.tell('line.spoke');
  expect([tab.state(), tab.lines(), tab.caughtUp()]).toEqual(['seen:online:connected', ['open'], 1]);
});

test('a dropped line is connected again, later each time until one speaks', () => {
  const tab = openTab();
  for (const pause of [1_000, 2_000, 5_000, 15_000, 15_000]) {
    const before = tab.lines().length;
    tab.tell('line.dropped');
    expect([tab.state(), tab.lines().at(-1)], String(pause)).toEqual(['seen:retrying', 'ended']);
    tab.wait(pause - 1);
    expect(tab.lines().length, `before ${pause}`).toBe(before);
    tab.wait(1);
    expect([tab.state(), tab.lines().length], `after ${pause}`).toEqual(['seen:online:connecting', before + 1]);
  }
  tab.tell('line.opened');
  tab.tell('line.dropped');
  tab.wait(1_000);
  expect(tab.state(), 'a line that never spoke is no better').toBe('seen:retrying');
  tab.wait(14_000);
  tab.tell('line.opened');
  tab.tell('line.spoke');
  tab.tell('line.dropped');
  tab.wait(1_000);
  expect(tab.state()).toBe('seen:online:connecting');
});

test('without a line a tab looks by itself every 15 seconds, and tries for one', () => {
  const tab = openTab();
  tab.tell('line.refused');
  expect([tab.state(), tab.lines(), tab.caughtUp()]).toEqual(['seen:waiting', ['ended'], 1]);
  tab.wait(14_999);
  expect(tab.state()).toBe('seen:waiting');
  tab.wait(1);
  expect([tab.state(), tab.lines()]).toEqual(['seen:online:connecting', ['ended', 'open']]);
  tab.tell('line.refused');
  expect(tab.caughtUp()).toBe(2);
});

test('a hidden tab has no line, and gets one when it is seen', () => {
  const tab = openTab('tab.hidden');
  expect([tab.state(), tab.lines()]).toEqual(['hidden', []]);
  tab.look('tab.shown');
  tab.tell('line.opened');
  tab.look('tab.hidden');
  expect([tab.state(), tab.lines()]).toEqual(['hidden', ['ended']]);
  tab.wait(60_000);
  expect(tab.lines()).toEqual(['ended']);
  tab.look('tab.shown');
  expect([tab.state(), tab.lines()]).toEqual(['seen:online:connecting', ['ended', 'open']]);
});

test('a tab that is hidden while it waits or pauses asks nothing', () => {
  const tab = openTab();
  tab.tell('line.refused');
  tab.look('tab.hidden');
  tab.wait(15_000);
  expect([tab.state(), tab.lines()]).toEqual(['hidden', ['ended']]);
  tab.look('tab.shown');
  tab.tell('line.dropped');
  tab.look('tab.hidden');
  tab.wait(15_000);
  expect([tab.state(), tab.lines()]).toEqual(['hidden', ['ended', 'ended']]);
});

test('stopped, it ends its line and no longer looks at the tab', () => {
  const tab = openTab();
  tab.tell('line.opened');
  tab.stop();
  expect([tab.lines(), tab.isWatched()]).toEqual([['ended'], false]);
});

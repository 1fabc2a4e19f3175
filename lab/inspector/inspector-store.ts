import { type Breakpoint, type Resume, type Stop, toggled } from '../recorder/breakpoints.ts';
import {
  type ActorInfo,
  ASK_EVERY_MS,
  type FromPage,
  GONE_AFTER_MS,
  type StepInfo,
  type ToPage,
} from '../recorder/messages.ts';
import { UnreadFile } from '../recorder/read-problem-file.ts';
import type { InspectorHost } from './host.ts';
import { withStep } from './steps/step-buffer.ts';

const ANSWERED_WITHIN_MS = 3_000;

export type InspectedActor = {
  /** Of the page and the actor. */
  readonly key: string;
  readonly page: string;
  readonly info: ActorInfo;
  readonly steps: readonly StepInfo[];
};

export type Inspected = {
  /** Path by page. */
  readonly pages: ReadonlyMap<string, string>;
  readonly actors: ReadonlyMap<string, InspectedActor>;
  /** Of all machines of all pages. */
  readonly breakpoints: readonly Breakpoint[];
  /** Stops by page. */
  readonly stops: ReadonlyMap<string, Stop>;
  readonly isPaused: boolean;
  /** Number of messages held back while paused. */
  readonly heldBack: number;
};

export type InspectorStore = ReturnType<typeof openInspectorStore>;

/** Machines of this browser's pages, by the pages' messages; held back while paused. */
export function openInspectorStore({ channel: name, isTick }: Pick<InspectorHost, 'channel' | 'isTick'>) {
  const channel = new BroadcastChannel(name);
  const listeners = new Set<() => void>();
  const heard = new Map<string, number>();
  let inspected: Inspected = {
    pages: new Map(),
    actors: new Map(),
    breakpoints: [],
    stops: new Map(),
    isPaused: false,
    heldBack: 0,
  };
  /** The breakpoints are known: pages and inspectors that have just opened get them. */
  let isAgreed = false;
  let waiting: FromPage[] = [];
  const problems = new Map<string, (text: string) => void>();

  const change = (news: Partial<Inspected>) => {
    inspected = { ...inspected, ...news };
    for (const listener of listeners) listener();
  };
  const ask = (message: ToPage) => channel.postMessage(message);

  const withActor = (
    actors: Map<string, InspectedActor>,
    page: string,
    info: ActorInfo,
    steps: readonly StepInfo[],
  ) => {
    const key = `${page} ${info.id}`;
    actors.set(key, { key, page, info, steps });
  };

  const withStop = (page: string, stop: Stop | null) => {
    const stops = new Map(inspected.stops);
    if (stop) stops.set(page, stop);
    else stops.delete(page);
    return stops;
  };

  /** A page that has just opened gets the breakpoints; an inspector that has, takes them over from a page. */
  function agree({ from, breakpoints, stop }: Extract<FromPage, { kind: 'all' }>) {
    change({ stops: withStop(from, stop) });
    if (isAgreed && breakpoints === null) return ask({ kind: 'breakpoints', breakpoints: inspected.breakpoints });
    if (!isAgreed && breakpoints !== null) takeBreakpoints(breakpoints);
  }

  function takeBreakpoints(breakpoints: readonly Breakpoint[]) {
    isAgreed = true;
    change({ breakpoints });
  }

  function take(message: FromPage) {
    const { from, path, kind } = message;
    heard.set(from, Date.now());
    const pages = inspected.pages.get(from) === path ? inspected.pages : new Map(inspected.pages).set(from, path);
    if (kind === 'stopped') return change({ pages, stops: withStop(from, message.stop) });
    if (kind === 'here' || kind === 'problem') return pages === inspected.pages ? undefined : change({ pages });
    const actors = new Map(inspected.actors);
    if (kind === 'all') {
      for (const { info, steps } of message.actors) withActor(actors, from, info, steps);
      agree(message);
    } else {
      const before = actors.get(`${from} ${message.info.id}`)?.steps ?? [];
      const isAnew = message.step.event.type === 'xstate.init';
      withActor(actors, from, message.info, withStep(isAnew ? [] : before, message.step, isTick));
    }
    change({ pages, actors });
  }

  function forgetGone() {
    const gone = [...heard].filter(([, at]) => Date.now() - at > GONE_AFTER_MS).map(([page]) => page);
    if (gone.length === 0) return;
    for (const page of gone) heard.delete(page);
    change({
      pages: new Map([...inspected.pages].filter(([page]) => !gone.includes(page))),
      actors: new Map([...inspected.actors].filter(([, { page }]) => !gone.includes(page))),
      stops: new Map([...inspected.stops].filter(([page]) => !gone.includes(page))),
    });
  }

  channel.onmessage = ({ data }: MessageEvent<FromPage | ToPage>) => {
    if (!('from' in data)) {
      if (data.kind === 'breakpoints') takeBreakpoints(data.breakpoints);
      return; // another inspector's question
    }
    if (data.kind === 'problem') problems.get(`${data.from} ${data.actor}`)?.(data.text);
    if (!inspected.isPaused || data.kind === 'problem' || data.kind === 'stopped') return take(data);
    waiting.push(data);
    if (data.kind !== 'here') change({ heldBack: inspected.heldBack + 1 });
  };
  const hello = () => {
    ask({ kind: 'hello', known: [...inspected.pages.keys()] });
    if (!inspected.isPaused) forgetGone();
  };
  const timer = setInterval(hello, ASK_EVERY_MS);
  hello();
  return {
    current: () => inspected,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    send: ({ page, info }: InspectedActor, event: { type: string }) =>
      ask({ kind: 'send', to: page, actor: info.id, event }),
    /** Sets a breakpoint, or takes it away, in all pages. */
    toggle(breakpoint: Breakpoint) {
      takeBreakpoints(toggled(inspected.breakpoints, breakpoint));
      ask({ kind: 'breakpoints', breakpoints: inspected.breakpoints });
    },
    resume: (page: string, how: Resume) => ask({ kind: 'resume', to: page, how }),
    /** The problem file of one machine, as its page writes it. @throws UnreadFile where the page is gone */
    problemOf({ key, page, info }: InspectedActor): Promise<string> {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const gone = setTimeout(() => reject(new UnreadFile('Its page did not answer.')), ANSWERED_WITHIN_MS);
      problems.set(key, resolve);
      ask({ kind: 'report', to: page, actor: info.id });
      return promise.finally(() => {
        clearTimeout(gone);
        problems.delete(key);
      });
    },
    /** While paused the pages go on; what they tell is shown afterwards. */
    pause(isPaused: boolean) {
      const missed = waiting;
      waiting = [];
      change({ isPaused, heldBack: 0 });
      if (isPaused) return;
      for (const message of missed) take(message);
    },
    close() {
      clearInterval(timer);
      channel.close();
    },
  };
}

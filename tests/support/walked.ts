import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { AnyStateMachine, InputFrom } from 'xstate';
import { coverageOf } from '../../lab/model/path-coverage.ts';
import type { FromPage } from '../../lab/recorder/messages.ts';
import { CHANNEL } from '../../web/app/machines/inspector-channel.ts';
import type { ModelPath } from './model-of.ts';

/** Paths that the browser tests of this checkout walked, one a line; `npm run paths` adds them up. */
export const walkedFile = join(import.meta.dirname, '../../node_modules/.cache/preflight-walked.jsonl');

export type Walked = { readonly machineId: string; readonly states: string[]; readonly transitions: string[] };

function note(line: Walked): void {
  mkdirSync(dirname(walkedFile), { recursive: true });
  appendFileSync(walkedFile, `${JSON.stringify(line)}\n`);
}

/** Notes a path that was walked to its end in the browser, each of its states having been seen there. */
export function walkedInBrowser<Machine extends AnyStateMachine>(
  machine: Machine,
  path: ModelPath,
  input: InputFrom<Machine>,
): void {
  const { states, transitions } = coverageOf(machine, [path], input);
  note({ machineId: machine.id, states: [...states], transitions: [...transitions] });
}

/** Notes the steps of every machine on a person's pages, whatever causes them, as an inspector receives them. */
export async function noteWhatRuns(context: BrowserContext): Promise<void> {
  const said = new Set<string>();
  await context.exposeBinding('noteStep', (_source, line: Walked) => {
    const text = JSON.stringify(line);
    if (said.has(text)) return;
    said.add(text);
    note(line);
  });
  await context.addInitScript(listen, CHANNEL);
}

/** In the page: asks as an inspector does, and hands on what each step was. */
function listen(name: string) {
  const channel = new BroadcastChannel(name);
  const existing = new Set<string>();
  const noteStep: (line: Walked) => void = Reflect.get(window, 'noteStep');
  channel.onmessage = ({ data }: MessageEvent<FromPage | { readonly kind: 'hello' }>) => {
    if (!('from' in data) || data.kind === 'here' || data.kind === 'problem' || data.kind === 'stopped') return;
    existing.add(data.from);
    const heard = data.kind === 'all' ? data.actors : [{ info: data.info, steps: [data.step] }];
    // A state that is left at once was reached too: the name of a transition begins with its state's.
    for (const { info, steps } of heard)
      for (const { live, taken } of steps)
        noteStep({
          machineId: info.machineId,
          states: [...live, ...taken.map((name) => name.slice(0, name.indexOf(' ')))],
          transitions: [...taken],
        });
  };
  const ask = () => channel.postMessage({ kind: 'hello', known: [...existing] });
  setInterval(ask, 250);
  addEventListener('load', ask);
}

import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyStateMachine, InputFrom } from 'xstate';
import { seenOn } from '../../machines/models/walk.ts';
import type { ModelPath } from './model-of.ts';

/** What the browser tests of this checkout walked, a line a path; `npm run paths` adds it up. */
export const walkedFile = join(import.meta.dirname, '../../node_modules/.cache/preflight-walked.jsonl');

export type Walked = { readonly machineId: string; readonly states: string[]; readonly transitions: string[] };

/** Notes a path that was walked to its end in the browser, each of its states having been seen there. */
export function walkedInBrowser<Machine extends AnyStateMachine>(
  machine: Machine,
  path: ModelPath,
  input: InputFrom<Machine>,
): void {
  const { states, transitions } = seenOn(machine, [path], input);
  const line: Walked = { machineId: machine.id, states: [...states], transitions: [...transitions] };
  mkdirSync(dirname(walkedFile), { recursive: true });
  appendFileSync(walkedFile, `${JSON.stringify(line)}\n`);
}

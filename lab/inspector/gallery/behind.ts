import type { AnyActorLogic } from 'xstate';

export type BehindAnswer = { readonly data: unknown } | { readonly error: unknown };

/** What a test puts behind the screens of the gallery, where nobody is otherwise. */
export type Behind = {
  /** Ids of machines whose ports work. */
  readonly working: readonly string[];
  /** What the product's server is asked, under a name that the product gives it, and what it answers. Anything else waits for ever. */
  readonly answers: Readonly<Record<string, BehindAnswer>>;
};

/** On the window of the gallery. */
const NOBODY: Behind = { working: [], answers: {} };
const behind = (): Behind => (globalThis as { labBehind?: Behind }).labBehind ?? NOBODY;

/** Whether somebody is behind the ports of this machine. */
export const isWorking = (logic: AnyActorLogic) => behind().working.includes((logic as { id?: string }).id ?? '');

export const answerBehind = (question: string): BehindAnswer | undefined => behind().answers[question];

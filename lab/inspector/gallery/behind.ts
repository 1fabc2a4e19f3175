import type { AnyActorLogic } from 'xstate';

export type BehindAnswer = { readonly data: unknown } | { readonly error: unknown };

/** Working ports and answers that a test gives to the screens of the gallery, which have none otherwise. */
export type Behind = {
  /** Ids of machines whose ports work. */
  readonly working: readonly string[];
  /** Answers of the product's server by the product's names for its requests. Any other request waits for ever. */
  readonly answers: Readonly<Record<string, BehindAnswer>>;
};

/** On the window of the gallery. */
const NOBODY: Behind = { working: [], answers: {} };
const behind = (): Behind => (globalThis as { labBehind?: Behind }).labBehind ?? NOBODY;

/** True if the ports of this machine work. */
export const isWorking = (logic: AnyActorLogic) => behind().working.includes((logic as { id?: string }).id ?? '');

export const answerBehind = (question: string): BehindAnswer | undefined => behind().answers[question];

import type { AnyActorLogic } from 'xstate';

export type StubbedAnswer = { readonly data: unknown } | { readonly error: unknown };

/** Working ports and answers that a test gives to the screens of the gallery, which have none otherwise. */
export type Stub = {
  /** Ids of machines whose ports work. */
  readonly working: readonly string[];
  /** Answers of the product's server by the product's names for its requests. Any other request waits for ever. */
  readonly answers: Readonly<Record<string, StubbedAnswer>>;
};

/** On the window of the gallery. */
const NO_STUB: Stub = { working: [], answers: {} };
const stub = (): Stub => (globalThis as { labStub?: Stub }).labStub ?? NO_STUB;

/** True if the ports of this machine work. */
export const isWorking = (logic: AnyActorLogic) => stub().working.includes((logic as { id?: string }).id ?? '');

export const stubAnswer = (question: string): StubbedAnswer | undefined => stub().answers[question];

import type { StateValue } from 'xstate';
import type { Breakpoint, Resume, Stop } from './breakpoints.ts';

/** A machine of a page as the inspector knows it; everything in it is redacted before it leaves the page. */
export type ActorInfo = {
  readonly id: string;
  readonly parent: string | null;
  /** Its name among its parent's actors. */
  readonly name: string;
  readonly machineId: string;
  readonly status: string;
  /** Types of the events that it would take now. */
  readonly possible: readonly string[];
};

export type StepInfo = {
  readonly at: number;
  readonly event: { readonly type: string };
  /** Name of the actor that sent it; null where a screen or a pause did. */
  readonly from: string | null;
  readonly value: StateValue;
  readonly live: readonly string[];
  readonly taken: readonly string[];
  readonly context: unknown;
  /** Promises that do not hold after it, in words. */
  readonly broken: readonly string[];
};

export type FromPage = { readonly from: string; readonly path: string } & (
  | { readonly kind: 'here' }
  | {
      readonly kind: 'all';
      readonly actors: readonly { info: ActorInfo; steps: readonly StepInfo[] }[];
      /** Null where no inspector has said any yet. */
      readonly breakpoints: readonly Breakpoint[] | null;
      readonly stop: Stop | null;
    }
  | { readonly kind: 'step'; readonly info: ActorInfo; readonly step: StepInfo }
  /** Its machines are stopped, or run again. */
  | { readonly kind: 'stopped'; readonly stop: Stop | null }
  /** A problem file with one machine, as text. */
  | { readonly kind: 'problem'; readonly actor: string; readonly text: string }
);

export type ToPage =
  /** Asked every two seconds; a page that is not among the known ones answers with all it has. */
  | { readonly kind: 'hello'; readonly known: readonly string[] }
  /** From now on; other inspectors take them over. */
  | { readonly kind: 'breakpoints'; readonly breakpoints: readonly Breakpoint[] }
  | { readonly kind: 'resume'; readonly to: string; readonly how: Resume }
  | { readonly kind: 'send'; readonly to: string; readonly actor: string; readonly event: { readonly type: string } }
  /** Asks for what this machine went through. */
  | { readonly kind: 'report'; readonly to: string; readonly actor: string };

export const ASK_EVERY_MS = 2_000;
export const GONE_AFTER_MS = 7_000;

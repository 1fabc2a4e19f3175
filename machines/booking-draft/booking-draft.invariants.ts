import type { SnapshotFrom } from 'xstate';
import type { Invariant } from '../../lab/simulation/invariants.ts';
import type { BookingDraft } from '../lib/booking.types.ts';
import type { bookingDraftMachine } from './booking-draft.machine.ts';
import { isSameWork } from './same-work.ts';

type Draft = Pick<SnapshotFrom<typeof bookingDraftMachine>, 'matches' | 'context'>;

/** The draft that the service keeps under the page's id; null where it keeps none, as after another page threw it away. */
interface Fact {
  readonly isThrownAwayElsewhere: boolean;
  /** The last values of the header fields that no other page types into, by path. */
  readonly typed: Readonly<Record<string, string>>;
  readonly stored: { readonly draft: BookingDraft; readonly revision: number } | null;
}

const nameOf = (path: string) => path.slice('header.'.length);
const isClean = (draft: Draft) => draft.matches({ open: { copy: 'clean' } });

/** Each is true of the machine alone, at every moment. */
export const draftInvariants: readonly Invariant<Draft>[] = [
  {
    promise: 'a clean copy has an id, and the words of the form',
    holds: (snapshot) =>
      !isClean(snapshot) ||
      (snapshot.context.draftId !== null && isSameWork(snapshot.context.draft, snapshot.context.saved)),
  },
  {
    promise: 'where one of two drafts must be chosen, both are there',
    holds: (snapshot) => !snapshot.matches({ open: { copy: 'conflict' } }) || snapshot.context.theirs !== null,
  },
];

/** Each is true of the machine and its service together while no call is on its way. */
export const copyInvariants: readonly Invariant<Draft, Fact>[] = [
  {
    promise: 'a clean copy of the newest revision has the same words as the service',
    holds: (snapshot, { stored, isThrownAwayElsewhere }) => {
      const { draft, revision } = snapshot.context;
      if (!isClean(snapshot) || isThrownAwayElsewhere) return true;
      return stored !== null && (stored.revision !== revision || isSameWork(draft, stored.draft));
    },
  },
  {
    promise: 'what a page typed last survives what other pages save',
    holds: (snapshot, { stored, typed }) => {
      const header = new Map<string, unknown>(Object.entries(stored?.draft.header ?? {}));
      return !isClean(snapshot) || Object.entries(typed).every(([path, words]) => header.get(nameOf(path)) === words);
    },
  },
  {
    promise: 'a clean copy is never newer than the service',
    holds: (snapshot, { stored, isThrownAwayElsewhere }) =>
      !isClean(snapshot) || isThrownAwayElsewhere || snapshot.context.revision <= (stored?.revision ?? 0),
  },
];

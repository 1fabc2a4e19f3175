import type { SnapshotFrom } from 'xstate';
import type { Invariant } from '../../lab/simulation/invariants.ts';
import type { sessionMachine } from './session.machine.ts';

type Session = Pick<SnapshotFrom<typeof sessionMachine>, 'matches' | 'context'>;

/** Of the browser and the service beside one tab. */
interface Fact {
  /** Tokens of this browser, whichever tab got them. */
  readonly isKept: boolean;
  /** Calls of the tab that wait for a refresh; saves are not among them where they wait for a sign-in. */
  readonly parked: number;
  /** Refreshes that were asked for while another one was under way, or for a token that was exchanged and answered before. */
  readonly needless: number;
  /** Sessions that the service ended because a refresh token came again too late. */
  readonly replays: number;
}

/** Each is true of the machine alone, at every moment. */
export const sessionInvariants: readonly Invariant<Session>[] = [
  {
    promise: 'after a sign-out nothing is known of the account',
    holds: (snapshot) => !snapshot.matches('signedOut') || snapshot.context.access === null,
  },
  {
    promise: 'the portal opens with what the account may do',
    holds: (snapshot) => !snapshot.matches({ signedIn: { access: 'loaded' } }) || snapshot.context.access !== null,
  },
];

/** Each is true of the machine, its browser and its service together while no call is on its way. */
export const tabInvariants: readonly Invariant<Session, Fact>[] = [
  {
    promise: 'a tab is signed in exactly where there are tokens',
    holds: (tab, { isKept }) => tab.matches('signedIn') === isKept,
  },
  { promise: 'no call is parked for ever', holds: (_, { parked }) => parked === 0 },
  { promise: 'one refresh for all tabs and calls', holds: (_, { needless }) => needless === 0 },
  { promise: 'who is at work is not taken for a thief', holds: (_, { replays }) => replays === 0 },
];

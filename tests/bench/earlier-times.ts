import { runEarlierTimes } from '../../services/booking/candidate/earlier-time/run-earlier-times.ts';
import { addWaitingCrowd, offersMade } from '../support/bookings/waiting-crowd.ts';
import { clocked } from './measure.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const PEOPLE = 1_000;
const within = (ms: number) => ({ kind: 'at most', value: ms }) as const;
const none = { kind: 'at most', value: 0 } as const;

/** A thousand wait, a day opens with room for 512, and all offers are made: each to one person, no time to two. */
export async function earlierTimes({ on, database: { db }, signIn, portal }: Stage): Promise<Row[]> {
  const { orgId } = await signIn('manager');
  const first = new Date('2030-11-26T00:00:00Z');
  await addWaitingCrowd(db, orgId, { count: PEOPLE, first });
  const at = new Date('2030-11-25T01:00:00Z');
  const took = await clocked(() => runEarlierTimes({ db, now: () => at, portal, announce: async () => {} }));
  const { offers = 0, people = 0, places = 0 } = (await offersMade(db)) ?? {};
  return [
    { what: `a day opens for ${PEOPLE} who wait: offered`, on, unit: 'ms', figure: took, aim: within(1_000) },
    { what: 'offers made', on, unit: 'offers', figure: offers },
    { what: 'offered twice', on, unit: 'offers', figure: offers * 2 - people - places, aim: none },
  ];
}

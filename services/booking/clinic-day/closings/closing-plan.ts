import type { Database } from '../../../database/database.ts';
import {
  type AffectedAppointment,
  affectedAppointments,
  type ClosedDay,
  type ClosingScope,
  type HeldTime,
  heldTimes,
  isClosed,
  isHere,
  reasonNotMoved,
  rosteredDays,
  waitingPeople,
} from '../../scheduling/rosters/affected-appointments.ts';
import { SLOT_MINUTES } from '../../scheduling/slots/claims.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import { DAYS_AFTER, type FreePlaces, type Place, readFreePlaces, type Wish } from './free-places.ts';
import type { Prefer } from './free-visits.ts';
import { type PresentVisits, presentVisits, visitOf } from './present-visits.ts';

/** The planner's decision for one person, by hand: another time, or to phone first. */
export interface Choice {
  readonly candidateId: string;
  readonly to: { readonly rosterId: number; readonly from: Date } | null;
}

export interface PlanRequest extends ClosingScope {
  /** Further sites that may take people. */
  readonly otherSiteIds: readonly string[];
  readonly prefer: Prefer;
  readonly choices: readonly Choice[];
}

/** One person of the plan. `stay`: over, or not to be moved; `phone`: no time yet, staff call. */
export interface PlannedPerson {
  readonly person: AffectedAppointment;
  readonly action: 'move' | 'phone' | 'stay';
  /** Here or due now: stays until told, unless a colleague's time was chosen. */
  readonly isHere: boolean;
  readonly to: Place | null;
  /** Why nothing is proposed, or why what was chosen is not. */
  readonly reason: string | null;
  /** Other times, one for each doctor's day. */
  readonly options: readonly Place[];
}

export interface ClosingPlan {
  /** All doctors' days there, and those of them that close. */
  readonly rostered: readonly ClosedDay[];
  readonly days: readonly ClosedDay[];
  readonly people: readonly PlannedPerson[];
  readonly holds: readonly HeldTime[];
  readonly waiting: number;
}

const MOST_OPTIONS = 8;

/** The affected people and where each could go; nothing is changed. No two get one time, none a day that closes. */
export async function planClosing(db: Database, request: PlanRequest, now: Date): Promise<ClosingPlan> {
  const rostered = await rosteredDays(db, request, now);
  const days = rostered.filter((day) => isClosed(request, day));
  const people = await affectedAppointments(db, days, now);
  const [first, last] = [people[0], people.at(-1)];
  const free =
    first && last
      ? await readFreePlaces(db, {
          siteIds: [...new Set([...request.siteIds, ...request.otherSiteIds])],
          closed: days.map(({ id }) => id),
          from: new Date(first.from_time),
          to: new Date(last.from_time),
          now,
          routedPackageIds: [...new Set(people.flatMap((one) => (one.is_route ? one.package_id : [])))],
        })
      : null;
  const own = await presentVisits(
    db,
    people.map(({ candidate_id }) => candidate_id),
  );
  return {
    rostered,
    days,
    people: free ? proposals(people, free, { ...request, now, own }) : [],
    holds: await heldTimes(db, days, now),
    waiting: await waitingPeople(db, request),
  };
}

/** Choices are given their time first; the others follow one after the other by their old time. */
function proposals(
  people: readonly AffectedAppointment[],
  free: FreePlaces,
  { choices, prefer, now, own }: PlanRequest & { readonly now: Date; readonly own: PresentVisits },
): PlannedPerson[] {
  const wishOf = (person: AffectedAppointment) => wishFor(person, free, own);
  const choiceOf = new Map(choices.map((choice) => [choice.candidateId, choice.to]));
  const chosen = new Map(
    people.flatMap((person) => {
      const to = choiceOf.get(person.candidate_id);
      return to ? [[person.candidate_id, free.take(to, wishOf(person))] as const] : [];
    }),
  );
  const planned = people.map((person): Omit<PlannedPerson, 'options' | 'isHere'> => {
    const stays = reasonNotMoved(person.status);
    if (stays) return { person, action: 'stay', to: null, reason: stays };
    const choice = choiceOf.get(person.candidate_id);
    const place = chosen.get(person.candidate_id);
    if (place) return { person, action: 'move', to: place, reason: null };
    if (isHere(person, now)) {
      return { person, action: 'phone', to: null, reason: choice ? 'The chosen time was taken meanwhile.' : null };
    }
    if (choice === null) return { person, action: 'phone', to: null, reason: null };
    const [best] = free.best(wishOf(person), prefer, 1);
    const to = best ? free.take(best, wishOf(person)) : null;
    if (!to) return { person, action: 'phone', to: null, reason: nothingFree(person) };
    const reason = choice ? 'The chosen time was taken meanwhile; this is the next best.' : null;
    return { person, action: 'move', to, reason };
  });
  return planned.map((one) => ({
    ...one,
    isHere: isHere(one.person, now),
    options: one.action === 'stay' ? [] : free.best(wishOf(one.person), prefer, MOST_OPTIONS),
  }));
}

const nothingFree = (person: AffectedAppointment) =>
  person.is_route
    ? `The stops of this visit fit at no start within ${DAYS_AFTER} days.`
    : `No doctor has ${lengthOf(person) * SLOT_MINUTES} minutes free within ${DAYS_AFTER} days.`;

const lengthOf = ({ from_time, to_time }: AffectedAppointment) =>
  Math.round((Date.parse(to_time) - Date.parse(from_time)) / 60_000 / SLOT_MINUTES);

function wishFor(person: AffectedAppointment, free: FreePlaces, own: PresentVisits): Wish {
  return {
    length: lengthOf(person),
    from: new Date(person.from_time),
    siteId: person.site_id,
    serviceType: person.service_type,
    onlyDay: person.status === 'Arrived' ? dayIn(new Date(person.from_time), person.timezone) : null,
    ...visitOf(person, free, own),
  };
}

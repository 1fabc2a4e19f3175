import { defined } from '../../../machines/lib/assert-defined.ts';
import type { CandidateIndex, Hold, Slot } from '../../../machines/lib/booking.types.ts';
import { epochMs, id, type PackageId, type ReserveId, type SiteId } from '../../../machines/lib/ports.ts';
import { GroupTimesDocument, HoldGroupDocument } from '../../../web/new-booking/group/group-hold.documents.ts';
import { ReserveSlotDocument, TimeSlotsDocument } from '../../../web/slots/slots.documents.ts';
import { type CallLog, type clientOf, Refused } from './booking-client.ts';
import type { Booker } from './crowd.ts';

const ZONE = 'Australia/Perth';

interface Times {
  readonly ask: ReturnType<typeof clientOf>;
  readonly booker: Booker;
  readonly draftId: string;
  readonly log: CallLog;
}

type Free = { startsAt: string; calendarIds: readonly number[] };

/** Whole days of the clinic, as the page asks for them. Not today, so that a figure does not depend on the hour it is taken. */
const nextWeek = () => {
  const today = Temporal.Now.zonedDateTimeISO(ZONE).startOfDay();
  return { from: today.add({ days: 2 }), to: today.add({ days: 9 }).subtract({ seconds: 1 }) };
};

/** The times that the open picker shows. */
export async function freeTimes({ ask, booker: { packageId, siteId } }: Times): Promise<Free[]> {
  const { from, to } = nextWeek();
  const window = { from: from.toInstant().toString(), to: to.toInstant().toString(), timeZone: ZONE };
  const search = { packageId, siteIds: [siteId], ...window, candidateId: null, optimize: true };
  const { timeSlots } = await ask(TimeSlotsDocument, search);
  return timeSlots.flatMap(({ days }) => days.flatMap((day) => day.times));
}

/** One of the free times for one candidate. */
export async function holdOne(times: Times, candidateIndex: CandidateIndex, shown: readonly Free[]): Promise<Hold> {
  const { ask, booker, draftId } = times;
  const { siteId, packageId } = booker;
  let free = shown;
  return untilTaken(times.log, async () => {
    const { startsAt, calendarIds } = defined(free[Math.floor(Math.random() * free.length)]);
    const slot = { siteId, packageId, calendarIds: [...calendarIds], startsAt };
    const asked = ask(ReserveSlotDocument, { slot, draftId, candidateIndex, replaces: null });
    const { reserveSlot } = await asked.catch(async (thrown) => {
      free = await freeTimes(times);
      throw thrown;
    });
    return toHold(booker, { ...reserveSlot, startsAt });
  });
}

/** The first proposal for so many candidates. */
export function holdTogether({ ask, booker, draftId, log }: Times, people: number): Promise<Hold[]> {
  const { siteId, packageId } = booker;
  const { from, to } = nextWeek();
  const days = { fromDate: from.toPlainDate().toString(), toDate: to.toPlainDate().toString() };
  const packageIds = Array.from({ length: people }, () => packageId);
  const search = { packageIds, siteIds: [siteId], ...days, part: 'any' as const, draftId };
  return untilTaken(log, async () => {
    const { groupTimes } = await ask(GroupTimesDocument, search);
    const places = defined(groupTimes.proposals[0]).places.map(({ calendarId, startsAt }, candidateIndex) => ({
      candidateIndex,
      siteId,
      packageId,
      calendarId,
      startsAt,
    }));
    const { holdGroup } = await ask(HoldGroupDocument, { draftId, places });
    return holdGroup.map((one) => toHold(booker, one));
  });
}

/** Another booker may be first: then a time is chosen again. */
async function untilTaken<Held>(log: CallLog, hold: () => Promise<Held>): Promise<Held> {
  for (;;) {
    try {
      return await hold();
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'SLOT_TAKEN')) throw error;
      log.refused(error.code);
    }
  }
}

type Reserved = { reserveId: string; calendarId: number; startsAt: string; endsAt: string; expiresAt: string };

function toHold(
  { siteId, siteName, packageId }: Booker,
  { reserveId, calendarId, startsAt, endsAt, expiresAt }: Reserved,
) {
  const slot: Slot = {
    siteId: id<SiteId>(siteId),
    siteName,
    timeZone: ZONE,
    bookingFree: false,
    startsAt,
    calendarIds: [calendarId],
  };
  const named = { reserveId: id<ReserveId>(reserveId), packageId: id<PackageId>(packageId) };
  return { ...named, slot, endsAt, expiresAt: epochMs(Date.parse(expiresAt)) };
}

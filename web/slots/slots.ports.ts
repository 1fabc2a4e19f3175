import { fromCallback, fromPromise } from 'xstate';
import type { ExtendedHolds } from '../../machines/booking-wizard/booking-wizard.types.ts';
import type { CandidateIndex, ClinicTimes, Hold, SlotQuery } from '../../machines/lib/booking.types.ts';
import { type DraftId, epochMs, id, type ReserveId, type SiteId } from '../../machines/lib/ports.ts';
import type { HolidayOfSites } from '../../machines/rules/calendar/holidays.ts';
import { slotWindow } from '../../machines/rules/calendar/slot-window.ts';
import type { ReserveInput } from '../../machines/slot-reservation/reservation.ts';
import type { HolidaysInput, SlotsChanged } from '../../machines/slot-search/search.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { listen } from '../app/api/gateway-stream.ts';
import { everySecond } from '../app/session/every-second.ts';
import type { ServerClock } from '../app/session/server-clock.ts';
import type { TimeSlotsQuery } from '../generated/graphql.ts';
import { toHold } from './service-hold.ts';
import type { Clinic, SlotLookups } from './slot-lookups.ts';
import {
  DraftHoldsDocument,
  ExtendHoldsDocument,
  HolidaysDocument,
  ReleaseSlotDocument,
  ReserveSlotDocument,
  SlotsChangedDocument,
  TimeSlotsDocument,
} from './slots.documents.ts';

export const reservationPorts = (gateway: Gateway, clock: ServerClock) => ({
  reserveSlot: fromPromise<Hold, ReserveInput>(async ({ input, signal }) => {
    const { slot, packageId, draftId, candidateIndex, replaces } = input;
    const { siteId, calendarIds, startsAt } = slot;
    const { reserveSlot } = await gateway.request(
      ReserveSlotDocument,
      {
        slot: { siteId, packageId, calendarIds: [...calendarIds], startsAt },
        draftId,
        candidateIndex,
        replaces: replaces ?? null,
      },
      { signal },
    );
    return {
      reserveId: id<ReserveId>(reserveSlot.reserveId),
      packageId,
      // The doctor who has the time, for a candidate who swaps with this one.
      slot: { ...slot, calendarIds: [reserveSlot.calendarId] },
      endsAt: reserveSlot.endsAt,
      expiresAt: epochMs(Date.parse(reserveSlot.expiresAt)),
    };
  }),
  releaseHold: fromPromise<void, { reserveId: ReserveId }>(async ({ input }) => {
    await gateway.request(ReleaseSlotDocument, { reserveId: input.reserveId });
  }),
  findHold: fromPromise<Hold | null, { draftId: DraftId; candidateIndex: CandidateIndex }>(
    async ({ input, signal }) => {
      const { draft } = await gateway.request(DraftHoldsDocument, { draftId: input.draftId }, { signal });
      const found = draft.holds.find(({ candidateIndex }) => candidateIndex === input.candidateIndex);
      return found ? toHold(found) : null;
    },
  ),
  clock: everySecond(clock.now),
});

/** For all holds of a draft together. */
export const extendHoldsPort = (gateway: Gateway) =>
  fromPromise<ExtendedHolds, { draftId: DraftId }>(async ({ input }) => {
    const { extendHolds } = await gateway.request(ExtendHoldsDocument, { draftId: input.draftId });
    return extendHolds.map(({ candidateIndex, reserveId, expiresAt }) => ({
      candidateIndex,
      reserveId: id<ReserveId>(reserveId),
      expiresAt: epochMs(Date.parse(expiresAt)),
    }));
  });

/** When rescheduling: the candidate, whose own slots count as free, and the start that is no new time. */
export type Present = { candidateId: string; siteId: string | null; startsAt: string | null };

export const searchPorts = (
  gateway: Gateway,
  lookups: Pick<SlotLookups, 'clinicsOf'>,
  clock: ServerClock,
  present: Present | null = null,
) => ({
  searchSlots: fromPromise<readonly ClinicTimes[], SlotQuery>(async ({ input, signal }) => {
    const clinics = await lookups.clinicsOf(input.state);
    const searched = input.siteIds === 'all' ? clinics : clinics.filter((clinic) => input.siteIds.includes(clinic.id));
    const byZone = [...Map.groupBy(searched, (clinic) => clinic.timeZone)];
    const answers = await Promise.all(
      byZone.map(([timeZone, ofZone]) => requestTimes({ gateway, clock, present }, input, timeZone, ofZone, signal)),
    );
    const found = new Map(answers.flat().map((clinic) => [clinic.siteId, clinic]));
    return searched.flatMap((clinic) => found.get(clinic.id) ?? []);
  }),
  listHolidays: fromPromise<readonly HolidayOfSites[], HolidaysInput>(
    async ({ input, signal }) => (await gateway.request(HolidaysDocument, input, { signal, kind: 'lookup' })).holidays,
  ),
  slotChanges: fromCallback<SlotsChanged, { siteIds: readonly SiteId[] }>(({ input, sendBack }) => {
    const missed = () => sendBack({ type: 'slots.changed', siteId: null, day: null });
    return listen(
      gateway,
      SlotsChangedDocument,
      { siteIds: [...input.siteIds] },
      {
        onData: ({ slotsChanged: { siteId, day } }) => {
          if (siteId === null) return missed();
          if (day !== null) sendBack({ type: 'slots.changed', siteId: id<SiteId>(siteId), day });
        },
        onConnect: missed,
      },
    );
  }),
});

/** One call for the clinics of one zone, because the window's ends are that zone's. */
async function requestTimes(
  { gateway, clock, present }: { gateway: Gateway; clock: ServerClock; present: Present | null },
  query: SlotQuery,
  timeZone: string,
  clinics: readonly Clinic[],
  signal: AbortSignal,
): Promise<readonly ClinicTimes[]> {
  const { packageId, fromDate: fromDay, toDate: toDay, gapless: optimize } = query;
  const window = slotWindow({ fromDay, toDay, timeZone, now: clock.now() });
  const { timeSlots } = await gateway.request(
    TimeSlotsDocument,
    {
      packageId,
      siteIds: clinics.map((clinic) => clinic.id),
      ...window,
      timeZone,
      candidateId: present?.candidateId ?? null,
      optimize,
    },
    { signal, kind: 'lookup' },
  );
  return timeSlots.map((answer) => clinicTimes(answer, present));
}

function clinicTimes(answer: TimeSlotsQuery['timeSlots'][number], present: Present | null): ClinicTimes {
  const { siteName, address, timeZone, bookingFree } = answer;
  const siteId = id<SiteId>(answer.siteId);
  const isPresent = (startsAt: string) =>
    present?.siteId === siteId && Date.parse(startsAt) === Date.parse(present.startsAt ?? '');
  return {
    siteId,
    siteName,
    address,
    timeZone,
    bookingFree,
    days: answer.days.map(({ day, times, whyNot }) => ({
      day,
      slots: times
        .filter(({ startsAt }) => !isPresent(startsAt))
        .map((time) => ({ siteId, siteName, timeZone, bookingFree, ...time })),
      whyNot: whyNot && { ...whyNot, nextDay: whyNot.nextDay ?? null },
    })),
  };
}

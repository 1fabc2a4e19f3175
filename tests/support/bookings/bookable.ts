import { randomUUID } from 'node:crypto';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { VISIT_PACKAGE } from '../../../services/seed/visit-clinics.ts';
import { answerOf, type Rest } from '../rest.ts';

/** An appointment's begin in one doctor's roster. */
export interface RosterTime {
  readonly siteId: string;
  readonly packageId: string;
  readonly rosterId: number;
  readonly startsAt: string;
}

/** A time that can be held: the whole appointment is free. */
export interface BookableTime extends RosterTime {
  /** Epoch milliseconds. */
  readonly endsAt: number;
  /** The start of a visit with several stops, which overlaps other starts. */
  readonly isRoute?: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Free times of one medical at the first clinics of a state, from tomorrow on for `days` days. No two of them overlap in a roster, so each
 * can be taken whatever happens to the others.
 */
export async function bookableTimes(
  rest: Rest,
  { state = 'WA', days = 14, clinics: most = 50 } = {},
): Promise<BookableTime[]> {
  const query = { service_type: 'pem' as const, page_size: 1000 };
  const { data: packages } = await answerOf(rest.booking.GET('/booking/bookable-packages', { params: { query } }));
  const { sites } = await answerOf(
    rest.booking.GET('/booking/bookable-clinic-sites', { params: { query: { state, page_size: 1000 } } }),
  );
  const medical = defined(packages.find((candidate) => candidate.minutes >= 60) ?? packages[0]);
  const rostered = sites.filter((site) => !site.booking_free).slice(0, most);
  const from = Date.now() + dayMs;
  const { clinics } = await answerOf(
    rest.booking.GET('/booking/time-slots', {
      params: {
        query: {
          package_id: medical.package_id,
          site_ids: rostered.map((site) => site.uuid),
          calendar_from_time: new Date(from).toISOString(),
          calendar_to_time: new Date(from + days * dayMs).toISOString(),
          time_zone: defined(rostered[0]).timezone,
        },
      },
    }),
  );
  const lengthMs = Math.ceil(medical.minutes / 15) * 15 * 60_000;
  const nextFree = new Map<number, number>();
  return clinics.flatMap((clinic) =>
    clinic.days.flatMap((day) =>
      day.time_slots.flatMap(({ calendar_from_time, calendar_ids }) =>
        calendar_ids.flatMap((rosterId): BookableTime[] => {
          const startsAt = Date.parse(calendar_from_time);
          if (startsAt < (nextFree.get(rosterId) ?? 0)) return [];
          const endsAt = startsAt + lengthMs;
          nextFree.set(rosterId, endsAt);
          const packageId = medical.package_id;
          return [{ siteId: clinic.site_id, packageId, rosterId, startsAt: calendar_from_time, endsAt }];
        }),
      ),
    ),
  );
}

/** Starts at which the demo's visit with several stops fits, from tomorrow on for two weeks. Each takes what others need as well. */
export async function visitTimes(rest: Rest): Promise<BookableTime[]> {
  const query = { service_type: 'pem' as const, page_size: 1000 };
  const { data: packages } = await answerOf(rest.booking.GET('/booking/bookable-packages', { params: { query } }));
  const visit = defined(packages.find(({ name }) => name === VISIT_PACKAGE));
  const states = { state: 'WA', page_size: 1000 };
  const { sites } = await answerOf(rest.booking.GET('/booking/bookable-clinic-sites', { params: { query: states } }));
  const from = Date.now() + dayMs;
  const { clinics } = await answerOf(
    rest.booking.GET('/booking/time-slots', {
      params: {
        query: {
          package_id: visit.package_id,
          site_ids: sites.filter((site) => !site.booking_free).map((site) => site.uuid),
          calendar_from_time: new Date(from).toISOString(),
          calendar_to_time: new Date(from + 14 * dayMs).toISOString(),
          time_zone: defined(sites[0]).timezone,
        },
      },
    }),
  );
  return clinics.flatMap(({ site_id: siteId, days }) =>
    days.flatMap(({ time_slots }) =>
      time_slots.flatMap(({ calendar_from_time: startsAt, calendar_ids: [rosterId] }): BookableTime[] => {
        const endsAt = Date.parse(startsAt) + visit.minutes * 60_000;
        return rosterId === undefined
          ? []
          : [{ siteId, packageId: visit.package_id, rosterId, startsAt, endsAt, isRoute: true }];
      }),
    ),
  );
}

/** Begins a draft and holds a time for its first candidate. */
export async function hold(rest: Rest, time: RosterTime): Promise<{ draftId: string; reserveId: string }> {
  const { draft_id } = await answerOf(
    rest.booking.POST('/booking/drafts', { body: { service_type: 'pem', body: {} } }),
  );
  const { reserve_id } = await answerOf(
    rest.booking.POST('/booking/reservations', {
      body: {
        site_id: time.siteId,
        package_id: time.packageId,
        calendar_ids: [time.rosterId],
        calendar_from_time: time.startsAt,
        draft_id,
        candidate_index: 0,
      },
    }),
  );
  return { draftId: draft_id, reserveId: reserve_id };
}

/** The body of a booking of one candidate for a held time; `mark` is its purchase order number, to find it again. */
export function newBooking(
  rest: Pick<Rest, 'orgId'>,
  time: RosterTime,
  held: { draftId: string; reserveId: string },
  mark: string,
) {
  return {
    draft_id: held.draftId,
    header: {
      org_id: rest.orgId,
      service_type: 'pem' as const,
      result_email: 'results@redgum.example',
      invoice_email: 'accounts@redgum.example',
      contact_name: 'Daniel Kerr',
      contact_phone: '08 5550 1421',
      contact_email: 'daniel.kerr@redgum.example',
      po_number: mark,
      policy_accepted: true,
    },
    candidates: [
      {
        candidate_name: `Candidate ${mark}`,
        candidate_dob: '1991-03-14',
        candidate_gender: 'Male',
        candidate_phone: '0487 987 987',
        candidate_email: `${mark.toLowerCase()}@example.com`,
        candidate_position: 'Electrician',
        package_id: time.packageId,
        reserve_id: held.reserveId,
      },
    ],
  };
}

/** A free time with as much free time after it, so that a booking there can be moved by steps. */
export async function freeTime(rest: Rest): Promise<BookableTime> {
  const times = await bookableTimes(rest);
  const starts = new Set(times.map(({ rosterId, startsAt }) => `${rosterId} ${Date.parse(startsAt)}`));
  return defined(times.find(({ rosterId, endsAt }) => starts.has(`${rosterId} ${endsAt}`)));
}

/** Books one candidate, called `Candidate ${mark}`, at that time. @returns the candidate's id */
export async function bookAt(rest: Rest, time: BookableTime, mark: string): Promise<string> {
  const made = await answerOf(
    rest.booking.POST('/booking/bookings', {
      params: { query: {}, header: { 'idempotency-key': randomUUID() } },
      body: newBooking(rest, time, await hold(rest, time), mark),
    }),
  );
  return defined(made.candidates[0]).candidate_id;
}
/**
 * Preferred days of a candidate without a time: the first five of March next year, which are to come whenever this
 * runs.
 */
export function wishedDays() {
  const march = `${new Date().getFullYear() + 1}-03`;
  return { preferred_from_date: `${march}-01`, preferred_to_date: `${march}-05` };
}

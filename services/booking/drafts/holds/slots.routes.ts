import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { flag, repeated } from '../../../shared/http/query.ts';
import { answer, errorResponse, liveAnswer, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { MAX_INTEGER, rowNumber } from '../../../shared/http/row-number.ts';
import { whyNot } from '../../scheduling/slots/why-not.contract.ts';
import { day, hold, id, instant, timeZone } from '../../shared/booking.contract.ts';
import { holdNames, slotNames, slotSearchNames } from '../../shared/booking.names.ts';
import { keyTaken } from '../../shared/idempotency.contract.ts';

const route = routesOf('slots');

const calendarIds = z
  .array(z.int())
  .openapi({ description: "Doctors' rosters free for the whole appointment.", example: [4127, 4131] });

const timeSlot = namedObject(
  'TimeSlot',
  { calendar_from_time: instant('Start, in UTC.'), calendar_ids: calendarIds },
  { names: slotNames },
);

const clinicTimes = namedObject(
  'ClinicTimes',
  {
    site_id: id('Clinic site.'),
    site_name: z.string().openapi({ example: 'Perth – Hay Street' }),
    address: z.string().openapi({ example: 'Level 3, 226 Hay Street, Perth WA 6000' }),
    timezone: timeZone,
    booking_free: z.boolean().openapi({
      description: 'True at a site without rosters: `days` is empty, the times follow the free-booking rule.',
      example: false,
    }),
    days: z
      .array(
        namedObject(
          'DayTimes',
          {
            day: day("Day of the site's own calendar."),
            time_slots: z.array(timeSlot),
            why_not: whyNot.optional(),
          },
          { names: { times: 'time_slots' } },
        ),
      )
      .openapi({ description: 'Every day of the window, in order; one without times says why.' }),
  },
  { names: slotNames },
);

const orgOf = z.uuid().optional().openapi({ description: "The company booked for; the caller's own without it." });

export const listTimeSlots = route('listTimeSlots', 'get', '/booking/time-slots', {
  graphql: { query: 'timeSlots', args: slotSearchNames, pick: 'clinics' },
  summary: 'Available times (v2)',
  description:
    'Start times at which one doctor is free for the whole length of the package, by clinic and day, for up to 50 ' +
    'clinics and 31 days in one call. A start that is held or booked is not offered; an expired hold is. For a package ' +
    'whose assessments have needs: starts at which all stops of the visit fit, one after another.',
  request: {
    query: z.object({
      package_id: id('Its length decides what fits.'),
      site_ids: repeated(z.uuid(), 50).openapi({ description: 'Clinic sites, repeated.' }),
      calendar_from_time: instant('Start of the window.'),
      calendar_to_time: instant('End of the window.', '2026-11-27T15:59:59Z'),
      time_zone: timeZone.openapi({ description: 'Zone the window was made in: that of the sites.' }),
      candidate_id: z
        .uuid()
        .optional()
        .openapi({ description: 'When rescheduling: this candidate’s own time counts as free.' }),
      optimize: flag(
        'Only starts that touch a taken time or the edge of a doctor’s day, so that no gaps are left.',
      ).optional(),
      org: orgOf,
    }),
  },
  responses: {
    200: answer('Times by clinic, in the order asked.', namedObject('TimeSlots', { clinics: z.array(clinicTimes) })),
    404: errorResponse('The package, a site or the candidate is unknown.'),
    422: errorResponse('The window ends before it starts or is longer than 31 days.'),
  },
});

const dayOrInstant = (example: string) =>
  inGraphql(z.string().max(40).openapi({ description: 'Day or instant.', example }), { type: 'LocalDate' });

export const listHolidays = route('listHolidays', 'get', '/booking/holidays', {
  graphql: { query: 'holidays', args: { timeZone: 'timezone' }, pick: 'holidays' },
  summary: 'Public holidays',
  description: 'Public holidays of a state from one day to another, both included. Instants are read in `timezone`.',
  request: {
    query: z.object({
      from_date: dayOrInstant('2026-12-01'),
      to_date: dayOrInstant('2026-12-31'),
      timezone: timeZone,
      state: z.string().max(10).openapi({ description: 'State or territory.', example: 'WA' }),
    }),
  },
  responses: {
    200: answer(
      'Holidays in order.',
      namedObject('Holidays', {
        holidays: z.array(
          namedObject('Holiday', {
            day: day('The day.', '2026-12-25'),
            name: z.string().openapi({ example: 'Christmas Day' }),
            site_ids: z
              .array(id('Clinic site.'))
              .openapi({ description: 'The clinics that it closes; none where it closes all of the state.' }),
            open_site_ids: z
              .array(id('Clinic site.'))
              .openapi({ description: 'Clinics of the state that are open on it all the same.' }),
          }),
        ),
      }),
    ),
    422: errorResponse('A date is no date, or the range is longer than three years.'),
  },
});

const reservation = namedObject(
  'Reservation',
  {
    reserve_id: id('The hold.'),
    booking_start_time: instant("The appointment's start."),
    booking_end_time: instant("The appointment's end.", '2026-11-23T02:30:00Z'),
    expires_at: instant("The hold's end, by the server's clock.", '2026-11-21T02:46:41Z'),
    calendar_id: z.int().openapi({ description: 'The roster that has the time.', example: 4127 }),
  },
  { names: holdNames },
);

export const reserveSlot = route('reserveSlot', 'post', '/booking/reservations', {
  graphql: {
    mutation: 'reserveSlot',
    flat: true,
    groups: { slot: { type: 'SlotInput', fields: ['site_id', 'package_id', 'calendar_ids', 'calendar_from_time'] } },
  },
  summary: 'Hold a time for one candidate',
  description:
    'Takes every slot of the appointment with one doctor, or none. The first of `calendar_ids` that is free gets it, then ' +
    'any other doctor of the site who is free at that time: the time is refused only when nobody has it. ' +
    'Whatever this candidate of the draft held before is given back in the same step, and stays held where the new ' +
    'time is refused. Asking for the time that is held answers the same hold again. Of a package whose assessments have ' +
    'needs every stop is taken, or none; the service chooses the resources, and `calendar_ids` do not matter.',
  request: {
    headers: keyTaken,
    body: namedBody(
      'NewReservation',
      {
        site_id: id('Clinic site.'),
        package_id: id('Its length decides how many slots are taken.'),
        calendar_ids: z
          .array(rowNumber)
          .min(1)
          .max(50)
          .openapi({ description: 'Rosters to try first, best first.', example: [4127, 4131] }),
        calendar_from_time: instant('Start of the appointment.'),
        replaces: z.uuid().nullish().openapi({ description: 'An earlier hold of this draft to be given back.' }),
        draft_id: id('The draft the hold belongs to.'),
        candidate_index: z.int().min(0).max(4).openapi({ description: 'The candidate’s place, 0 to 4.', example: 0 }),
      },
      { names: slotNames },
    ),
  },
  responses: {
    201: answer('Held.', reservation),
    404: errorResponse('The draft, the package or the site is unknown.'),
    409: errorResponse(
      'SLOT_TAKEN: somebody was first; `message` says why and `details.nearest` lists up to three free times as ' +
        '{ site_id, calendar_from_time, calendar_ids }. DRAFT_SENT: the draft has become a booking. SAME_TIME: when ' +
        'rescheduling, it is the time that the booking has.',
    ),
    422: errorResponse('SLOT_PAST, or BOOKING_FREE where the site takes no reservations.'),
  },
});

export const holdOverPlan = route('holdOverPlan', 'post', '/booking/rosters/{roster_id}/over-plan', {
  graphql: { mutation: 'holdOverPlan', flat: true, args: { startsAt: 'calendar_from_time' } },
  summary: 'Hold a time over the plan',
  description:
    'For a person who must be seen on a full day: one more appointment at a time that the doctor has no more, up to the ' +
    'clinic’s number for a day. It is offered to no one else. What the draft held before is given back in the same step.',
  request: {
    headers: keyTaken,
    params: z.object({
      roster_id: z.coerce
        .number()
        .int()
        .positive()
        .max(MAX_INTEGER)
        .openapi({ description: 'The doctor’s day.', example: 4127 }),
    }),
    body: namedBody('OverPlanHold', {
      draft_id: id('The draft the hold belongs to; it has one candidate.'),
      package_id: id('Its length decides how long the time is.'),
      calendar_from_time: instant('Start of the appointment.'),
      reason: z
        .string()
        .trim()
        .min(1, 'Enter the reason')
        .max(200)
        .openapi({ description: 'Why it must be on this day.', example: 'Must fly out tonight' }),
    }),
  },
  responses: {
    201: answer('Held.', reservation),
    404: errorResponse('The draft, the package or the roster is unknown.'),
    409: errorResponse(
      'SLOT_TAKEN: the clinic takes no more over the plan on that day, or the doctor no more of the kind. HOLD_UNFIT: the time is ' +
        'free, or the package has several stops or needs a device. SLOT_BLOCKED, NOT_ROSTERED, SITE_CLOSED, ' +
        'SERVICE_NOT_OFFERED: the doctor is not there for it. DRAFT_SENT: the draft has become a booking.',
    ),
    422: errorResponse('SLOT_PAST.'),
  },
});

export const releaseSlot = route('releaseSlot', 'delete', '/booking/reservations/{reserve_id}', {
  graphql: { mutation: 'releaseSlot' },
  summary: 'Give a held time back',
  description: 'Others can take it at once.',
  request: { params: z.object({ reserve_id: id('The hold.') }) },
  responses: {
    204: { description: 'Given back.' },
    404: errorResponse('No such hold of this account; a foreign one answers alike.'),
  },
});

export const extendHolds = route('extendHolds', 'post', '/booking/drafts/{draft_id}/extend', {
  graphql: { mutation: 'extendHolds', pick: 'holds' },
  summary: 'Ten minutes more for all holds of a draft',
  description: 'Each hold can be extended twice, to 30 minutes in all.',
  request: { params: z.object({ draft_id: id('The draft.') }) },
  responses: {
    200: answer(
      'All live holds of the draft, extended where they could be.',
      namedObject('Holds', { holds: z.array(hold) }),
    ),
    404: errorResponse('No such draft of this account.'),
    409: errorResponse('HOLD_LIMIT: none of them can be extended any more, or none is alive.'),
  },
});

export const slotChanges = route('slotChanges', 'get', '/booking/slot-changes', {
  graphql: { subscription: 'slotsChanged' },
  summary: 'Live changes of free times',
  description:
    'A stream of server-sent events, one `data: {"site_id","day"}` per clinic and day whose free times changed, and a ' +
    'comment every 15 seconds. A clinic without a day: no time changed, but who waits for one there. ' +
    '`{"site_id":null,"day":null}` = notices may have been missed: ask for everything again.',
  request: {
    query: z.object({ site_ids: repeated(z.uuid(), 50).openapi({ description: 'Clinic sites, repeated.' }) }),
  },
  responses: liveAnswer(
    namedObject('SlotsChange', {
      site_id: id('The clinic.').nullable(),
      day: day('By the clinic’s clock.', '2026-11-24').nullable(),
    }),
  ),
});

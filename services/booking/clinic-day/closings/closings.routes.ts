import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { day, id, instant, timeZone } from '../../shared/booking.contract.ts';
import { placeNames } from '../../shared/booking.names.ts';
import { reason } from '../board/scheduler.contract.ts';
import { place, rosterId, target } from './place.contract.ts';

const route = routesOf('closings');

const MOST_PEOPLE = 1_000;
const MOST_SITES = 50;

const name = (example: string) => z.string().openapi({ example });

const scope = {
  site_ids: z.array(id('Clinic site.')).min(1, 'must name a clinic').max(MOST_SITES),
  doctor_ids: z
    .array(id('Doctor.'))
    .max(200)
    .default([])
    .openapi({ description: 'Whose days close; empty: every doctor’s.' }),
  from_day: day('First day, of the sites’ own calendar.'),
  to_day: day('Last day.'),
};

/** A person affected by a closing. */
const whom = {
  candidate_id: id('Candidate.'),
  reference: name('PF-204817'),
  candidate_name: name('Liam O’Connor'),
  candidate_phone: name('0487 987 987'),
  company_name: name('Redgum Mining'),
  package_name: name('PEM – Standard'),
};

const plannedPerson = namedObject(
  'PlannedPerson',
  {
    ...whom,
    status: name('Confirmed'),
    roster_id: rosterId,
    doctor_name: name('Dr Anjali Rao'),
    site_name: name('Perth – Hay Street'),
    timezone: timeZone,
    calendar_from_time: instant('Start now.'),
    calendar_to_time: instant('End now.', '2026-11-23T02:30:00Z'),
    action: inGraphql(
      z
        .enum(['move', 'phone', 'stay'])
        .openapi({ description: 'move: to `to` · phone: keeps the time until somebody called · stay: over.' }),
      { type: 'ClosingAction' },
    ),
    is_here: z.boolean().openapi({
      description: 'Has arrived, or the appointment has begun: keeps the time until told, unless a time was chosen.',
      example: false,
    }),
    to: place.nullable(),
    reason: z.string().nullable().openapi({ description: 'Why nothing is proposed, or not what was chosen.' }),
    options: z.array(place).openapi({ description: 'Other times, one for each doctor’s day, the nearest first.' }),
  },
  { names: placeNames },
);

const plan = namedObject('ClosingPlan', {
  days: z.int().openapi({ description: 'Doctors’ days that close.', example: 3 }),
  doctors: z
    .array(
      namedObject('RosteredDoctor', {
        doctor_id: id('Doctor.'),
        doctor_name: name('Dr Anjali Rao'),
        days: z.int().openapi({ description: 'Days there in the range.', example: 2 }),
        closes: z.boolean().openapi({ example: true }),
      }),
    )
    .openapi({ description: 'Everybody who works there then, by name.' }),
  people: z.array(plannedPerson),
  holds: z.array(
    namedObject(
      'ClosingHold',
      {
        site_name: name('Perth – Hay Street'),
        timezone: timeZone,
        calendar_from_time: instant('Start.'),
        calendar_to_time: instant('End.', '2026-11-23T02:30:00Z'),
        expires_at: instant('When the hold ends.', '2026-11-23T01:10:00Z'),
      },
      { names: placeNames },
    ),
  ),
  waiting: z.int().openapi({ description: 'Pending bookings that wish for nothing but these days.', example: 0 }),
});

/** Doctors’ days of some clinics, as one argument. */
const scopeGroup = { scope: { type: 'ClosingScope', fields: Object.keys(scope) } };

export const planClosing = route('planClosing', 'post', '/booking/closing-plans', {
  graphql: { query: 'closingPlan', flat: true, groups: scopeGroup },
  summary: 'What closing doctors’ days would hit, and where each person could go',
  description:
    'Nothing is changed. No two people are sent to one time, and nobody to a day that closes as well. Send what was ' +
    'chosen by hand in `choices`: those times are given first.',
  request: {
    body: namedBody('PlanClosing', {
      ...scope,
      other_site_ids: z
        .array(id('Clinic site.'))
        .max(MOST_SITES)
        .default([])
        .openapi({ description: 'Further sites that may take people.' }),
      prefer: inGraphql(z.enum(['nearest', 'later']), { type: 'ClosingPreference' })
        .default('nearest')
        .openapi({ description: 'later: nobody comes earlier than booked.' }),
      choices: z
        .array(inGraphql(z.strictObject({ candidate_id: id('Candidate.'), to: target }), { type: 'ClosingChoice' }))
        .max(MOST_PEOPLE)
        .default([])
        .openapi({ description: 'Chosen by hand; `to` null: phone first.' }),
    }),
  },
  responses: {
    200: answer('The plan.', plan),
    404: errorResponse('A site is unknown.'),
    409: errorResponse('TOO_MANY: more than 1,000 people.'),
    422: errorResponse('The days are in the wrong order, or more than 93.'),
  },
});

const summary = z.object({
  closing_id: id('The closing.'),
  sites: z.array(z.string()).openapi({ example: ['Perth – Hay Street'] }),
  doctors: z.array(z.string()).openapi({ description: 'Empty: every doctor’s days.', example: ['Dr Anjali Rao'] }),
  from_day: day('First day.'),
  to_day: day('Last day.'),
  reason: name('Water damage'),
  status: inGraphql(
    z
      .enum(['closing', 'closed', 'undoing', 'undone', 'reopening', 'reopened'])
      .openapi({ description: 'closing, undoing and reopening go on; the others are over.' }),
    { type: 'ClosingStatus' },
  ),
  created_by: name('Helen Marsh'),
  created_at: instant('When it began.'),
  undo_until: instant('Until when all of it can be undone; the mails leave then.', '2026-11-23T01:05:00Z'),
  people: z.int().openapi({ description: 'Whom it hit.', example: 12 }),
  done: z.int().openapi({ description: 'Who has had their turn.', example: 12 }),
  moved: z.int().openapi({ description: 'Who was moved and is there.', example: 11 }),
  to_phone: z.int().openapi({ description: 'Who still waits for a call.', example: 1 }),
});

const person = namedObject(
  'ClosingPerson',
  {
    ...whom,
    from_site: name('Perth – Hay Street'),
    from_timezone: timeZone,
    from_time: instant('Start as it was.'),
    to_site: z.string().nullable().openapi({ example: 'Perth – Hay Street' }),
    to_doctor: z.string().nullable().openapi({ example: 'Dr Kwame Osei' }),
    to_timezone: timeZone.nullable(),
    to_time: instant('Start agreed to.', '2026-11-24T03:00:00Z').nullable(),
    outcome: inGraphql(z.enum(['moved', 'phone', 'elsewhere', 'undone', 'returned', 'kept']), {
      type: 'ClosingOutcome',
    })
      .nullable()
      .openapi({ description: 'Null: their turn has not come. kept: could not go back.' }),
    why: z.string().nullable(),
    to_phone: z.boolean().openapi({ description: 'Waits for a call: still has the time that closed.' }),
    stays_because: z.string().nullable().openapi({
      description: 'Moved, and would not go back if the days reopened now: why.',
      example: 'Somebody else has the old time.',
    }),
  },
  { names: { fromTimeZone: 'from_timezone', toTimeZone: 'to_timezone' } },
);
export type ClosingPerson = z.output<typeof person>;

const closing = namedObject('Closing', { ...summary.shape, list: z.array(person) });

export const startClosing = route('startClosing', 'post', '/booking/closings', {
  graphql: { mutation: 'startClosing', args: { id: 'closing_id' }, flat: true, groups: scopeGroup },
  summary: 'Close doctors’ days',
  description:
    'The days are blocked at once; the people are moved one after the other, each with one mail that leaves at ' +
    '`undo_until`, also where the process that began ends. Whoever is not in `people` as they stand is phoned. The same ' +
    '`closing_id` sent again starts nothing twice.',
  request: {
    body: namedBody('StartClosing', {
      closing_id: id('Made by whoever sends it.'),
      ...scope,
      reason: reason('Why, as the board shows it; for the provider’s staff.').min(1, 'must say why'),
      public_reason: reason('What mails and the bookings’ history say; empty: The doctor is not available.').default(
        '',
      ),
      people: z
        .array(
          inGraphql(
            z.strictObject({
              candidate_id: id('Candidate.'),
              seen: inGraphql(
                z.strictObject({
                  roster_id: rosterId,
                  calendar_from_time: instant('Start where it was seen.'),
                }),
                { type: 'SeenPlace', names: placeNames },
              ),
              to: target,
            }),
            { type: 'ClosingAgreement' },
          ),
        )
        .max(MOST_PEOPLE),
    }),
  },
  responses: {
    201: answer('Begun.', closing),
    404: errorResponse('A site is unknown.'),
    409: errorResponse('TOO_MANY: more than 1,000 people.'),
    422: errorResponse(
      'No doctor works there then, the days are none, or IDEMPOTENCY_KEY_REUSED: another closing was started under this id.',
    ),
  },
});

export const listClosings = route('listClosings', 'get', '/booking/closings', {
  graphql: { query: 'closings', pick: 'closings' },
  summary: 'The latest closings',
  description: 'Newest first, at most 50.',
  responses: {
    200: answer(
      'Closings.',
      namedObject('Closings', {
        closings: z.array(summary.openapi('ClosingSummary', { 'x-graphql': { omit: ['undo_until'] } })),
      }),
    ),
  },
});

const params = z.object({ closing_id: id('The closing.') });

export const getClosing = route('getClosing', 'get', '/booking/closings/{closing_id}', {
  graphql: { query: 'closing', args: { id: 'closing_id' } },
  summary: 'A closing and what became of each person',
  description: 'People in the order of their old times. Asked again while it goes on, it tells how far it is.',
  request: { params },
  responses: { 200: answer('The closing.', closing), 404: errorResponse('No such closing.') },
});

export const reopenClosing = route('reopenClosing', 'post', '/booking/closings/{closing_id}/reopen', {
  graphql: { mutation: 'reopenClosing', args: { id: 'closing_id' }, flat: true },
  summary: 'Undo a closing, or open its days again',
  description: 'The days can be booked at once; who goes back does so one after the other, as when they closed.',
  request: {
    params,
    body: namedBody('ReopenClosing', {
      how: inGraphql(z.enum(['undo', 'move-back', 'days-only']), { type: 'ReopenHow' }).openapi({
        description:
          'undo: as if it never was, before the mails leave · move-back: who can goes back, with a mail · days-only: ' +
          'people stay where they are now.',
      }),
    }),
  },
  responses: {
    200: answer('Begun.', closing),
    404: errorResponse('No such closing.'),
    409: errorResponse('UNDO_OVER; MOVE_UNDONE: open again already; CLOSING_GOES_ON: wait until it is done.'),
  },
});

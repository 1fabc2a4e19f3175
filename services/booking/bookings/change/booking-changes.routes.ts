import { z } from '@hono/zod-openapi';
import { eachName } from '../../../../machines/lib/booking-references.ts';
import { candidateTextNames } from '../../../../machines/rules/booking/candidate-texts.ts';
import { emptyIsNull, inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, jsonBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { updateMask } from '../../../shared/http/update-mask.ts';
import { candidateText, day, draft, id, instant, text } from '../../shared/booking.contract.ts';
import { bookingNames, candidateNames } from '../../shared/booking.names.ts';

const route = routesOf('bookings');

const ofBooking = z.object({ booking_id: id('The booking.') });
const unknown = errorResponse('No such booking or candidate; another company’s answers alike.');

const bookingComment = {
  booking_comment: z
    .string()
    .trim()
    .max(2000, 'must be at most 2000 characters')
    .openapi({ description: 'Comment on the booking; empty takes it away.', example: 'Prefers a morning time.' }),
};

export const changeBookingComment = route('changeBookingComment', 'put', '/booking/bookings/{booking_id}/comment', {
  graphql: {
    mutation: 'changeBookingComment',
    flat: true,
    args: { comment: 'booking_comment' },
    pick: 'booking_comment',
  },
  summary: 'Change the comment of a booking',
  description:
    'The comment belongs to all candidates of the booking. It may be changed from the page of a candidate who is Pending, ' +
    'or is Confirmed or Rescheduled with the time still ahead. The history has the change.',
  request: {
    params: ofBooking,
    body: jsonBody(
      z.strictObject({ candidate_id: id('The candidate from whose page it is changed.'), ...bookingComment }),
    ),
  },
  responses: {
    200: answer('The comment as it is now.', z.object(bookingComment)),
    404: unknown,
    409: errorResponse('STATUS_CONFLICT: this candidate is not under the edit rule any more.'),
  },
});

const person = {
  candidate_name: text('Full name.', 'Liam O’Connor'),
  candidate_dob: text('Date of birth, YYYY-MM-DD.', '1991-03-14', 10),
  position_id: z.uuid().nullable().openapi({ description: 'A position of the company, when it is one of the list.' }),
  ...eachName(candidateTextNames, candidateText),
};
export type CandidateField = keyof typeof person;
export const candidateFields = Object.keys(person) as [CandidateField, ...CandidateField[]];

const candidateChange = z
  .strictObject({
    candidate: inGraphql(z.strictObject(person).partial(), {
      type: 'CandidateChange',
      names: candidateNames,
      parts: { candidate_dob: { type: 'LocalDate' }, position_id: { clears: true } },
    }),
    update_mask: updateMask(candidateFields),
    updated_at: inGraphql(
      instant('`updated_at` as the editor read it; changed since is refused with 409.').optional(),
      { required: true },
    ),
    send_confirmation: z.boolean().optional().openapi({
      description: 'Sends the confirmation to the corrected email address, in the same transaction.',
    }),
  })
  .openapi('CandidateChange', { 'x-graphql': { names: { change: 'candidate' } } });
export type CandidateChange = z.output<typeof candidateChange>;

const candidateRecord = namedObject('CandidateRecord', {
  booking_id: id('The booking.'),
  candidate_id: id('The candidate.'),
  ...person,
  updated_at: instant('Last changed; sent again with the next change.'),
});

export const updateCandidate = route(
  'updateCandidate',
  'put',
  '/booking/bookings/{booking_id}/candidates/{candidate_id}',
  {
    graphql: { mutation: 'updateCandidate', flat: true, pick: 'updated_at' },
    summary: 'Change a candidate',
    description:
      'Changes the fields that `update_mask` names, checked by the rules of a new booking. The note follows the edit rule; ' +
      'the person’s details can be changed until the booking is Completed or Cancelled. Where somebody else was first, ' +
      'nothing is written. A corrected email address ends the links that were mailed, not those sent by SMS; an address that ' +
      'got a calendar entry gets its cancellation, which names no person.',
    request: { params: ofBooking.extend({ candidate_id: id('The candidate.') }), body: jsonBody(candidateChange) },
    responses: {
      200: answer('The candidate as it is now.', candidateRecord),
      404: unknown,
      409: errorResponse(
        'EDIT_CONFLICT with `details.present`, the record as it is now; STATUS_CONFLICT: `details.guard` is canEditNotes or canUpdateCandidate; NOT_ACTIVE: the appointment is over and cannot be confirmed.',
      ),
      422: errorResponse('INVALID: a rule is broken; `details.fields` has every message by path.'),
    },
  },
);

const cancelBookingBody = z
  .strictObject({
    candidate_id: z
      .array(z.uuid())
      .min(1, 'must name at least one candidate')
      .max(5, 'must name at most five candidates')
      .openapi({ description: 'Candidates of the booking; all of them are cancelled, or none.' }),
    created_by: z.string().max(80).nullish().openapi({ description: 'Ignored: the account of the token cancels.' }),
    appointment_notes: text('Why; it joins the note of each candidate.', 'Withdrew his application.', 2000).nullish(),
  })
  .openapi('Cancellation', { 'x-graphql': { omit: ['created_by'] } });

export const cancelBooking = route('cancelBooking', 'put', '/booking/bookings/{booking_id}/cancel', {
  graphql: {
    mutation: 'cancelBooking',
    flat: true,
    args: { candidateIds: 'candidate_id', notes: 'appointment_notes' },
    isDone: true,
  },
  summary: 'Cancel candidates of a booking',
  description:
    'All of them or none, as far as the status table lets each become Cancelled. Their time is free at once; the candidates ' +
    'who had one ahead, and the booking person, are told by mail.',
  request: { params: ofBooking, body: jsonBody(cancelBookingBody) },
  responses: {
    200: answer('Cancelled.', namedObject('Cancelled', { candidate_id: z.array(z.uuid()) })),
    404: unknown,
    409: errorResponse(
      'STATUS_CONFLICT: one of them cannot be cancelled; `details.fields` says which and why. A company cannot cancel from the start on.',
    ),
  },
});

export const beginReschedule = route('beginReschedule', 'post', '/booking/candidates/{candidate_id}/reschedule', {
  graphql: { mutation: 'beginReschedule' },
  summary: 'Begin to look for another time',
  description:
    'Answers a draft for this candidate, under which a time is held, extended and given back as in the wizard; the one begun ' +
    'before, with its live hold, where there is one. It is in no list of unfinished bookings.',
  request: { params: z.object({ candidate_id: id('The candidate.') }) },
  responses: {
    201: answer('The draft.', draft),
    404: unknown,
    409: errorResponse('STATUS_CONFLICT: the status has no move to another time.'),
  },
});

const timeChange = z
  .strictObject({
    candidate_id: id('The candidate.'),
    draft_id: z.uuid().nullish().openapi({ description: 'The draft that `beginReschedule` answered.' }),
    reserve_id: text(
      'The hold under that draft; at a free-booking site an id made by the client, starting free-.',
      '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a',
      80,
    ).nullish(),
    from_time: instant('Start of the time, needed at a free-booking site.').nullish(),
    preferred_site_id: z.uuid().nullish().openapi({ description: 'The free-booking site, or the preferred site.' }),
    preferred_from_date: text('First preferred day, YYYY-MM-DD, of a pending candidate.', '2026-11-24', 10).nullish(),
    preferred_to_date: text('Last preferred day, YYYY-MM-DD.', '2026-11-28', 10).nullish(),
    preferred_time: text('Preferred time of day, in words.', 'Morning', 100).nullish(),
  })
  .openapi('TimeChange', { 'x-graphql': { names: { siteId: 'preferred_site_id' } } });
export type TimeChange = z.output<typeof timeChange>;

export const updateTimeslots = route('updateTimeslots', 'put', '/booking/bookings/{booking_id}/timeslots', {
  graphql: { mutation: 'updateTimeslots' },
  summary: 'Give a candidate another time',
  description:
    'One transaction takes the held time and lets the old one go; refused, the booking keeps the time it has. A pending ' +
    'candidate becomes Confirmed by it (permission calendar), any other Rescheduled. Without a time it changes the preferred ' +
    'site and days of a pending candidate. The candidate and the booking person are told a new time by mail.',
  request: { params: ofBooking, body: jsonBody(timeChange) },
  responses: {
    200: answer(
      'Where the candidate stands now.',
      namedObject(
        'ChangedTime',
        {
          candidate_id: id('The candidate.'),
          appointment_status: z.string().openapi({ example: 'Rescheduled' }),
          appointment_time: emptyIsNull(instant('Start, or 0001-01-01T00:00:00Z.')),
          appointment_end: emptyIsNull(instant('End, or 0001-01-01T00:00:00Z.')),
          preferred_from_date: day('First preferred day.').nullable(),
          preferred_to_date: day('Last preferred day.').nullable(),
          updated_at: instant('When.'),
        },
        { names: bookingNames },
      ),
    ),
    404: unknown,
    409: errorResponse(
      'HOLD_EXPIRED, HOLD_UNFIT; STATUS_CONFLICT: the status has no such move, or only a pending candidate has preferred days; SAME_TIME.',
    ),
    422: errorResponse('INVALID: a rule is broken; SLOT_PAST.'),
  },
});

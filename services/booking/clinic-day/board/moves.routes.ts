import { z } from '@hono/zod-openapi';
import { errorCodes } from '../../../base/errors.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { rowNumber } from '../../../shared/http/row-number.ts';
import { id, instant } from '../../shared/booking.contract.ts';
import { placeNames } from '../../shared/booking.names.ts';

const route = routesOf('scheduler');

const candidate = z.object({ candidate_id: id('The candidate.') });

const place = {
  roster_id: rowNumber.openapi({ description: 'The doctor’s day.', example: 4127 }),
  calendar_from_time: instant('Start of the appointment there.'),
  stop: z
    .string()
    .max(2000)
    .optional()
    .openapi({ description: 'Of a visit route: the stop that goes there; the others stay.', example: 'Hearing test' }),
};

const verdict = namedObject(
  'MoveVerdict',
  {
    legal: z.boolean().openapi({ example: false }),
    code: z
      .enum(errorCodes)
      .nullable()
      .openapi({ description: 'The code of the reason against it, such as SLOT_TAKEN.', example: 'SLOT_TAKEN' }),
    reason: z.string().openapi({ description: 'For people.', example: '10:15 is held until 10:42.' }),
    doctor_name: z.string().openapi({ example: 'Dr Kwame Osei' }),
    site_name: z.string().openapi({ example: 'Perth – Hay Street' }),
    calendar_from_time: instant('Start it would have.'),
    calendar_to_time: instant('End it would have.', '2026-11-23T02:30:00Z'),
  },
  { names: placeNames },
);

const moved = namedObject(
  'MovedAppointment',
  {
    move_id: id('The move, to undo it.'),
    candidate_id: id('The candidate.'),
    roster_id: z.int().nullable().openapi({ description: 'The doctor’s day it is in now.', example: 4127 }),
    site_id: z.uuid().nullable().openapi({ description: 'Clinic site it is at now.' }),
    calendar_from_time: instant('Start now.'),
    calendar_to_time: instant('End now.', '2026-11-23T02:30:00Z'),
    status: z.string().openapi({ example: 'Rescheduled' }),
    undo_until: instant('Until when it can be undone; its notices leave then.', '2026-11-23T01:00:10Z'),
    undo_ms: z.int().openapi({ description: 'For how many milliseconds from now it can be undone.', example: 10_000 }),
  },
  { names: placeNames, omit: ['candidate_id', 'site_id', 'calendar_to_time', 'undo_until'] },
);

export const validateMove = route('validateMove', 'post', '/booking/candidates/{candidate_id}/validate-move', {
  graphql: { query: 'validateMove', flat: true, args: { startsAt: 'calendar_from_time' } },
  summary: 'Whether a move would be done now',
  description:
    'Changes nothing. The move itself asks again: what is free now may be taken then. Of a Pending booking it tells ' +
    'whether it could be confirmed onto that time.',
  request: { params: candidate, body: namedBody('MoveTarget', place) },
  responses: {
    200: answer('Legal, or why not.', verdict),
    404: errorResponse('The candidate or the roster is unknown.'),
  },
});

export const moveAppointment = route('moveAppointment', 'post', '/booking/candidates/{candidate_id}/move-appointment', {
  graphql: { mutation: 'moveAppointment', flat: true, args: { startsAt: 'calendar_from_time' } },
  summary: 'Move an appointment',
  description:
    'One transaction takes the new time and frees the old one. The notices wait until `undo_until`; moved again before, one mail tells of both. A new time makes ' +
    'the booking Rescheduled; another doctor at the same time leaves its status.',
  request: {
    params: candidate,
    body: namedBody('MoveAppointment', {
      ...place,
      seen: inGraphql(
        z.strictObject({ roster_id: rowNumber, calendar_from_time: instant('Start where it was seen.') }),
        { type: 'SeenPlace', names: placeNames },
      ).openapi({ description: 'Where the mover saw it: moved meanwhile, it is not moved again.' }),
      reason: z
        .string()
        .trim()
        .max(100, 'must be at most 100 characters')
        .optional()
        .openapi({ description: 'Why, as the mails and the history say.', example: 'The doctor is ill.' }),
    }),
  },
  responses: {
    200: answer('Moved.', moved),
    404: errorResponse('The candidate or the roster is unknown.'),
    409: errorResponse(
      'STATUS_CONFLICT: its status does not move; MOVED_MEANWHILE; SLOT_TAKEN: booked or held; SLOT_BLOCKED; NOT_ROSTERED; ' +
        'SAME_TIME; SERVICE_NOT_OFFERED or SITE_CLOSED: not at that site.',
    ),
    422: errorResponse('SLOT_PAST: the time has passed.'),
  },
});

export const undoMove = route('undoMove', 'post', '/booking/moves/{move_id}/undo', {
  graphql: { mutation: 'undoMove' },
  summary: 'Undo a move',
  description: 'Back to where it was, with the status it had; the waiting notices are taken back.',
  request: { params: z.object({ move_id: id('The move.') }) },
  responses: {
    200: answer('Where it is again.', moved),
    404: errorResponse('No such move.'),
    409: errorResponse(
      'UNDO_OVER: too late; MOVE_UNDONE: already; MOVED_MEANWHILE: changed since; SLOT_TAKEN, SLOT_BLOCKED or ' +
        'NOT_ROSTERED: the old time is gone.',
    ),
  },
});

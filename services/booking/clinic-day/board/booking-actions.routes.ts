import { z } from '@hono/zod-openapi';
import { BOOKING_STATUSES } from '../../../../machines/rules/booking/booking-status.table.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { rowNumber } from '../../../shared/http/row-number.ts';
import { id, instant } from '../../shared/booking.contract.ts';

const route = routesOf('bookings');

export const confirmBooking = route('confirmBooking', 'post', '/booking/candidates/{candidate_id}/confirm', {
  graphql: { mutation: 'confirmBooking', flat: true, args: { startsAt: 'calendar_from_time' }, isDone: true },
  summary: 'Confirm a pending booking onto a time',
  description: 'Takes the doctor’s time, makes the booking Confirmed, and tells the candidate and the booking person.',
  request: {
    params: z.object({ candidate_id: id('The candidate.') }),
    body: namedBody('ConfirmBooking', {
      roster_id: rowNumber.openapi({ description: 'The doctor’s day.', example: 4127 }),
      calendar_from_time: instant('Start of the appointment.'),
    }),
  },
  responses: {
    200: answer(
      'Confirmed.',
      namedObject('ConfirmedBooking', {
        candidate_id: id('The candidate.'),
        status: z.string().openapi({ example: 'Confirmed' }),
        site_id: id('Clinic site.'),
        roster_id: z.int().openapi({ example: 4127 }),
        calendar_from_time: instant('Start.'),
      }),
    ),
    404: errorResponse('The candidate or the roster is unknown.'),
    409: errorResponse(
      'STATUS_CONFLICT: it is not Pending; SLOT_TAKEN, SLOT_BLOCKED, NOT_ROSTERED, SERVICE_NOT_OFFERED or SITE_CLOSED.',
    ),
    422: errorResponse('SLOT_PAST: the time has passed.'),
  },
});

export const changeStatuses = route('changeStatuses', 'put', '/booking/statuses', {
  graphql: { mutation: 'changeStatuses', flat: true },
  summary: 'Change the status of bookings',
  description:
    'Along the table of statuses, all of them or none. Confirmed, Rescheduled and Cancelled are not set here: they come ' +
    'with a time or a reason, by operations of their own. Arrived, In Progress, Attended and Did Not Attend go back to the ' +
    'status before, whichever it was, on the day they were set. Did Not Attend frees what has not begun of the time.',
  request: {
    body: namedBody('ChangeStatuses', {
      candidate_ids: z.array(z.uuid()).min(1).max(100).openapi({ description: 'Candidates, at most 100.' }),
      status: z.enum(BOOKING_STATUSES).openapi({ description: 'What they become.', example: 'Arrived' }),
      through: z.enum(BOOKING_STATUSES).optional().openapi({
        description: 'What they become first, as a step of its own, in the history too; both or neither.',
        example: 'Preparing Report',
      }),
    }),
  },
  responses: {
    200: answer(
      'Changed.',
      namedObject('ChangedStatuses', {
        changed: z.int().openapi({ example: 3 }),
        without_time: z.array(z.uuid()).openapi({
          description: 'Who arrived late and whose time somebody else has by now: they have none on the board.',
          example: [],
        }),
      }),
    ),
    404: errorResponse('A candidate is unknown.'),
    409: errorResponse(
      'STATUS_CONFLICT: `details.guard` is canBecome, mayMove, isAppointmentDay (before its day), hasStarted (before its ' +
        'start) or isSameDay (a mistake of another day); `details.refused` lists { candidate_id, status, guard }. ' +
        'SLOT_TAKEN, SLOT_BLOCKED, NOT_ROSTERED: a mistake cannot go back, its time is gone.',
    ),
  },
});

import { createRoute, z } from '@hono/zod-openapi';
import { BOOKING_STATUSES } from '../../../machines/booking-status/booking-status.machine.ts';
import { errorResponse } from '../../shared/http/service.ts';
import { id, instant } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });

export const confirmBooking = createRoute({
  method: 'post',
  path: '/booking/candidates/{candidate_id}/confirm',
  operationId: 'confirmBooking',
  summary: 'Confirm a pending booking onto a time',
  description: 'Takes the doctor’s time, makes the booking Confirmed, and tells the candidate and the booking person.',
  tags: ['bookings'],
  request: {
    params: z.object({ candidate_id: id('The candidate.') }),
    body: {
      content: json(
        z
          .strictObject({
            roster_id: z.int().positive().openapi({ description: 'The doctor’s day.', example: 4127 }),
            calendar_from_time: instant('Start of the appointment.'),
          })
          .openapi('ConfirmBooking'),
      ),
    },
  },
  responses: {
    200: {
      description: 'Confirmed.',
      content: json(
        z
          .object({
            candidate_id: id('The candidate.'),
            status: z.string().openapi({ example: 'Confirmed' }),
            site_id: id('Clinic site.'),
            roster_id: z.int().openapi({ example: 4127 }),
            calendar_from_time: instant('Start.'),
          })
          .openapi('ConfirmedBooking'),
      ),
    },
    404: errorResponse('The candidate or the roster is unknown.'),
    409: errorResponse(
      'STATUS_CONFLICT: it is not Pending; SLOT_TAKEN, SLOT_BLOCKED, NOT_ROSTERED, SERVICE_NOT_OFFERED or SITE_CLOSED.',
    ),
    422: errorResponse('SLOT_PAST: the time has passed.'),
  },
});

export const changeStatuses = createRoute({
  method: 'put',
  path: '/booking/statuses',
  operationId: 'changeStatuses',
  summary: 'Change the status of bookings',
  description:
    'Along the table of statuses, all of them or none. Confirmed, Rescheduled and Cancelled are not set here: they come ' +
    'with a time or a reason, by operations of their own. Arrived and Did Not Attend go back to the status before, ' +
    'whichever it was, on the day they were set. Did Not Attend frees what has not begun of the time.',
  tags: ['bookings'],
  request: {
    body: {
      content: json(
        z
          .strictObject({
            candidate_ids: z.array(z.uuid()).min(1).max(100).openapi({ description: 'Candidates, at most 100.' }),
            status: z.enum(BOOKING_STATUSES).openapi({ description: 'What they become.', example: 'Arrived' }),
          })
          .openapi('ChangeStatuses'),
      ),
    },
  },
  responses: {
    200: {
      description: 'Changed.',
      content: json(
        z
          .object({
            changed: z.int().openapi({ example: 3 }),
            without_time: z.array(z.uuid()).openapi({
              description: 'Who arrived late and whose time somebody else has by now: they have none on the board.',
              example: [],
            }),
          })
          .openapi('ChangedStatuses'),
      ),
    },
    404: errorResponse('A candidate is unknown.'),
    409: errorResponse(
      'STATUS_CONFLICT: `details.guard` is canBecome, mayMove, isAppointmentDay (before its day), hasStarted (before its ' +
        'start) or isSameDay (a mistake of another day); `details.refused` lists { candidate_id, status, guard }. ' +
        'SLOT_TAKEN, SLOT_BLOCKED, NOT_ROSTERED: a mistake cannot go back, its time is gone.',
    ),
  },
});

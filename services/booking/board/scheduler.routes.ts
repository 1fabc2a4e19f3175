import { createRoute, z } from '@hono/zod-openapi';
import { paging } from '../../shared/http/query.ts';
import { errorResponse } from '../../shared/http/service.ts';
import { id } from '../booking.contract.ts';
import {
  boardQuery,
  reason,
  schedulerBookings,
  schedulerDoctors,
  schedulerPending,
  slotIds,
} from './scheduler.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const tags = ['scheduler'];

export const getSchedulerDoctors = createRoute({
  method: 'get',
  path: '/booking/scheduler/doctors',
  operationId: 'getSchedulerDoctors',
  summary: 'Doctors with their slots',
  description: 'The doctors of a site and, for the days asked for, each day’s slots with whether they are blocked.',
  tags,
  request: { query: boardQuery },
  responses: {
    200: { description: 'Doctors by name.', content: json(schedulerDoctors) },
    404: errorResponse('The site is unknown.'),
    422: errorResponse('The days are in the wrong order, or more than 31.'),
  },
});

export const getSchedulerBookings = createRoute({
  method: 'get',
  path: '/booking/scheduler/bookings',
  operationId: 'getSchedulerBookings',
  summary: 'Bookings and live holds on the board',
  description:
    'What takes time of the site’s doctors on the days asked for, in order, 50 a page. Kept only where the start or the ' +
    'end falls between 5.5 and 18.5 hours of the site’s day. `pages` says how many there are: ask for the rest at once.',
  tags,
  request: { query: boardQuery.extend(paging({ pageSize: 50, most: 50 })) },
  responses: {
    200: { description: 'A page.', content: json(schedulerBookings) },
    404: errorResponse('The site is unknown.'),
    422: errorResponse('The days are in the wrong order, or more than 31.'),
  },
});

export const getSchedulerPending = createRoute({
  method: 'get',
  path: '/booking/scheduler/pending',
  operationId: 'getSchedulerPending',
  summary: 'Bookings that wait for a time at a site',
  description: 'Pending bookings that wish for the site, by the first day they wish for; `total` counts all of them.',
  tags,
  request: {
    query: boardQuery.pick({ site_id: true }).extend({ page_size: paging({ pageSize: 50, most: 500 }).page_size }),
  },
  responses: {
    200: { description: 'Who waits.', content: json(schedulerPending) },
    404: errorResponse('The site is unknown.'),
  },
});

const changed = json(
  z.object({ slots: z.int().openapi({ description: 'How many changed.', example: 4 }) }).openapi('ChangedSlots'),
);

export const disableSlots = createRoute({
  method: 'post',
  path: '/booking/slots/disable',
  operationId: 'disableSlots',
  summary: 'Block slots',
  description: 'Nobody can hold or book them then. All of them or none: one that is booked or held refuses the lot.',
  tags,
  request: {
    body: {
      content: json(
        z
          .strictObject({
            site_id: id('Clinic site.'),
            slot_ids: slotIds,
            reason: reason('Why, as the board shows it.').min(1, 'must say why'),
          })
          .openapi('DisableSlots'),
      ),
    },
  },
  responses: {
    200: { description: 'Blocked.', content: changed },
    404: errorResponse('The site or one of the slots is unknown there.'),
    409: errorResponse(
      'SLOTS_IN_USE: booked or held; `message` names the times and `details.in_use` lists { slot_id, from_time, kind }.',
    ),
  },
});

export const enableSlots = createRoute({
  method: 'post',
  path: '/booking/slots/enable',
  operationId: 'enableSlots',
  summary: 'Open blocked slots again',
  description: 'They can be held and booked at once.',
  tags,
  request: {
    body: {
      content: json(
        z
          .strictObject({
            site_id: id('Clinic site.'),
            slot_ids: slotIds,
            reason: reason('Why, for the record.').optional(),
          })
          .openapi('EnableSlots'),
      ),
    },
  },
  responses: {
    200: { description: 'Open.', content: changed },
    404: errorResponse('The site or one of the slots is unknown there.'),
    409: errorResponse('DOCTOR_ELSEWHERE: a break at which the doctor works at another clinic.'),
  },
});

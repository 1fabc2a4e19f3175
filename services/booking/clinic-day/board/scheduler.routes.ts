import { z } from '@hono/zod-openapi';
import { paging } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { id } from '../../shared/booking.contract.ts';
import {
  boardQuery,
  reason,
  schedulerBookings,
  schedulerDoctors,
  schedulerPending,
  slotIds,
} from './scheduler.contract.ts';

const route = routesOf('scheduler');
const dayArguments = { fromDay: 'from_date', toDay: 'to_date' };

export const getSchedulerDoctors = route('getSchedulerDoctors', 'get', '/booking/scheduler/doctors', {
  graphql: { query: 'schedulerDoctors', args: dayArguments },
  summary: 'Doctors with their slots',
  description: 'The doctors of a site and, for the days asked for, each day’s slots with whether they are blocked.',
  request: { query: boardQuery },
  responses: {
    200: answer('Doctors by name.', schedulerDoctors),
    404: errorResponse('The site is unknown.'),
    422: errorResponse('The days are in the wrong order, or more than 31.'),
  },
});

export const getSchedulerBookings = route('getSchedulerBookings', 'get', '/booking/scheduler/bookings', {
  graphql: {
    query: 'schedulerBookings',
    args: dayArguments,
    only: ['site_id', 'from_date', 'to_date', 'lanes', 'page'],
  },
  summary: 'Bookings and live holds on the board',
  description:
    'What takes time of the site’s doctors on the days asked for, in order, 50 a page. Kept only where the start or the ' +
    'end falls between 5.5 and 18.5 hours of the site’s day. `pages` says how many there are: ask for the rest at once.',
  request: { query: boardQuery.extend(paging({ pageSize: 50, most: 50 })) },
  responses: {
    200: answer('A page.', schedulerBookings),
    404: errorResponse('The site is unknown.'),
    422: errorResponse('The days are in the wrong order, or more than 31.'),
  },
});

export const getSchedulerPending = route('getSchedulerPending', 'get', '/booking/scheduler/pending', {
  graphql: { query: 'schedulerPending', args: { limit: 'page_size' } },
  summary: 'Bookings that wait for a time at a site',
  description: 'Pending bookings that wish for the site, by the first day they wish for; `total` counts all of them.',
  request: {
    query: boardQuery.pick({ site_id: true }).extend({ page_size: paging({ pageSize: 50, most: 500 }).page_size }),
  },
  responses: {
    200: answer('Who waits.', schedulerPending),
    404: errorResponse('The site is unknown.'),
  },
});

const changed = namedObject('ChangedSlots', {
  slots: z.int().openapi({ description: 'How many changed.', example: 4 }),
});

export const disableSlots = route('disableSlots', 'post', '/booking/slots/disable', {
  graphql: { mutation: 'disableSlots', flat: true, pick: 'slots' },
  summary: 'Block slots',
  description: 'Nobody can hold or book them then. All of them or none: one that is booked or held refuses the lot.',
  request: {
    body: namedBody('DisableSlots', {
      site_id: id('Clinic site.'),
      slot_ids: slotIds,
      reason: reason('Why, as the board shows it.').min(1, 'must say why'),
    }),
  },
  responses: {
    200: answer('Blocked.', changed),
    404: errorResponse('The site or one of the slots is unknown there.'),
    409: errorResponse(
      'SLOTS_IN_USE: booked or held; `message` names the times and `details.in_use` lists { slot_id, from_time, kind }.',
    ),
  },
});

export const enableSlots = route('enableSlots', 'post', '/booking/slots/enable', {
  graphql: { mutation: 'enableSlots', flat: true, pick: 'slots' },
  summary: 'Open blocked slots again',
  description: 'They can be held and booked at once.',
  request: {
    body: namedBody('EnableSlots', {
      site_id: id('Clinic site.'),
      slot_ids: slotIds,
      reason: reason('Why, for the record.').optional(),
    }),
  },
  responses: {
    200: answer('Open.', changed),
    404: errorResponse('The site or one of the slots is unknown there.'),
    409: errorResponse('DOCTOR_ELSEWHERE: a break at which the doctor works at another clinic.'),
  },
});

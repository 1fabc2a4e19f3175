import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { day, instant } from '../../shared/booking.contract.ts';
import { done, guessed, proof, unknown, unproved } from './own-link.contract.ts';

const route = routesOf('own appointment');

export const changeEarlierTime = route('changeEarlierTime', 'post', '/booking/own-appointment/earlier', {
  summary: 'Wait for an earlier time, take one, or pass it on',
  description:
    'A time that becomes free at the clinic is held for 30 minutes for one after the other, in order of asking. `take` moves the appointment ' +
    'there at once; `decline` passes the named `time` on and waits for another, or waits no more where none is named.',
  request: {
    body: namedBody('EarlierTimeChange', {
      ...proof,
      do: z.enum(['ask', 'take', 'decline']),
      before_day: day('To ask: only times before this day.').nullish(),
      time: instant('To take or to decline: the offered time that is meant.').nullish(),
    }),
  },
  responses: {
    ...done,
    401: unproved,
    404: unknown,
    429: guessed,
    409: errorResponse('There is no time ahead, or nothing is held any more.'),
    422: errorResponse(
      '`before_day` is missing, today or before, or later than the appointment; or `time` is missing.',
    ),
  },
});

export const listOwnTimes = route('listOwnTimes', 'post', '/booking/own-appointment/times', {
  summary: 'Times to which the candidate may move',
  description:
    'Free times at the same clinic within what the company allows: the days that have some, and those of one day.',
  request: {
    body: namedBody('OwnTimesQuestion', {
      ...proof,
      day: day('Whose times are asked for; the first day with times without it.').nullish(),
    }),
  },
  responses: {
    200: answer(
      'At most 61 days.',
      namedObject('OwnTimes', {
        days: z.array(day('A day with free times.')),
        day: day('Whose times follow; null where no day has any.').nullable(),
        times: z.array(instant('A free start.')),
      }),
    ),
    401: unproved,
    404: unknown,
    429: guessed,
    409: errorResponse('The candidate may not move the appointment.'),
  },
});

export const changeOwnTime = route('changeOwnTime', 'post', '/booking/own-appointment/move', {
  summary: 'Hold another time, move there, or give it back',
  description:
    '`hold` keeps a time for as long as any hold, in place of one that was held before. `take` moves the appointment there; company ' +
    'and clinic are told. `release` gives it back.',
  request: {
    body: namedBody('OwnTimeChange', {
      ...proof,
      do: z.enum(['hold', 'take', 'release']),
      time: instant('To hold: one of listOwnTimes; to take: the held one.').nullish(),
    }),
  },
  responses: {
    ...done,
    401: unproved,
    404: unknown,
    429: guessed,
    409: errorResponse('The time is not free or held any more, or the candidate may not move the appointment.'),
    422: errorResponse('`time` is missing.'),
  },
});

import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { day, id, instant } from '../../shared/booking.contract.ts';

const route = routesOf('bookings');

/** A candidate's wait for an earlier time, as people of the company see it. */
export const earlierTime = namedObject('EarlierTime', {
  before_day: day('Only times before this day.'),
  offered_time: instant('Held now.').nullable(),
  expires_at: instant('Until then.').nullable(),
});

export const changeCandidateEarlierTime = route(
  'changeCandidateEarlierTime',
  'post',
  '/booking/candidates/{candidate_id}/earlier-time',
  {
    graphql: { mutation: 'changeEarlierTime', flat: true, args: { what: 'do' }, pick: 'earlier_time' },
    summary: 'Wait for an earlier time for a candidate, take one, or pass it on',
    description:
      'As the candidate does on the own page. Whoever asks is mailed of each offer as well. `take` moves the appointment at ' +
      'once; `decline` passes the offered `time` on and waits for another, or waits no more where no time is named.',
    request: {
      params: z.object({ candidate_id: id('The candidate.') }),
      body: namedBody('CandidateEarlierTimeChange', {
        do: inGraphql(z.enum(['decline', 'ask', 'take']), { type: 'EarlierTimeChange' }),
        before_day: day('To ask: only times before this day.').nullish(),
        time: instant('To take or to decline: the offered time that is meant.').nullish(),
      }),
    },
    responses: {
      200: answer('Where it stands now.', z.object({ earlier_time: earlierTime.nullable() })),
      404: errorResponse('No such candidate; another company’s answers alike.'),
      409: errorResponse('There is no time ahead, or nothing is held any more.'),
      422: errorResponse(
        '`before_day` is missing, today or before, or later than the appointment; or `time` is missing.',
      ),
    },
  },
);

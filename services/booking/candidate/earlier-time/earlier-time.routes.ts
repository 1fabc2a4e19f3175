import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedBody, routesOf } from '../../../shared/http/route.ts';
import { day, id, instant } from '../../shared/booking.contract.ts';

const route = routesOf('bookings');

/** Where a candidate stands who waits for an earlier time, as people of the company see it. */
export const earlierTime = z.object({
  before_day: day('Only times before this day.'),
  offered_time: z.string().nullable().openapi({ description: 'Held now.', example: '2026-11-23T00:00:00Z' }),
  expires_at: z.string().nullable().openapi({ description: 'Until then.', example: '2026-11-23T01:30:00Z' }),
});

export const changeCandidateEarlierTime = route(
  'changeCandidateEarlierTime',
  'post',
  '/booking/candidates/{candidate_id}/earlier-time',
  {
    summary: 'Wait for an earlier time for a candidate, take one, or pass it on',
    description:
      'As the candidate does on the own page. Whoever asks is mailed of each offer as well. `take` moves the appointment at ' +
      'once; `decline` passes the offered `time` on and waits for another, or waits no more where no time is named.',
    request: {
      params: z.object({ candidate_id: id('The candidate.') }),
      body: namedBody('CandidateEarlierTimeChange', {
        do: z.enum(['decline', 'ask', 'take']),
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

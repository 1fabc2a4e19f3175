import { z } from '@hono/zod-openapi';
import { STOP_STATES } from '../../../../machines/visit-route/visit-route.types.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { namedObject } from '../../../shared/http/route.ts';
import { instant, words } from '../../shared/booking.contract.ts';

export const visitStop = namedObject('VisitStop', {
  name: words('Its assessments.', 'Hearing test in a booth'),
  from_time: instant('Start.'),
  to_time: instant('End.'),
  state: inGraphql(z.enum(STOP_STATES).openapi({ description: 'What was done of it.', example: 'expected' }), {
    type: 'StopState',
  }),
  resources: z
    .array(z.string())
    .openapi({ description: 'Names of its people, then of its things.', example: ['Nurse Tom Riley', 'Booth 1'] }),
});

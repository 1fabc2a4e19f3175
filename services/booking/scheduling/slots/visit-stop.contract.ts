import { z } from '@hono/zod-openapi';
import { namedObject } from '../../../shared/http/route.ts';
import { instant, words } from '../../shared/booking.contract.ts';

export const visitStop = namedObject('VisitStop', {
  name: words('Its assessments.', 'Hearing test in a booth'),
  from_time: instant('Start.'),
  to_time: instant('End.'),
  resources: z
    .array(z.string())
    .openapi({ description: 'Names of its people, then of its things.', example: ['Nurse Tom Riley', 'Booth 1'] }),
});

import { z } from '@hono/zod-openapi';
import { namedObject } from '../../../shared/http/route.ts';
import { day } from '../../shared/booking.contract.ts';

export const whyNot = namedObject('WhyNot', {
  code: z.enum(['HOLIDAY', 'NO_ROSTER', 'FULL', 'TOO_SHORT', 'OUTSIDE_HOURS', 'PAST']),
  message: z.string().openapi({ example: 'Both doctors are full.' }),
  next_day: day('The next day with a free time, within two weeks of the window.', '2026-11-26').optional(),
});

export type WhyNot = z.output<typeof whyNot>;

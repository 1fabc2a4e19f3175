import { z } from '@hono/zod-openapi';
import { MAX_CLEAN_UP_MINUTES } from '../../../../machines/rules/booking/assessment-needs.ts';
import { RESOURCE_KINDS } from '../../../../machines/rules/booking/resource-kinds.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { id } from '../../shared/booking.contract.ts';

const kinds = z.enum(RESOURCE_KINDS);
const asKind = { type: 'ResourceKind' };
export const resourceKind = inGraphql(
  kinds.openapi({ description: 'What it is at a stop of a visit: a person or a thing.', example: 'doctor' }),
  asKind,
);
/** Of a new one: a doctor where nothing is said. */
export const newResourceKind = inGraphql(
  kinds.default('doctor').openapi({ description: 'What it is at a stop of a visit: a person or a thing.' }),
  asKind,
);

const need = z
  .strictObject({
    kind: resourceKind,
    skill: z.string().trim().max(60).openapi({ description: 'A skill that it has to have; empty: any.', example: '' }),
  })
  .openapi('AssessmentNeed', { description: 'A person or thing that is taken for the whole stop.' });

export const assessmentNeeds = z
  .strictObject({
    resources: z.array(need).min(1).max(6).openapi({ description: 'All of them together.' }),
    clean_up_minutes: z
      .int()
      .min(0)
      .max(MAX_CLEAN_UP_MINUTES)
      .openapi({ description: 'How long its rooms, booths and devices stay taken after it.', example: 5 }),
    comes_first: z
      .boolean()
      .openapi({ description: 'Before every assessment of the package that does not.', example: false }),
    comes_after: z
      .array(id('An assessment that has to be done before.'))
      .max(20)
      .openapi({ description: 'Those that the package has not count for nothing.', example: [] }),
    runs_beside: z
      .boolean()
      .openapi({ description: 'The candidate goes on to the next stop while it runs.', example: false }),
  })
  .openapi('AssessmentNeeds', { description: 'What a visit needs for it; null where a doctor does it.' });

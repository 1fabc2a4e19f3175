import { z } from '@hono/zod-openapi';
import { FIRST_STEPS } from '../../../../machines/rules/access/first-steps.ts';
import { answer, namedObject, routesOf } from '../../../shared/http/route.ts';
import { id } from '../../shared/booking.contract.ts';

const route = routesOf('Sites');

const step = z.enum(FIRST_STEPS).openapi({ description: 'A step of setting up a portal.', example: 'site' });

export const getFirstSteps = route('getFirstSteps', 'get', '/booking/first-steps', {
  graphql: { query: 'firstSteps' },
  summary: 'How far a new portal is set up',
  description:
    'Clinic site, doctor, weekly hours, assessments, package, company and its first account: which of them there are.',
  responses: {
    200: answer(
      'The steps.',
      namedObject('FirstSteps', {
        done: z.array(step).openapi({ description: 'In their order.' }),
        doctor_id: id('A doctor, whose weekly hours can be entered; null where there is none.').nullable(),
        company_id: id('A company, which can be given an account; null where there is none.').nullable(),
      }),
    ),
  },
});

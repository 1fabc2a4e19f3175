import { z } from '@hono/zod-openapi';
import { namedObject, openBody } from '../../../shared/http/route.ts';
import { orderFields } from '../orders.routes.ts';

/* The names are those of Greenhouse's Assessment Partner API. */

const said = (description: string, example: string, most: number) =>
  z.string().max(most, `must be at most ${most} characters`).openapi({ description, example });
const needed = (description: string, example: string, most: number) =>
  said(description, example, most).trim().min(1, 'is needed');
const testId = 'Of `list_tests`.';
const aTest = '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a';

export const partnerTests = z.array(
  namedObject('PartnerTest', {
    partner_test_id: z.string().openapi({ description: 'The package.', example: aTest }),
    partner_test_name: z.string().openapi({ description: 'Its name.', example: 'PEM – Standard' }),
  }),
);

export const sentTest = z.object({
  partner_test_id: needed(testId, aTest, 100),
  candidate: z.object({
    first_name: needed('First name.', 'Liam', 100),
    last_name: needed('Last name.', 'O’Connor', 100),
    email: orderFields.candidate_email,
    phone_number: said('Phone.', '0491 570 006', 40).nullish(),
  }),
  url: needed(
    'Is called with PATCH once the order is complete. It is the id of the order: the same address is the same order.',
    'https://app.greenhouse.io/integrations/testing_partners/take_home_tests/12345',
    200,
  ),
});
export const sentTestBody = openBody('SentTest', sentTest);

export const partnerInterview = namedObject('PartnerInterview', {
  partner_interview_id: z.uuid().openapi({ description: 'The order.', example: aTest }),
});

export const testStatus = namedObject('PartnerTestStatus', {
  partner_status: z
    .enum(['waiting', 'in_progress', 'booked', 'examined', 'complete', 'withdrawn', 'rejected'])
    .openapi({ description: '`complete` once the outcome is recorded.', example: 'complete' }),
  partner_profile_url: z
    .url()
    .optional()
    .openapi({ description: 'The booking in the portal.', example: 'https://portal.example/booking/0198/detail' }),
  partner_score: z
    .int()
    .optional()
    .openapi({ description: '100 Fit, 50 Fit with restrictions, 0 Unfit; nothing between.', example: 100 }),
  metadata: z.record(z.string(), z.string()).openapi({
    description: 'For people: reference, clinic, appointment, outcome, reason of a rejection.',
    example: { Reference: 'PF-204817', Outcome: 'Fit' },
  }),
});
export type TestStatus = z.output<typeof testStatus>;

const MOST_ERRORS = 20;
export const responseErrorBody = openBody(
  'PartnerResponseError',
  z.object({
    api_call: needed('The call whose answer could not be read.', 'test_status', 60),
    errors: z
      .array(said('What is wrong with it.', 'partner_status is missing', 500))
      .max(MOST_ERRORS)
      .openapi({ example: ['partner_status is missing'] }),
    partner_interview_id: said('The order, where it is of one.', aTest, 100).nullish(),
  }),
);

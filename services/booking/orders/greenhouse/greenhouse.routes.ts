import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedObject, routesOf } from '../../../shared/http/route.ts';
import { partnerInterview, partnerTests, responseErrorBody, sentTestBody, testStatus } from './greenhouse.contract.ts';

const route = routesOf('greenhouse');

export const listGreenhouseTests = route('listGreenhouseTests', 'get', '/booking/greenhouse/list_tests', {
  summary: 'List tests',
  description: 'The packages that the company of the key can book, by name.',
  responses: { 200: answer('The packages.', partnerTests) },
});

export const sendGreenhouseTest = route('sendGreenhouseTest', 'post', '/booking/greenhouse/send_test', {
  summary: 'Send a test',
  description:
    'Orders a medical for a candidate. The order waits on the company’s home page, and a person books it. Sent again with the same ' +
    '`url` it is the same order, changed where something is different.',
  request: { body: sentTestBody },
  responses: {
    200: answer('Ordered, now or before.', partnerInterview),
    409: errorResponse('The order is completed or withdrawn, and this is another content.'),
    422: errorResponse('The package is not one of `list_tests`, or `url` is no public address.'),
  },
});

export const getGreenhouseTestStatus = route('getGreenhouseTestStatus', 'get', '/booking/greenhouse/test_status', {
  summary: 'Status of a test',
  description: 'What became of the order. Of results it has the outcome alone.',
  request: {
    query: z.object({ partner_interview_id: z.uuid().openapi({ description: 'The order, as `send_test` answered.' }) }),
  },
  responses: { 200: answer('The status.', testStatus), 404: errorResponse('No such order; another company’s alike.') },
});

export const noteGreenhouseError = route('noteGreenhouseError', 'post', '/booking/greenhouse/response_error', {
  summary: 'Report an answer that could not be read',
  description: 'The company sees the last one beside its webhooks; all of them are in the audit.',
  request: { body: responseErrorBody },
  responses: {
    200: answer(
      'Noted.',
      namedObject('Noted', { status: z.literal(200).openapi({ description: 'Always.', example: 200 }) }),
    ),
  },
});

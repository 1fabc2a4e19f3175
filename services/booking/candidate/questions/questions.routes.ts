import { z } from '@hono/zod-openapi';
import { MAX_MESSAGE } from '../../../../machines/rules/booking/question-state.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { id, instant, newId } from '../../shared/booking.contract.ts';

const route = routesOf('Questions');

const unknown = errorResponse('No such candidate; another company’s answers alike.');
const side = inGraphql(
  z.enum(['company', 'clinic']).openapi({ description: 'Who writes, or is waited for.', example: 'company' }),
  { type: 'QuestionSide' },
);
const one = z.object({ candidate_id: id('The candidate.') });

const message = namedObject('Message', {
  message_id: id('The message.'),
  side: inGraphql(z.enum(['company', 'clinic', 'candidate']).openapi({ description: 'Who wrote.' }), {
    type: 'MessageSide',
  }),
  body: z.string().openapi({ example: 'Which site does he start at?' }),
  author: z.string().openapi({ example: 'Priya Raman' }),
  by_mail: z.boolean().openapi({ description: 'It came in as an answer to a mail.' }),
  at: instant('When it was written.'),
});
export type QuestionMessage = z.output<typeof message>;

const thread = namedObject('Messages', {
  waits_for: side.nullable(),
  messages: z.array(message),
});

export const listMessages = route('listMessages', 'get', '/booking/candidates/{candidate_id}/messages', {
  graphql: { query: 'messages' },
  summary: 'What company and clinic wrote about a booking',
  description: 'The last 100, the oldest first.',
  request: { params: one },
  responses: { 200: answer('The messages.', thread), 404: unknown },
});

export const writeMessage = route('writeMessage', 'post', '/booking/candidates/{candidate_id}/messages', {
  graphql: { mutation: 'writeMessage', args: { messageId: 'message_id' } },
  summary: 'Ask or answer',
  description:
    'The other side is mailed. Whoever is waited for answers by writing, unless `asks_back`; any other message waits for ' +
    'the other side.',
  request: {
    params: one,
    body: namedBody(
      'NewMessage',
      {
        message_id: inGraphql(newId, { required: true }),
        body: z.string().max(MAX_MESSAGE).openapi({ example: 'At Newman Operations.' }),
        asks_back: inGraphql(
          z.boolean().default(false).openapi({ description: 'It waits for an answer, though it is one.' }),
          { required: true },
        ),
      },
      { type: 'MessageInput' },
    ),
  },
  responses: {
    201: answer('All messages as they are now.', thread),
    404: unknown,
    422: errorResponse('INVALID at `body`: nothing is written. IDEMPOTENCY_KEY_REUSED: another message has this id.'),
  },
});

const openQuestion = namedObject('OpenQuestion', {
  candidate_id: id('The candidate.'),
  candidate_name: z.string(),
  reference: z.string().openapi({ example: 'PF-204817' }),
  company_name: z.string(),
  site_name: z.string().nullable(),
  message: z.string().openapi({ description: 'What was written last.' }),
  author: z.string(),
  at: instant('When it was written.'),
});
export type OpenQuestion = z.output<typeof openQuestion>;

export const listOpenQuestions = route('listOpenQuestions', 'get', '/booking/open-questions', {
  graphql: { query: 'openQuestions' },
  summary: 'The bookings on which the caller’s side is waited for',
  description: 'For the provider: those of the clinics. How many, and the five that wait longest.',
  responses: {
    200: answer(
      'The questions.',
      namedObject('OpenQuestions', {
        side,
        total: z.int().openapi({ description: 'As the list counts, capped at 2,000.' }),
        total_capped: z.boolean(),
        questions: z.array(openQuestion).openapi({ description: 'The five that wait longest.' }),
      }),
    ),
  },
});

export const receiveMail = route('receiveMail', 'post', '/booking/inbound-mail', {
  summary: 'An answer by mail',
  description:
    'For the mail provider that parses mail to the reply addresses. `x-signature` is the HMAC-SHA256 of the body in hex, by ' +
    'INBOUND_MAIL_KEY. The same `message_id` is taken once. 403 is final: the mail would be refused again.',
  request: {
    headers: z.object({ 'x-signature': z.string().max(100).openapi({ example: 'sha256=9f86d081884c7d65' }) }),
    body: namedBody('InboundMail', {
      message_id: z.string().min(1).max(500).openapi({ example: '<CAF=1@mail.redgum.example>' }),
      from: z.string().max(320).openapi({ description: 'The address alone.', example: 'priya.raman@redgum.example' }),
      to: z.string().max(320).openapi({ description: 'The reply address.' }),
      text: z.string().max(100_000).openapi({ description: 'As it came; what it quotes is cut here.' }),
    }),
  },
  responses: {
    200: answer('Taken, or taken before.', z.object({ is_new: z.boolean() })),
    401: errorResponse('TOKEN_INVALID: the signature is missing or wrong, or no mail is taken here.'),
    403: errorResponse('FORBIDDEN: the address was changed, or is not the sender’s.'),
    422: errorResponse('INVALID at `text`: nothing but what it quotes.'),
  },
});

import { createRoute, z } from '@hono/zod-openapi';
import { MAX_MESSAGE } from '../../../machines/rules/booking/question-state.ts';
import { errorResponse } from '../../shared/http/service.ts';
import { id, instant } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const tags = ['Questions'];
const unknown = errorResponse('No such candidate; another company’s answers alike.');
const side = z
  .enum(['company', 'clinic'])
  .openapi({ description: 'Who writes, or is waited for.', example: 'company' });
const one = z.object({ candidate_id: id('The candidate.') });

const thread = z
  .object({
    waits_for: side.nullable(),
    messages: z.array(
      z
        .object({
          message_id: id('The message.'),
          side: z.enum(['company', 'clinic', 'candidate']).openapi({ description: 'Who wrote.' }),
          body: z.string().openapi({ example: 'Which site does he start at?' }),
          author: z.string().openapi({ example: 'Priya Raman' }),
          by_mail: z.boolean().openapi({ description: 'It came in as an answer to a mail.' }),
          at: instant('When it was written.'),
        })
        .openapi('Message'),
    ),
  })
  .openapi('Messages');

export const listMessages = createRoute({
  method: 'get',
  path: '/booking/candidates/{candidate_id}/messages',
  operationId: 'listMessages',
  summary: 'What company and clinic wrote about a booking',
  description: 'The last 100, the oldest first.',
  tags,
  request: { params: one },
  responses: { 200: { description: 'The messages.', content: json(thread) }, 404: unknown },
});

export const writeMessage = createRoute({
  method: 'post',
  path: '/booking/candidates/{candidate_id}/messages',
  operationId: 'writeMessage',
  summary: 'Ask or answer',
  description:
    'The other side is mailed. Whoever is waited for answers by writing, unless `asks_back`; any other message waits for ' +
    'the other side.',
  tags,
  request: {
    params: one,
    body: {
      content: json(
        z
          .strictObject({
            body: z.string().max(MAX_MESSAGE).openapi({ example: 'At Newman Operations.' }),
            asks_back: z.boolean().default(false),
          })
          .openapi('NewMessage'),
      ),
    },
  },
  responses: {
    201: { description: 'All messages as they are now.', content: json(thread) },
    404: unknown,
    422: errorResponse('INVALID at `body`: nothing is written.'),
  },
});

export const listOpenQuestions = createRoute({
  method: 'get',
  path: '/booking/open-questions',
  operationId: 'listOpenQuestions',
  summary: 'The bookings on which the caller’s side is waited for',
  description: 'For the provider: those of the clinics. How many, and the five that wait longest.',
  tags,
  request: {},
  responses: {
    200: {
      description: 'The questions.',
      content: json(
        z
          .object({
            side,
            total: z.int().openapi({ description: 'As the list counts, capped at 2,000.' }),
            total_capped: z.boolean(),
            questions: z.array(
              z
                .object({
                  candidate_id: id('The candidate.'),
                  candidate_name: z.string(),
                  reference: z.string().openapi({ example: 'PF-204817' }),
                  company_name: z.string(),
                  site_name: z.string().nullable(),
                  message: z.string().openapi({ description: 'What was written last.' }),
                  author: z.string(),
                  at: instant('When it was written.'),
                })
                .openapi('OpenQuestion'),
            ),
          })
          .openapi('OpenQuestions'),
      ),
    },
  },
});

export const receiveMail = createRoute({
  method: 'post',
  path: '/booking/inbound-mail',
  operationId: 'receiveMail',
  summary: 'An answer by mail',
  description:
    'For the mail provider that parses mail to the reply addresses. `x-signature` is the HMAC-SHA256 of the body in hex, by ' +
    'INBOUND_MAIL_KEY. The same `message_id` is taken once. 403 is final: the mail would be refused again.',
  tags,
  request: {
    headers: z.object({ 'x-signature': z.string().max(100).openapi({ example: 'sha256=9f86d081884c7d65' }) }),
    body: {
      content: json(
        z
          .strictObject({
            message_id: z.string().min(1).max(500).openapi({ example: '<CAF=1@mail.redgum.example>' }),
            from: z
              .string()
              .max(320)
              .openapi({ description: 'The address alone.', example: 'priya.raman@redgum.example' }),
            to: z.string().max(320).openapi({ description: 'The reply address.' }),
            text: z.string().max(100_000).openapi({ description: 'As it came; what it quotes is cut here.' }),
          })
          .openapi('InboundMail'),
      ),
    },
  },
  responses: {
    200: { description: 'Taken, or taken before.', content: json(z.object({ is_new: z.boolean() })) },
    401: errorResponse('TOKEN_INVALID: the signature is missing or wrong, or no mail is taken here.'),
    403: errorResponse('FORBIDDEN: the address was changed, or is not the sender’s.'),
    422: errorResponse('INVALID at `text`: nothing but what it quotes.'),
  },
});

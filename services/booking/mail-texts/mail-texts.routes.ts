import { createRoute, z } from '@hono/zod-openapi';
import { MAIL_TEXT_LENGTHS } from '../../../machines/rules/mail/mail-text.ts';
import { mailEventKinds } from '../../mail/texts/mail-events.ts';
import { errorResponse } from '../../shared/http/service.ts';
import { instant } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const body = <Schema extends z.ZodType>(schema: Schema) => ({ body: { content: json(schema) } });
const tags = ['Mail texts'];
const one = z.object({
  kind: z
    .enum(mailEventKinds)
    .openapi({ description: 'The event that is mailed about.', example: 'booking.confirmed' }),
});

/** A little over what the rules allow, so that they say it at the field in their own words. */
const words = (part: keyof typeof MAIL_TEXT_LENGTHS, example: string) =>
  z
    .string()
    .max(MAIL_TEXT_LENGTHS[part] * 2)
    .openapi({ example });
const text = {
  subject: words('subject', 'Your appointment is booked: {when}'),
  heading: words('heading', 'Your appointment is booked'),
  body: words('body', 'Hello {candidate}, {company} booked an appointment for you.'),
};
const shown = z.object({ subject: z.string(), heading: z.string(), body: z.string() }).openapi('MailText');

const changed = {
  version: z.int().openapi({ description: 'Grows by one with each change; 0 while it is built in.', example: 2 }),
  is_built_in: z.boolean(),
  changed_by: z.string().nullable().openapi({ example: 'Helen Marsh' }),
  changed_at: instant('When it was changed.').nullable(),
};
const facts = {
  kind: z.string(),
  name: z.string().openapi({ example: 'Appointment booked' }),
  recipient: z.string().openapi({ description: 'Who gets it.', example: 'Candidate' }),
};

export const listMailTexts = createRoute({
  method: 'get',
  path: '/booking/mail-texts',
  operationId: 'listMailTexts',
  summary: 'What the portal mails about',
  description: 'Every event, with who wrote its text last.',
  tags,
  responses: {
    200: {
      description: 'The events.',
      content: json(z.object({ data: z.array(z.object({ ...facts, ...changed }).openapi('MailEvent')) })),
    },
  },
});

export const getMailText = createRoute({
  method: 'get',
  path: '/booking/mail-texts/{kind}',
  operationId: 'getMailText',
  summary: 'The text of an event, and its versions',
  description: 'The text as it is now, what may stand in it, and its last 50 versions, the newest first.',
  tags,
  request: { params: one },
  responses: {
    200: {
      description: 'The text.',
      content: json(
        z
          .object({
            ...facts,
            version: changed.version,
            text: shown,
            built_in: shown,
            placeholders: z.array(
              z.object({ name: z.string(), meaning: z.string(), is_required: z.boolean() }).openapi('MailPlaceholder'),
            ),
            versions: z.array(z.object({ ...changed, text: shown }).openapi('MailTextVersion')),
          })
          .openapi('MailTextDetail'),
      ),
    },
  },
});

export const saveMailText = createRoute({
  method: 'put',
  path: '/booking/mail-texts/{kind}',
  operationId: 'saveMailText',
  summary: 'Write another text for an event',
  description:
    'It becomes the next version, which mails have from now on. The built-in text makes it built in again. Nothing is ' +
    'written where it is the text that counts already.',
  tags,
  request: {
    params: one,
    ...body(
      z.strictObject({ ...text, version: z.int().openapi({ description: 'As it was read.' }) }).openapi('NewMailText'),
    ),
  },
  responses: {
    200: { description: 'The version that counts.', content: json(z.object({ version: z.int() })) },
    409: errorResponse('EDIT_CONFLICT: somebody wrote another version meanwhile.'),
    422: errorResponse('INVALID at `subject`, `heading` or `body`: an unknown placeholder, a missing one, no text.'),
  },
});

const draft = z
  .strictObject({
    ...text,
    reference: z.string().max(20).optional().openapi({ description: 'Of a booking; the last one without it.' }),
  })
  .openapi('MailTextDraft');

export const previewMailText = createRoute({
  method: 'post',
  path: '/booking/mail-texts/{kind}/preview',
  operationId: 'previewMailText',
  summary: 'A text as a mail about a real booking',
  description: 'Nothing is sent or kept. Mails about accounts are shown for the caller’s own.',
  tags,
  request: { params: one, ...body(draft) },
  responses: {
    200: {
      description: 'The mail.',
      content: json(
        z
          .object({
            about: z.string().nullable().openapi({ description: 'Reference of the booking.', example: 'PF-204817' }),
            subject: z.string(),
            heading: z.string(),
            paragraphs: z.array(z.string()),
            facts: z.array(z.object({ name: z.string(), value: z.string() }).openapi('MailFact')),
            action: z.string().nullable().openapi({ description: 'Words of its button.' }),
            colour: z.string().openapi({ description: 'Of head and button.', example: '#1a5cd8' }),
            from: z.string().openapi({ example: 'Banksia Health' }),
          })
          .openapi('MailPreview'),
      ),
    },
    404: errorResponse('No such booking, or none with a time.'),
    422: errorResponse('As for saving.'),
  },
});

export const sendTestMail = createRoute({
  method: 'post',
  path: '/booking/mail-texts/{kind}/test',
  operationId: 'sendTestMail',
  summary: 'Send a text to oneself',
  description:
    'As previewed, to the caller’s own address. Its button leads to the portal and opens nobody’s appointment.',
  tags,
  request: { params: one, ...body(draft) },
  responses: {
    201: { description: 'Written; on its way.', content: json(z.object({ recipient: z.string() })) },
    404: errorResponse('No such booking, or none with a time.'),
    422: errorResponse('As for saving; NO_EMAIL: the account has no address.'),
  },
});

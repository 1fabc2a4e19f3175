import { z } from '@hono/zod-openapi';
import { MAIL_TEXT_LENGTHS } from '../../../../machines/rules/mail/mail-text.ts';
import { mailEventKinds } from '../../../mail/texts/mail-events.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, jsonBody, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { MAX_INTEGER } from '../../../shared/http/row-number.ts';
import { instant } from '../../shared/booking.contract.ts';

const route = routesOf('Mail texts');

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
const shown = namedObject('MailText', { subject: z.string(), heading: z.string(), body: z.string() });

const changed = {
  version: z.int().openapi({ description: 'Grows by one with each change; 0 while it is built in.', example: 2 }),
  is_built_in: z.boolean(),
  changed_by: z.string().nullable().openapi({ example: 'Helen Marsh' }),
  changed_at: instant('When it was changed.').nullable(),
};
const facts = {
  kind: inGraphql(z.string(), { type: 'ID' }),
  name: z.string().openapi({ example: 'Appointment booked' }),
  recipient: z.string().openapi({ description: 'Who gets it.', example: 'Candidate' }),
};

export const listMailTexts = route('listMailTexts', 'get', '/booking/mail-texts', {
  graphql: { query: 'mailTexts', pick: 'data' },
  summary: 'What the portal mails about',
  description: 'Every event, with who wrote its text last.',
  responses: {
    200: answer('The events.', z.object({ data: z.array(namedObject('MailEvent', { ...facts, ...changed })) })),
  },
});

export const getMailText = route('getMailText', 'get', '/booking/mail-texts/{kind}', {
  graphql: { query: 'mailText' },
  summary: 'The text of an event, and its versions',
  description: 'The text as it is now, the fields it may have, and its last 50 versions, the newest first.',
  request: { params: one },
  responses: {
    200: answer(
      'The text.',
      namedObject('MailTextDetail', {
        ...facts,
        version: changed.version,
        text: shown,
        built_in: shown,
        placeholders: z.array(
          namedObject('MailPlaceholder', { name: z.string(), meaning: z.string(), is_required: z.boolean() }),
        ),
        versions: z.array(namedObject('MailTextVersion', { ...changed, text: shown })),
      }),
    ),
  },
});

export const saveMailText = route('saveMailText', 'put', '/booking/mail-texts/{kind}', {
  graphql: { mutation: 'saveMailText', pick: 'version' },
  summary: 'Write another text for an event',
  description:
    'It becomes the next version, which mails have from now on. The built-in text makes it built in again. Nothing is ' +
    'written where it is the text that counts already.',
  request: {
    params: one,
    body: namedBody(
      'NewMailText',
      {
        ...text,
        version: z.int().min(0).max(MAX_INTEGER).openapi({ description: 'As it was read.' }),
      },
      { type: 'MailTextInput' },
    ),
  },
  responses: {
    200: answer('The version that counts.', z.object({ version: z.int() })),
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

export const previewMailText = route('previewMailText', 'post', '/booking/mail-texts/{kind}/preview', {
  graphql: { query: 'previewMailText' },
  summary: 'A text as a mail about a real booking',
  description: 'Nothing is sent or kept. Mails about accounts are shown for the caller’s own.',
  request: { params: one, body: jsonBody(draft) },
  responses: {
    200: answer(
      'The mail.',
      namedObject('MailPreview', {
        about: z.string().nullable().openapi({ description: 'Reference of the booking.', example: 'PF-204817' }),
        subject: z.string(),
        heading: z.string(),
        paragraphs: z.array(z.string()),
        facts: z.array(namedObject('MailFact', { name: z.string(), value: z.string() })),
        action: z.string().nullable().openapi({ description: 'Words of its button.' }),
        colour: z.string().openapi({ description: 'Of head and button.', example: '#1a5cd8' }),
        from: z.string().openapi({ example: 'Banksia Health' }),
      }),
    ),
    404: errorResponse('No such booking, or none with a time.'),
    422: errorResponse('As for saving.'),
  },
});

export const sendTestMail = route('sendTestMail', 'post', '/booking/mail-texts/{kind}/test', {
  graphql: { mutation: 'sendTestMail', pick: 'recipient' },
  summary: 'Send a text to oneself',
  description:
    'As previewed, to the caller’s own address. Its button leads to the portal and opens nobody’s appointment.',
  request: { params: one, body: jsonBody(draft) },
  responses: {
    201: answer('Written; on its way.', z.object({ recipient: z.string() })),
    404: errorResponse('No such booking, or none with a time.'),
    422: errorResponse('As for saving; NO_EMAIL: the account has no address.'),
  },
});

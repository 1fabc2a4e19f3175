import { createRoute, z } from '@hono/zod-openapi';
import { REMINDER_PHASES } from '../../../machines/reminder/reminder.machine.ts';
import { OWN_MOVE_DAYS } from '../../../machines/rules/booking/own-move.ts';
import { MAIL_MOMENTS, REMINDER_MOMENTS } from '../../../machines/rules/booking/reminder-times.ts';
import { errorResponse } from '../../shared/http/service.ts';
import { id, instant } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const tags = ['Reminders'];
const orgPath = z.object({ org_id: id('The company.') });
const unknown = errorResponse('No client company, or another one than the caller’s.');

const settings = z
  .strictObject({
    mail: z.array(z.enum(MAIL_MOMENTS)).max(3).openapi({ description: 'Before the appointment, by mail.' }),
    sms: z
      .array(z.enum(REMINDER_MOMENTS))
      .max(4)
      .openapi({ description: 'By SMS; `booked` when it is booked or moved.' }),
    own_move_days: z
      .union(OWN_MOVE_DAYS.map((days) => z.literal(days)))
      .openapi({ description: 'How many days candidates may move their appointment by themselves; 0: not at all.' }),
    candidates_fill_in: z
      .boolean()
      .openapi({ description: 'Whether bookings may leave open what candidates fill in with their link.' }),
  })
  .openapi('ReminderSettings');

export const reminder = z
  .object({
    kind: z.string().openapi({ description: 'Of its delivery.', example: 'reminder.1d.sms' }),
    phase: z.enum(REMINDER_PHASES).openapi({
      description: 'Where it is. Sent, confirmed and asked were delivered, and say what the candidate answered.',
      example: 'sent',
    }),
    sent_at: instant('When it was taken.').nullable(),
    tried_again_at: instant('When it is tried again, of one that failed once.').nullable(),
    last_error: z.string().nullable().openapi({ description: 'Why it did not leave, or not yet.' }),
  })
  .openapi('WrittenReminder');

export const getReminderSettings = createRoute({
  method: 'get',
  path: '/booking/reminder-settings/{org_id}',
  operationId: 'getReminderSettings',
  tags,
  summary: 'How a company’s candidates are reminded',
  description: 'A client asks for its own company, the provider for any.',
  request: { params: orgPath },
  responses: { 200: { description: 'What was chosen, or the default.', content: json(settings) }, 404: unknown },
});

export const updateReminderSettings = createRoute({
  method: 'put',
  path: '/booking/reminder-settings/{org_id}',
  operationId: 'updateReminderSettings',
  tags,
  summary: 'Choose how a company’s candidates are reminded',
  description: 'Holds at once, for bookings that were made before as well.',
  request: { params: orgPath, body: { content: json(settings) } },
  responses: { 200: { description: 'As it is now.', content: json(settings) }, 404: unknown },
});

export const receiveSms = createRoute({
  method: 'post',
  path: '/booking/sms-replies',
  operationId: 'receiveSms',
  tags,
  summary: 'An SMS that somebody sent us',
  description:
    'For the carrier, signed as our requests to it are. C confirms the appointment, R asks for another time, STOP ends SMS to the ' +
    'phone, START begins them again; anything else is kept as words. One that comes twice is read once.',
  request: {
    headers: z.object({
      'x-timestamp': z.string().max(20).optional().openapi({ description: 'Seconds since 1970.' }),
      'x-signature': z.string().max(100).optional().openapi({ description: 'sha256=<hex>' }),
    }),
    body: {
      content: json(
        z
          .strictObject({
            id: z.string().min(1).max(200).openapi({ description: 'The carrier’s own.', example: 'SM-4711' }),
            from: z.string().max(40).openapi({ description: 'The phone.', example: '+61491570006' }),
            text: z.string().max(2_000).openapi({ description: 'What it says.', example: 'C' }),
          })
          .openapi('SmsReply'),
      ),
    },
  },
  responses: {
    200: {
      description: 'Read. How it was understood.',
      content: json(z.object({ meaning: z.enum(['confirm', 'ask', 'stop', 'start', 'words']) })),
    },
    401: errorResponse('Not signed with our secret, or too long ago.'),
  },
});

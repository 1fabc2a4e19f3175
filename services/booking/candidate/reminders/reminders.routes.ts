import { z } from '@hono/zod-openapi';
import { REMINDER_PHASES } from '../../../../machines/reminder/reminder.machine.ts';
import { OWN_MOVE_DAYS } from '../../../../machines/rules/booking/own-move.ts';
import { MAIL_MOMENTS, REMINDER_MOMENTS } from '../../../../machines/rules/booking/reminder-times.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, jsonBody, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { id, instant } from '../../shared/booking.contract.ts';

const route = routesOf('Reminders');

const orgPath = z.object({ org_id: id('The company.') });
const unknown = errorResponse('No client company, or another one than the caller’s.');

const updatedAt = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:15:00.000Z' });

const choice = z.strictObject({
  mail: z.array(z.enum(MAIL_MOMENTS)).max(3).openapi({ description: 'Before the appointment, by mail.' }),
  sms: z
    .array(z.enum(REMINDER_MOMENTS))
    .max(4)
    .openapi({ description: 'By SMS; `booked` when it is booked or moved.' }),
  own_move_days: inGraphql(
    z
      .union(OWN_MOVE_DAYS.map((days) => z.literal(days)))
      .openapi({ description: 'How many days candidates may move their appointment by themselves; 0: not at all.' }),
    { type: 'Int' },
  ),
  candidates_fill_in: z
    .boolean()
    .openapi({ description: 'Whether bookings may leave open what candidates fill in with their link.' }),
});
const settings = choice
  .extend({ updated_at: updatedAt.openapi({ description: 'When it was changed last.' }) })
  .openapi('ReminderSettings', {
    description: 'Moments are 7d, 1d and 2h before the appointment; booked, of an SMS, is when it is booked or moved.',
  });
const change = choice
  .extend({
    updated_at: inGraphql(
      updatedAt.optional().openapi({ description: 'As the editor read it; changed since is refused with 409.' }),
      { required: true },
    ),
  })
  .openapi('ReminderSettingsChange', { 'x-graphql': { type: 'ReminderSettingsInput' } });

export const reminder = namedObject('WrittenReminder', {
  kind: z.string().openapi({ description: 'Of its delivery.', example: 'reminder.1d.sms' }),
  phase: inGraphql(
    z.enum(REMINDER_PHASES).openapi({
      description: 'Where it is. Sent, confirmed and asked were delivered, and say what the candidate answered.',
      example: 'sent',
    }),
    { type: 'ReminderPhase' },
  ),
  sent_at: instant('When it was taken.').nullable(),
  tried_again_at: instant('When it is tried again, of one that failed once.').nullable(),
  last_error: z.string().nullable().openapi({ description: 'Why it did not leave, or not yet.' }),
});

export const getReminderSettings = route('getReminderSettings', 'get', '/booking/reminder-settings/{org_id}', {
  graphql: { query: 'reminderSettings' },
  summary: 'How a company’s candidates are reminded',
  description: 'A client asks for its own company, the provider for any.',
  request: { params: orgPath },
  responses: { 200: answer('What was chosen, or the default.', settings), 404: unknown },
});

export const updateReminderSettings = route('updateReminderSettings', 'put', '/booking/reminder-settings/{org_id}', {
  graphql: { mutation: 'chooseReminders' },
  summary: 'Choose how a company’s candidates are reminded',
  description: 'Holds at once, for bookings that were made before as well.',
  request: { params: orgPath, body: jsonBody(change) },
  responses: {
    200: answer('As it is now.', settings),
    404: unknown,
    409: errorResponse('EDIT_CONFLICT with the choice as it is now in `details.present`.'),
  },
});

export const receiveSms = route('receiveSms', 'post', '/booking/sms-replies', {
  summary: 'An SMS that somebody sent us',
  description:
    'For the carrier, signed as our requests to it are. C confirms the appointment, R asks for another time, STOP ends SMS to the ' +
    'phone, START begins them again; anything else is kept as words. One that comes twice is read once.',
  request: {
    headers: z.object({
      'x-timestamp': z.string().max(20).optional().openapi({ description: 'Seconds since 1970.' }),
      'x-signature': z.string().max(100).optional().openapi({ description: 'sha256=<hex>' }),
    }),
    body: namedBody('SmsReply', {
      id: z.string().min(1).max(200).openapi({ description: 'The carrier’s own.', example: 'SM-4711' }),
      from: z.string().max(40).openapi({ description: 'The phone.', example: '+61491570006' }),
      text: z.string().max(2_000).openapi({ description: 'What it says.', example: 'C' }),
    }),
  },
  responses: {
    200: answer(
      'Read. How it was understood.',
      z.object({ meaning: z.enum(['confirm', 'ask', 'stop', 'start', 'words']) }),
    ),
    401: errorResponse('Not signed with our secret, or too long ago.'),
  },
});

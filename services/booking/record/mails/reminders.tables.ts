import { sql } from 'drizzle-orm';
import { boolean, index, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredState } from '../../../../machines/reminder/reminder.machine.ts';
import type { ReminderChannel, ReminderMoment } from '../../../../machines/rules/booking/reminder-times.ts';
import { bookingSchema } from '../../shared/booking-schema.ts';

const instant = () => timestamp({ withTimezone: true });

/**
 * Reminders to be written to a candidate about an appointment. The time it is about is part of the key: another time
 * has reminders of its own, and each is written once.
 * `planned` · `written` to the outbox · `skipped` the company wants none, or a later one was due too · `stopped` the
 * appointment was no longer at that time.
 */
export const reminders = bookingSchema.table(
  'reminders',
  {
    candidateId: uuid().notNull(),
    forTime: instant().notNull(),
    moment: text().$type<ReminderMoment>().notNull(),
    channel: text().$type<ReminderChannel>().notNull(),
    sendAt: instant().notNull(),
    state: text().$type<StoredState>().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.candidateId, row.forTime, row.moment, row.channel] }),
    index('reminders_due').on(row.sendAt).where(sql`${row.state} = 'planned'`),
  ],
);

/** A company's choice; one without a row has `DEFAULT_REMINDERS`. */
export const reminderSettings = bookingSchema.table('reminder_settings', {
  orgId: uuid().primaryKey(),
  mail: text().array().$type<ReminderMoment[]>().notNull(),
  sms: text().array().$type<ReminderMoment[]>().notNull(),
  /** Days by which candidates may move their appointment themselves; 0: not at all. */
  ownMoveDays: smallint().notNull().default(0),
  /** True if bookings may leave open what candidates fill in themselves. */
  candidatesFillIn: boolean().notNull().default(false),
  updatedAt: instant().notNull(),
});

/** SMS that came in, by the id that their carrier gave them: one that comes twice is read once. */
export const smsReplies = bookingSchema.table('sms_replies', {
  id: text().primaryKey(),
  phone: text().notNull(),
  candidateId: uuid(),
  words: text().notNull(),
  meaning: text().$type<'confirm' | 'ask' | 'stop' | 'start' | 'words'>().notNull(),
  receivedAt: instant().notNull(),
});

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

export const mailSchema = pgSchema('mail');

/** The content of a mail; deleted once it was handed over or given up, because it can carry links and personal data. */
export interface MailContent {
  readonly text: string;
  readonly html: string;
  /** Address for an answer; the sender's without it. */
  readonly replyTo?: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
  /** A calendar entry that concerns the recipient: calendars read it where it is a form of the mail itself. */
  readonly isInvitation?: boolean;
}

/**
 * `waiting` for its turn or its next try · `sending` claimed by a process until `nextTryAt` · `sent` accepted by the mail
 * server, or lying in the demo mailbox · `failed` given up, `lastError` says why.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'failed';

/** By which transport it leaves. */
export type MailChannel = 'mail' | 'sms';

const instant = () => timestamp({ withTimezone: true });

/**
 * Mail to be sent, written in the transaction of what it tells. Its id is part of its Message-ID, the same over all
 * tries, so that systems on the way recognise a second copy. `entity` and `entityId` name what the mail is about.
 */
export const outbox = mailSchema.table(
  'outbox',
  {
    id: uuid().primaryKey().$defaultFn(uuidv7),
    kind: text().notNull(),
    /** An SMS has a phone as its recipient and is its text alone. */
    channel: text().$type<MailChannel>().notNull().default('mail'),
    orgId: uuid(),
    entity: text().notNull(),
    entityId: uuid().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    content: jsonb().$type<MailContent>(),
    state: text().$type<MailState>().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    /** When its first try was due; null before it. `nextTryAt` moves on with each try that fails. */
    firstDueAt: instant(),
    /** After this it would be of no use any more: it is given up instead. */
    sendBefore: instant().notNull(),
    lastError: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (mail) => [
    index('outbox_due_idx').on(mail.channel, mail.nextTryAt).where(sql`${mail.state} in ('waiting', 'sending')`),
    // The SMS that a reply answers.
    index('outbox_sms_recipient').on(mail.recipient, mail.id).where(sql`${mail.channel} = 'sms'`),
    index('outbox_entity_idx').on(mail.entity, mail.entityId),
  ],
);

/**
 * Texts of events that people have rewritten; the highest version counts. Without words it is the built-in text again.
 */
export const texts = mailSchema.table(
  'texts',
  {
    kind: text().notNull(),
    version: integer().notNull(),
    subject: text(),
    heading: text(),
    body: text(),
    createdAt: instant().notNull(),
    accountId: uuid().notNull(),
    accountName: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.version] })],
);

/** Phones whose owners asked for no more SMS. */
export const smsStops = mailSchema.table('sms_stops', {
  phone: text().primaryKey(),
  stoppedAt: instant().notNull(),
});

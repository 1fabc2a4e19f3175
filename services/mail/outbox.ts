import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { isEmail } from '../../machines/rules/contact/email.ts';
import { isMobileAddress } from '../../machines/rules/contact/phone.ts';
import type { Database } from '../database/database.ts';
import { statement, variable } from '../database/statement.ts';
import { type MailChannel, type MailContent, outbox } from './mail.tables.ts';

/** The channel on which a commit that wrote mail is heard. */
export const mailChannel = 'mail_waiting';

const threeDaysMs = 3 * 24 * 60 * 60_000;
/** Time a process may take over a mail before another one may try it. Far above every timeout of the transport. */
const claimMs = 5 * 60_000;
const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60_000;

export interface NewMail extends MailContent {
  /** `noun.verbed`, such as `account.password-forgotten`. */
  readonly kind: string;
  /** 'mail' unless said otherwise. */
  readonly channel?: MailChannel;
  readonly orgId?: string;
  /** The record that the mail is about: its delivery state is shown there. */
  readonly entity: string;
  readonly entityId: string;
  /** One address, nothing around it; of an SMS a phone such as +61491570006. */
  readonly to: string;
  readonly subject: string;
  /** When it may leave; at once unless said otherwise. */
  readonly sendAfter?: Date;
  /** Three days from now unless said otherwise. */
  readonly sendBefore?: Date;
}

/** Writes `mails`, rows of the outbox as JSON, and notifies the senders when the transaction commits: two CTEs. */
export const mailCtes = sql`
    new_mails as (
      insert into mail.outbox (id, kind, channel, org_id, entity, entity_id, recipient, subject, content, state, last_error,
        next_try_at, send_before, created_at)
      select id, kind, channel, org_id, entity, entity_id, recipient, subject, content, state, last_error,
        next_try_at, send_before, created_at
      from json_populate_recordset(null::mail.outbox, ${variable('mails', 'json')}) returning id
    ), mail_notice as (
      select pg_notify('${sql.raw(mailChannel)}', '') from (select count(*) from new_mails) counted
    )`;
const writeStatement = statement<{ written: number }, 'mails'>(
  'mail_write',
  sql`with ${mailCtes} select (select count(*)::int from new_mails) as written from mail_notice`,
);

/**
 * Writes mails in the caller's transaction; they leave after the commit. An address that is none (a line break in it,
 * two in one) is kept as failed and never sent: mail stops nothing it tells of.
 */
export async function writeMails(tx: Database, mails: readonly NewMail[], now: Date): Promise<void> {
  if (mails.length > 0) await writeStatement(tx, { mails: mailRows(mails, now) });
}

/** The variable of `mailCtes`. */
export const mailRows = (mails: readonly NewMail[], now: Date): string =>
  JSON.stringify(mails.map((mail) => rowOf(mail, uuidv7(), now)));

/** @returns the mail's id */
export async function writeMail(tx: Database, mail: NewMail, now: Date): Promise<string> {
  const id = uuidv7();
  await writeStatement(tx, { mails: JSON.stringify([rowOf(mail, id, now)]) });
  return id;
}

function rowOf(mail: NewMail, id: string, now: Date) {
  const { kind, channel = 'mail', orgId, entity, entityId, to, text, html, replyTo, attachments } = mail;
  const isDeliverable = channel === 'sms' ? isMobileAddress(to) : isEmail(to);
  return {
    id,
    kind,
    channel,
    entity,
    entity_id: entityId,
    org_id: orgId ?? null,
    recipient: to,
    subject: oneLine(mail.subject),
    content: isDeliverable ? { text, html, ...(replyTo && { replyTo }), ...(attachments && { attachments }) } : null,
    state: isDeliverable ? 'waiting' : 'failed',
    last_error: isDeliverable ? null : `The recipient is no ${channel === 'sms' ? 'mobile phone' : 'email address'}.`,
    next_try_at: (mail.sendAfter ?? now).toISOString(),
    send_before: (mail.sendBefore ?? new Date(now.getTime() + threeDaysMs)).toISOString(),
    created_at: now.toISOString(),
  };
}

/** Shown after 'Not sent: '. */
const SANDBOX = 'the company is a sandbox';

/** Everything but what accounts and webhook endpoints need to work at all. */
const isOfSandbox = sql`${outbox.kind} !~ '^(account|webhook)[.]' and ${outbox.orgId} in (
  select id from companies.organisations where sandbox)`;

export type ClaimedMail = typeof outbox.$inferSelect & { content: MailContent };

/** Takes the mails whose turn it is, so that no other process tries them; a claim that a crash left behind runs out. */
export async function claimDue(
  db: Database,
  now: Date,
  most: number,
  channel: MailChannel = 'mail',
): Promise<ClaimedMail[]> {
  const due = sql`${outbox.channel} = ${channel} and ${outbox.state} in ('waiting', 'sending') and ${outbox.nextTryAt} <= ${now.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({
        state: 'failed',
        content: null,
        lastError: sql`coalesce(${outbox.lastError}, 'It could not be sent in time.')`,
      })
      .where(sql`${due} and ${outbox.sendBefore} <= ${now.toISOString()}::timestamptz`);
    await tx
      .update(outbox)
      .set({ state: 'failed', content: null, lastError: SANDBOX })
      .where(sql`${due} and ${isOfSandbox}`);
    const claimed = await tx
      .update(outbox)
      .set({
        state: 'sending',
        tries: sql`${outbox.tries} + 1`,
        firstDueAt: sql`coalesce(${outbox.firstDueAt}, ${outbox.nextTryAt})`,
        nextTryAt: new Date(now.getTime() + claimMs),
      })
      .where(
        sql`${outbox.id} in (select ${outbox.id} from ${outbox} where ${due}
              order by ${outbox.nextTryAt}, ${outbox.id} limit ${most} for update skip locked)`,
      )
      .returning();
    return claimed.filter(hasContent).sort((one, other) => (one.id < other.id ? -1 : 1));
  });
}

const hasContent = (mail: typeof outbox.$inferSelect): mail is ClaimedMail => mail.content !== null;

/** The mail server has it, or the demo mailbox, which keeps what it says. */
export async function markSent(db: Database, mail: ClaimedMail, now: Date, keepContent: boolean): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'sent', sentAt: now, lastError: null, ...(keepContent ? {} : { content: null }) })
    .where(isStillOurs(mail));
}

/** Not this time: again after a pause that doubles from half a minute to an hour, or never, where trying is useless. */
export async function markFailed(
  db: Database,
  mail: ClaimedMail,
  why: { reason: string; isFinal: boolean },
  now: Date,
) {
  const pauseMs = Math.min(firstPauseMs * 2 ** (mail.tries - 1), longestPauseMs);
  const nextTryAt = new Date(now.getTime() + pauseMs);
  const isOver = why.isFinal || nextTryAt >= mail.sendBefore;
  await db
    .update(outbox)
    .set({
      lastError: oneLine(why.reason).slice(0, 300),
      ...(isOver ? { state: 'failed', content: null } : { state: 'waiting', nextTryAt }),
    })
    .where(isStillOurs(mail));
}

/** When the next mail wants to be tried; null while none is waiting. */
export async function nextTry(db: Database, channel: MailChannel = 'mail'): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select to_char(min(${outbox.nextTryAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from ${outbox} where ${outbox.channel} = ${channel} and ${outbox.state} in ('waiting', 'sending')`);
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

/** A claim that ran out may be another process's by now, which counted one try more. */
const isStillOurs = (mail: ClaimedMail) =>
  sql`${outbox.id} = ${mail.id} and ${outbox.state} = 'sending' and ${outbox.tries} = ${mail.tries}`;

/** A header is one line, whatever was typed. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import type { TokenKeys } from '../../access/tokens.ts';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { writeMail } from '../../mail/outbox.ts';
import { eventMail } from '../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../shared/http/service-deps.ts';
import type { OtpPurpose } from '../auth.tables.ts';
import { requireTrusted } from '../sessions/address-trust.ts';

const LIFE_MS = 10 * 60_000;
/** A refused download mails a password at most this often. */
const PAUSE_MS = 60_000;
const MOST_TRIES = 5;

export interface OtpDeps {
  readonly db: Database;
  readonly keys: TokenKeys;
  readonly now: () => Date;
  readonly portal: PortalFacts;
}

interface Sending {
  readonly purpose: OtpPurpose;
  /** True if the caller pressed for another one: it replaces an open one. Else one less than a minute old stays. */
  readonly isAsked: boolean;
  readonly address: string;
}

/**
 * Mails a one-time password to the caller's account, in place of the one before; not to an address that is too new.
 * Wrong tries are forgotten with a new password that the caller pressed for, and after the old one's end; otherwise
 * requesting the same download again and again would be as many tries.
 */
export async function sendOtp({ db, keys, now: clock, portal }: OtpDeps, caller: Caller, sending: Sending) {
  const { purpose, isAsked, address } = sending;
  const now = clock();
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  const at = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`;
  const isOver = sql`(open.used_at is not null or open.expires_at <= ${at(0)})`;
  const mayReplace = isAsked
    ? sql`true`
    : sql`(${isOver} or (open.tries < ${MOST_TRIES} and open.sent_at <= ${at(-PAUSE_MS)}))`;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ email: string; trusted_from: string | null }>(sql`
      insert into auth.otps as open (account_id, purpose, hash, tries, sent_at, expires_at)
      values (${caller.accountId}::uuid, ${purpose}, ${signerOf(keys).sign(textOf(caller, purpose, otp))}, 0, ${at(0)}, ${at(LIFE_MS)})
      on conflict (account_id, purpose) do update set hash = excluded.hash, sent_at = excluded.sent_at,
        expires_at = excluded.expires_at, used_at = null,
        tries = case when ${isAsked} or ${isOver} then 0 else open.tries end
      where ${mayReplace}
      returning (select email from auth.accounts where id = open.account_id) as email,
        (select email_trusted_from::text from auth.accounts where id = open.account_id) as trusted_from`);
    const [sent] = rows;
    if (sent === undefined) return;
    const { email: to, trusted_from: from } = sent;
    requireTrusted(from === null ? null : new Date(from), now, portal);
    const { accountId, orgId } = caller;
    const mail = { kind: 'account.otp', entity: 'account', entityId: accountId, orgId, to };
    const values = { name: caller.name, password: otp };
    const parts = await eventMail(tx, 'account.otp', { values, from: portal });
    const sendBefore = new Date(now.getTime() + LIFE_MS);
    await writeMail(tx, { ...mail, ...parts, sendBefore }, now);
    await audit(tx, caller, { ...event('otp-sent', caller, now), after: { purpose }, address });
  });
}

export type OtpCheck = { kind: 'right' } | { kind: 'wrong'; left: number } | { kind: 'over' } | { kind: 'locked' };

/**
 * Looks at one try. It is counted before it is looked at, in one statement on the database, so that tries sent at once,
 * in batches or to several processes are counted like tries one by one: five in all.
 */
export async function tryOtp({ db, keys, now: clock }: OtpDeps, caller: Caller, purpose: OtpPurpose, otp: string) {
  const now = sql`${clock().toISOString()}::timestamptz`;
  const mine = sql`account_id = ${caller.accountId}::uuid and purpose = ${purpose}`;
  const { rows } = await db.execute<{ hash: string; tries: number; is_over: boolean }>(sql`
    update auth.otps set tries = least(tries + 1, ${MOST_TRIES + 1}) where ${mine}
    returning hash, tries, (used_at is not null or expires_at <= ${now}) as is_over`);
  const open = rows[0];
  if (!open || open.is_over) return { kind: 'over' } satisfies OtpCheck;
  if (open.tries > MOST_TRIES) return { kind: 'locked' } satisfies OtpCheck;
  if (!signerOf(keys).isSigned(textOf(caller, purpose, otp), open.hash)) {
    const left = MOST_TRIES - open.tries;
    return left === 0 ? ({ kind: 'locked' } satisfies OtpCheck) : ({ kind: 'wrong', left } satisfies OtpCheck);
  }
  // Of two right tries at once one uses it.
  const { rows: used } = await db.execute(
    sql`update auth.otps set used_at = ${now} where ${mine} and hash = ${open.hash} and used_at is null returning tries`,
  );
  return used.length === 1 ? ({ kind: 'right' } satisfies OtpCheck) : ({ kind: 'over' } satisfies OtpCheck);
}

/** Six digits are guessed at once from a plain hash, so it takes a key that no copy of the database has. */
const signerOf = (keys: TokenKeys) => keys.signer('one-time passwords', 'hex');
const textOf = ({ accountId }: Caller, purpose: OtpPurpose, otp: string) => `${accountId}/${purpose}/${otp}`;

const event = (what: string, { accountId }: Caller, at: Date) => ({
  action: `account.${what}`,
  entity: 'account',
  entityId: accountId,
  at,
});

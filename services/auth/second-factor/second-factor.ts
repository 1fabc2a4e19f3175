import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import type { TokenKeys } from '../../access/tokens.ts';
import { audit } from '../../audit/audit.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { PortalFacts } from '../../shared/http/service-deps.ts';
import { hashOf } from '../../shared/secret-tokens.ts';
import { type Addressee, writeSecondFactorNotice } from '../accounts/account-mails.ts';
import { secondFactors } from '../auth.tables.ts';
import { addresseeOf } from '../sessions/credentials.ts';
import type { SecondFactor } from './second-factor.routes.ts';
import { linkOf, newRecoveryCodes, newSecret, plainCode, stepOf } from './totp.ts';

export interface FactorDeps {
  readonly db: Database;
  readonly keys: TokenKeys;
  readonly now: () => Date;
  readonly portal: PortalFacts;
}

/** A copy of the database has no codes without SIGNING_KEY. Bound to the account, it opens for no other. */
const sealerOf = (keys: TokenKeys) => keys.sealer('second factors');
const ofAccount = (accountId: string) => eq(secondFactors.accountId, accountId);

export async function secondFactorOf(db: Database, { accountId }: Caller): Promise<SecondFactor> {
  const [factor] = await db
    .select({ left: sql<number>`cardinality(${secondFactors.recoveryHashes})` })
    .from(secondFactors)
    .where(and(ofAccount(accountId), isNotNull(secondFactors.confirmedAt)));
  return { enabled: factor !== undefined, recovery_codes_left: factor?.left ?? 0 };
}

/** Makes a secret that counts once a code of it is confirmed. @throws ServiceError 409 where a second factor is on */
export async function beginSecondFactor({ db, keys, now, portal }: FactorDeps, caller: Caller) {
  const { accountId } = caller;
  const secret = newSecret();
  const values = { sealedSecret: sealerOf(keys).seal(secret, accountId), createdAt: now(), lastStep: 0 };
  const [begun] = await db
    .insert(secondFactors)
    .values({ accountId, recoveryHashes: [], ...values })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: values,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ accountId: secondFactors.accountId });
  if (!begun) fail('CONFLICT', 'Your account has a second factor already.');
  const { username } = await addresseeOf(db, accountId);
  return { secret, link: linkOf(secret, { provider: portal.providerName, username }) };
}

/** Turns the second factor on. @returns the recovery codes, of which only hashes are kept */
export async function confirmSecondFactor(deps: FactorDeps, caller: Caller, code: string): Promise<string[]> {
  const { db, keys, portal } = deps;
  const { accountId } = caller;
  const now = deps.now();
  return db.transaction(async (tx) => {
    const waits = and(ofAccount(accountId), isNull(secondFactors.confirmedAt));
    const [factor] = await tx.select().from(secondFactors).where(waits).for('update');
    if (!factor) fail('CONFLICT', 'Begin again: this secret is no longer waiting.');
    const secret = sealerOf(keys).open(factor.sealedSecret, accountId);
    const step = secret === null ? null : stepOf(secret, plainCode(code), now);
    if (step === null) reftakeCode();
    const { codes, recoveryHashes } = recoveryCodes();
    await tx.update(secondFactors).set({ confirmedAt: now, lastStep: step, recoveryHashes }).where(waits);
    await audit(tx, caller, event('on', accountId, now));
    await writeSecondFactorNotice(tx, portal, await addresseeOf(tx, accountId), 'turned on', now);
    return codes;
  });
}

/** Ten codes, and their hashes to be stored. */
function recoveryCodes() {
  const codes = newRecoveryCodes();
  return { codes, recoveryHashes: codes.map((each) => hashOf(plainCode(each))) };
}

/** Puts new recovery codes in the place of the old ones. @throws ServiceError 409 without a second factor */
export async function renewRecoveryCodes(deps: FactorDeps, caller: Caller): Promise<string[]> {
  const { accountId } = caller;
  const now = deps.now();
  const { codes, recoveryHashes } = recoveryCodes();
  await deps.db.transaction(async (tx) => {
    const on = and(ofAccount(accountId), isNotNull(secondFactors.confirmedAt));
    const renewed = await tx.update(secondFactors).set({ recoveryHashes }).where(on).returning();
    if (renewed.length === 0) fail('CONFLICT', 'Your account has no second factor.');
    await audit(tx, caller, event('codes-renewed', accountId, now));
  });
  return codes;
}

/** Turns the second factor of an account off, by its holder or by an administrator. */
export async function dropSecondFactor(
  tx: Database,
  portal: PortalFacts,
  by: Caller,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  const dropped = await tx
    .delete(secondFactors)
    .where(ofAccount(accountId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  if (!dropped[0]?.confirmedAt) return;
  const isOwn = by.accountId === accountId;
  await audit(tx, by, event(isOwn ? 'off' : 'reset', accountId, now));
  const what = isOwn ? 'turned off' : `turned off by ${by.name}`;
  await writeSecondFactorNotice(tx, portal, await addresseeOf(tx, accountId), what, now);
}

/** True if a sign-in requires a code. */
export async function hasSecondFactor(db: Database, accountId: string): Promise<boolean> {
  const on = and(ofAccount(accountId), isNotNull(secondFactors.confirmedAt));
  return (await db.select({ id: secondFactors.accountId }).from(secondFactors).where(on)).length > 0;
}

/**
 * Uses up a code of the app or a recovery code. Each counts once: one statement takes it, so that of two sign-ins with
 * one code the second is refused.
 * @throws ServiceError 422 CODE_WRONG at `code`
 */
export async function consumeCode(
  { db, keys, now: clock }: FactorDeps,
  account: Addressee,
  typed: string,
): Promise<void> {
  const { accountId } = account;
  const code = plainCode(typed);
  const isThis = ofAccount(accountId);
  if (!/^\d{6}$/.test(code)) return consumeRecoveryCode(db, account, code, clock());
  const [factor] = await db.select().from(secondFactors).where(isThis);
  const secret = factor ? sealerOf(keys).open(factor.sealedSecret, accountId) : null;
  const step = secret === null ? null : stepOf(secret, code, clock());
  if (secret === null || step === null) reftakeCode();
  const isUnused = sql`${secondFactors.lastStep} < ${step}`;
  // Sealed again, by the key that signs now, so that an old key can be retired.
  const taken = { lastStep: step, sealedSecret: sealerOf(keys).seal(secret, accountId) };
  const used = await db.update(secondFactors).set(taken).where(and(isThis, isUnused)).returning();
  if (used.length === 0) reftakeCode('This code was used already. Wait for the next one.');
}

async function consumeRecoveryCode(db: Database, account: Addressee, code: string, now: Date): Promise<void> {
  const hash = hashOf(code);
  await db.transaction(async (tx) => {
    const [used] = await tx
      .update(secondFactors)
      .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})` })
      .where(and(ofAccount(account.accountId), sql`${hash} = any (${secondFactors.recoveryHashes})`))
      .returning({ left: sql<number>`cardinality(${secondFactors.recoveryHashes})` });
    if (!used) reftakeCode();
    await audit(tx, account, { ...event('recovered', account.accountId, now), after: { left: used.left } });
  });
}

function reftakeCode(words = 'Wrong code. Try again.'): never {
  fail('CODE_WRONG', words, { field: 'code' });
}

const event = (what: 'on' | 'off' | 'reset' | 'recovered' | 'codes-renewed', entityId: string, at: Date) => ({
  action: `account.second-factor-${what}`,
  entity: 'account',
  entityId,
  at,
});

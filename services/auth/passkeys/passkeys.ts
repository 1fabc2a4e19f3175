import { generateRegistrationOptions, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, count, desc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { deviceName } from '../../../machines/rules/text/device-name.ts';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import { iso } from '../../base/iso-time.ts';
import type { Database } from '../../database/database.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { writePasskeyNotice } from '../accounts/account-mails.ts';
import { accounts, passkeys } from '../auth.tables.ts';
import { addresseeOf } from '../sessions/credentials.ts';
import { CHALLENGE_MS, storeChallenge } from './challenges.ts';
import { checkedNew, readCredential } from './checked.ts';
import type { Passkey } from './passkeys.routes.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';

type Deps = Pick<ServiceDeps, 'db' | 'now' | 'portal'>;

const MOST_PASSKEYS = 10;

const shown = ({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  created_at: iso(createdAt),
  last_used_at: lastUsedAt && iso(lastUsedAt),
});

const ofAccount = (accountId: string) => eq(passkeys.accountId, accountId);

export async function passkeysOf(db: Database, { accountId }: Caller): Promise<Passkey[]> {
  const ofAll = db.select().from(passkeys).where(ofAccount(accountId));
  return (await ofAll.orderBy(desc(passkeys.id)).limit(MOST_PASSKEYS)).map(shown);
}

/** Options for the browser; devices that have a passkey of the account are left out. */
export async function optionsOfNew({ db, now, portal }: Deps, caller: Caller): Promise<string> {
  const { accountId } = caller;
  const [present, { username }] = await Promise.all([
    db.select().from(passkeys).where(ofAccount(accountId)),
    addresseeOf(db, accountId),
  ]);
  if (present.length >= MOST_PASSKEYS) refuseMore();
  const options = await generateRegistrationOptions({
    rpName: portal.providerName,
    rpID: relyingParty(portal.publicUrl).id,
    userID: userHandleOf(accountId),
    userName: username,
    userDisplayName: caller.name,
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: present.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(db, options.challenge, { accountId }, now());
  return JSON.stringify(options);
}

/** By what a passkey tells whose it is; its text is the base64url of it. */
export const userHandleOf = (accountId: string) => new TextEncoder().encode(accountId);

/** @throws ServiceError 422 PASSKEY_REFUSED, 409 TOO_MANY or DUPLICATE */
export async function addPasskey(
  deps: Deps,
  caller: Caller,
  { credential, userAgent }: { credential: string; userAgent: string | undefined },
): Promise<Passkey> {
  const { accountId } = caller;
  const response = readCredential<RegistrationResponseJSON>(credential);
  const key = await checkedNew(deps, response, { accountId });
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    // Of two that are added at once the second one counts the first.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    const [present] = await tx.select({ count: count() }).from(passkeys).where(ofAccount(accountId));
    if ((present?.count ?? 0) >= MOST_PASSKEYS) refuseMore();
    const name = nameOf(response, userAgent);
    const transports = response.response.transports ?? [];
    const [added] = await tx
      .insert(passkeys)
      .values({ id: uuidv7(), accountId, ...key, transports: transports.slice(0, 10), name, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!added) fail('DUPLICATE', 'This passkey was added before.');
    await audit(tx, caller, { ...event('added', accountId, now), after: { name } });
    const to = await addresseeOf(tx, accountId);
    await writePasskeyNotice(tx, deps.portal, to, { passkey: name, added: 'added', now });
    return shown(added);
  });
}

function refuseMore(): never {
  fail('TOO_MANY', `Your account has ${MOST_PASSKEYS} passkeys, which is the most. Remove one that you do not use.`);
}

/** The name of a new passkey says what it was made with: a key or a phone beside the device, or the browser itself. */
function nameOf({ authenticatorAttachment, response }: RegistrationResponseJSON, userAgent = ''): string {
  if (authenticatorAttachment !== 'cross-platform') return deviceName(userAgent);
  return response.transports?.includes('hybrid') ? 'Phone or tablet' : 'Security key';
}

export async function renamePasskey(db: Database, caller: Caller, id: string, name: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [renamed] = await tx.update(passkeys).set({ name }).where(own(caller, id)).returning();
    if (!renamed) notFound('Passkey');
    await audit(tx, caller, { ...event('renamed', caller.accountId, now), after: { name } });
  });
}

export async function removePasskey({ db, now: clock, portal }: Deps, caller: Caller, id: string): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const [removed] = await tx.delete(passkeys).where(own(caller, id)).returning();
    if (!removed) notFound('Passkey');
    const { name } = removed;
    await audit(tx, caller, { ...event('removed', caller.accountId, now), before: { name } });
    const to = await addresseeOf(tx, caller.accountId);
    await writePasskeyNotice(tx, portal, to, { passkey: name, added: 'removed', now });
  });
}

const own = ({ accountId }: Caller, id: string) => and(ofAccount(accountId), eq(passkeys.id, id));

export const event = (what: 'added' | 'renamed' | 'removed' | 'used', entityId: string, at: Date) => ({
  action: `account.passkey-${what}`,
  entity: 'account',
  entityId,
  at,
});

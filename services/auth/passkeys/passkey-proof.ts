import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { passkeys } from '../auth.tables.ts';
import { shownTime, trustedFrom } from '../sessions/address-trust.ts';
import { addDevice } from '../sessions/devices.ts';
import type { Origin } from '../sessions/sessions.ts';
import { CHALLENGE_MS, storeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { noteUse, usedPasskey } from './used-passkey.ts';

type Deps = Pick<ServiceDeps, 'db' | 'now' | 'portal'>;

/** Options for the browser, which accept the passkeys of the account alone. @throws ServiceError 404 where it has none */
export async function optionsOfProof({ db, now, portal }: Deps, { accountId }: Caller): Promise<string> {
  const own = await db.select().from(passkeys).where(eq(passkeys.accountId, accountId));
  if (own.length === 0) notFound('Passkey');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(portal.publicUrl).id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await storeChallenge(db, options.challenge, { accountId }, now());
  return JSON.stringify(options);
}

/**
 * Registers a device by a passkey of the account. A thief of the password could add one: as with a new email address, its
 * holder has a day to read the mail about it.
 * @returns its device_id. @throws ServiceError 422 PASSKEY_REFUSED
 */
export async function registerByPasskey(deps: Deps, caller: Caller, text: string, from: Origin): Promise<string> {
  const used = await usedPasskey(deps, text, { accountId: caller.accountId });
  const [now, countsFrom] = [deps.now(), trustedFrom(used.addedAt)];
  if (countsFrom > now) {
    const at = shownTime(countsFrom, deps.portal);
    fail(
      'PASSKEY_REFUSED',
      `This passkey is new: it opens results from ${at} on. Use the one-time password until then.`,
    );
  }
  return deps.db.transaction(async (tx) => {
    await noteUse(tx, used, now);
    return addDevice(tx, caller, { ...from, now });
  });
}

import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { fail } from '../../base/errors.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { newToken } from '../../shared/secret-tokens.ts';
import { CHALLENGE_MS, storeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { type UsedPasskey, usedPasskey } from './used-passkey.ts';

type Deps = Pick<ServiceDeps, 'db' | 'now' | 'portal'>;

/** Options for the browser, which accept any passkey of the portal, and the ticket that its answer needs. */
export async function optionsOfSignIn({ db, now, portal }: Deps): Promise<{ options: string; ticket: string }> {
  const ticket = newToken();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(portal.publicUrl).id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await storeChallenge(db, options.challenge, { ticket }, now());
  return { options: JSON.stringify(options), ticket };
}

/** @throws ServiceError 422 PASSKEY_REFUSED, 409 NOT_ACTIVE */
export async function accountOfPasskey(deps: Deps, text: string, ticket: string): Promise<UsedPasskey> {
  const used = await usedPasskey(deps, text, { ticket });
  if (!used.mayEnter) fail('NOT_ACTIVE', 'This account is deactivated. Ask whoever manages your company’s accounts.');
  return used;
}

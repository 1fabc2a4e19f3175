import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { fail, ServiceError } from '../../base/errors.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { type ChallengeOwner, consumeChallenge } from './challenges.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';

type Deps = Pick<ServiceDeps, 'db' | 'now' | 'portal'>;

const credential = z.looseObject({
  id: z.string().max(1_400),
  response: z.looseObject({ clientDataJSON: z.string(), userHandle: z.string().optional() }),
});

/** A stored key, as the library reads it. */
export interface StoredKey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

/**
 * The credential that a browser wrote as JSON. What else is in it the library looks at.
 * @throws ServiceError 422 PASSKEY_REFUSED
 */
export function readCredential<Response extends RegistrationResponseJSON | AuthenticationResponseJSON>(
  text: string,
): Response {
  const read = credential.safeParse(jsonOf(text));
  if (!read.success) fail('PASSKEY_REFUSED', 'The browser’s answer could not be read. Please try again.');
  return read.data as unknown as Response;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A new passkey, checked by the library: challenge, address of the page, relying party, and that the person was verified. */
export async function checkedNew(deps: Deps, response: RegistrationResponseJSON, asked: ChallengeOwner) {
  const expected = { response, ...expectedOf(deps, asked), supportedAlgorithmIDs: ALGORITHMS };
  const checked = await verifyRegistrationResponse(expected).catch(failWithReason);
  return checked.verified ? keyOf(checked) : failWithReason();
}

const keyOf = ({
  registrationInfo: { credential: made },
}: Extract<VerifiedRegistrationResponse, { verified: true }>): StoredKey => ({
  credentialId: made.id,
  publicKey: Buffer.from(made.publicKey).toString('base64url'),
  counter: made.counter,
});

/** The use of a passkey, checked by the library as a new one is, with its signature and its counter. @returns the counter */
export async function checkedUse(
  deps: Deps,
  response: AuthenticationResponseJSON,
  asked: ChallengeOwner,
  { credentialId: id, publicKey, counter }: StoredKey,
): Promise<number> {
  const stored = { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) };
  const expected = { response, ...expectedOf(deps, asked), credential: stored };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse(expected).catch(failWithReason);
  return verified ? authenticationInfo.newCounter : failWithReason();
}

function expectedOf({ db, now, portal }: Deps, asked: ChallengeOwner) {
  const { id, origin } = relyingParty(portal.publicUrl);
  return {
    expectedChallenge: (challenge: string) => consumeChallenge(db, challenge, asked, now()),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
}

/** The library says what is wrong to programmers; people need what they can do. */
function failWithReason(error?: unknown): never {
  if (error instanceof ServiceError) throw error;
  const words = error instanceof Error ? error.message : '';
  if (words.includes('counter')) fail('PASSKEY_REFUSED', COPIED);
  if (words.includes('could not be verified')) fail('PASSKEY_REFUSED', UNVERIFIED);
  if (words.includes('origin') || words.includes('RP ID')) fail('PASSKEY_REFUSED', ELSEWHERE);
  fail('PASSKEY_REFUSED', 'This passkey could not be checked. Please try again, or log in with your password.');
}

export const COPIED =
  'This passkey may have been copied: it was used elsewhere since. Log in with your password, and remove it under My Account.';
const UNVERIFIED = 'Your device did not ask for your fingerprint, face or PIN, which a passkey needs here.';
const ELSEWHERE =
  'This passkey was asked for by another address than the portal’s. Open the portal by its own address.';

import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { registeredDevice } from '../otp/otp.routes.ts';
import { openedSession } from '../sessions/auth.routes.ts';

const route = routesOf('Passkeys');

const path = '/auth/account/passkeys';
const onePath = `${path}/{passkey_id}` as const;
const params = z.object({ passkey_id: z.uuid() });

const tooMany = errorResponse('Too many attempts; `details.retry_after` says how many seconds to wait.');
const refused = errorResponse('PASSKEY_REFUSED: the words say why.');
const unknown = errorResponse('The account has no such passkey.');
const instant = (description: string) => z.string().openapi({ description, example: '2026-11-23T01:15:00Z' });

const name = z
  .string()
  .trim()
  .min(1, 'This field is required.')
  .max(60, 'must be at most 60 characters')
  .openapi({ description: 'By which its holder knows it.', example: 'Chrome on Windows' });

/** The answer of the browser, as JSON; the standard WebAuthn says what is in it. */
const credential = z.string().max(20_000).openapi({
  description: 'The credential that the browser answered, as the JSON of WebAuthn.',
});
const options = z.string().openapi({ description: 'What the browser is asked, as the JSON of WebAuthn.' });

const passkey = namedObject('Passkey', {
  id: z.uuid(),
  name,
  created_at: instant('When it was added.'),
  last_used_at: instant('The last sign-in with it.').nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const listPasskeys = route('listPasskeys', 'get', path, {
  graphql: { query: 'passkeys', pick: 'passkeys' },
  summary: "The passkeys of the caller's account",
  description: 'At most 10, the newest first.',
  responses: { 200: answer('The passkeys.', namedObject('Passkeys', { passkeys: z.array(passkey) })) },
});

export const beginPasskey = route('beginPasskey', 'post', `${path}/challenge`, {
  graphql: { mutation: 'beginPasskey', flat: true, pick: 'options' },
  summary: 'Ask a device for a new passkey',
  description: 'The challenge in it is good for 5 minutes, once, for this account.',
  request: { body: namedBody('PasskeyBeginning', { current_password: z.string().min(1).max(256) }) },
  responses: {
    201: answer('What to ask.', namedObject('PasskeyOptions', { options })),
    400: errorResponse('The password is wrong: `field` is `current_password`.'),
    409: errorResponse('TOO_MANY: the account has 10 passkeys.'),
    429: tooMany,
  },
});

export const addPasskey = route('addPasskey', 'post', path, {
  graphql: { mutation: 'addPasskey', flat: true },
  summary: 'Add the passkey that the device made',
  description: 'Its name says what it was made with. The holder gets a mail.',
  request: { body: namedBody('NewPasskey', { credential }) },
  responses: {
    201: answer('Added.', passkey),
    409: errorResponse('TOO_MANY: the account has 10 passkeys. DUPLICATE: it was added before.'),
    422: refused,
    429: tooMany,
  },
});

export const renamePasskey = route('renamePasskey', 'put', onePath, {
  graphql: { mutation: 'renamePasskey', args: { id: 'passkey_id' }, flat: true },
  summary: 'Give a passkey another name',
  description: 'The name is for its holder alone.',
  request: { params, body: namedBody('PasskeyName', { name }) },
  responses: { 204: { description: 'Renamed.' }, 404: unknown },
});

export const removePasskey = route('removePasskey', 'delete', onePath, {
  graphql: { mutation: 'removePasskey', args: { id: 'passkey_id' } },
  summary: 'Remove a passkey',
  description: 'It signs in no more. The holder gets a mail.',
  request: { params },
  responses: { 204: { description: 'Removed.' }, 404: unknown },
});

export const beginPasskeyProof = route('beginPasskeyProof', 'post', `${path}/proof/challenge`, {
  graphql: { mutation: 'beginPasskeyProof', pick: 'options' },
  summary: "Ask a device for a passkey of the caller's account",
  description: 'The challenge in it is good for 5 minutes, once, for this account.',
  responses: {
    201: answer('What to ask.', namedObject('PasskeyProofOptions', { options })),
    404: unknown,
  },
});

export const provePasskey = route('provePasskey', 'post', `${path}/proof`, {
  graphql: { mutation: 'provePasskey', flat: true, pick: 'device_id' },
  summary: 'Prove a passkey in place of a one-time password',
  description:
    'Registers the device that asks. A passkey counts 24 hours after it was added, as a new email address does.',
  request: { body: namedBody('PasskeyProof', { credential }) },
  responses: {
    200: answer('The device is registered: send its id as DeviceID header from now on.', registeredDevice),
    422: refused,
    429: tooMany,
  },
});

export const beginPasskeySignIn = route('beginPasskeySignIn', 'post', '/auth/passkey-sign-in/challenge', {
  graphql: {
    mutation: 'beginPasskeySignIn',
    withoutToken: true,
    cookies: { kept: { ticket: 'passkeySignIn' } },
    pick: 'options',
  },
  summary: 'Ask a device for any passkey of the portal',
  description: 'The challenge in it is good for 5 minutes, once, together with the ticket.',
  responses: {
    201: answer(
      'What to ask.',
      namedObject('PasskeySignInOptions', {
        options,
        ticket: z.string().openapi({ description: 'Sent back with the credential; the browser keeps it as a cookie.' }),
      }),
    ),
    429: tooMany,
  },
});

export const signInWithPasskey = route('signInWithPasskey', 'post', '/auth/passkey-sign-in', {
  graphql: {
    mutation: 'signInWithPasskey',
    flat: true,
    withoutToken: true,
    cookies: {
      sent: { PasskeySignIn: 'passkeySignIn', KnownDevice: 'knownDevice' },
      kept: { known_device: 'knownDevice' },
    },
    answer: { type: 'PasskeySession', omit: ['known_device', 'token_type', 'exp', 'ts'] },
  },
  summary: 'Sign in with a passkey',
  description:
    'Opens a session of 12 hours, without username, password and code: the device has checked its holder by fingerprint, face or PIN.',
  request: {
    headers: z.object({
      PasskeySignIn: z
        .string()
        .max(100)
        .optional()
        .openapi({ description: 'The ticket that came with the challenge.' }),
      KnownDevice: z.string().max(1_000).optional().openapi({
        description: 'The last `known_device` that this device was answered.',
      }),
    }),
    body: namedBody('PasskeyCredential', { credential }),
  },
  responses: {
    201: answer('The session is open.', openedSession),
    409: errorResponse('NOT_ACTIVE: the account or its company is deactivated.'),
    422: refused,
    429: tooMany,
  },
});

import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';

const route = routesOf('Own account');
const path = '/auth/account/second-factor';

const tooMany = errorResponse('Too many attempts; `details.retry_after` says how many seconds to wait.');
const wrongPassword = errorResponse('The password is wrong: `field` is `current_password`.');
const currentPassword = z.string().min(1).max(256);

const secondFactor = namedObject('SecondFactor', {
  enabled: z.boolean().openapi({ description: 'Whether a sign-in asks for a code.' }),
  recovery_codes_left: z.int(),
});
export type SecondFactor = z.output<typeof secondFactor>;

const recoveryCodes = namedObject('RecoveryCodes', { recovery_codes: z.array(z.string()) });

export const getSecondFactor = route('getSecondFactor', 'get', path, {
  graphql: { query: 'secondFactor' },
  summary: "The second factor of the caller's account",
  description: 'Whether a sign-in asks for a code after the password, and how many recovery codes are left.',
  responses: { 200: answer('Whether there is one.', secondFactor) },
});

export const beginSecondFactor = route('beginSecondFactor', 'post', path, {
  graphql: { mutation: 'beginSecondFactor', flat: true },
  summary: 'Make a secret for an authenticator app',
  description: 'Sign-in asks for no code before one of it is confirmed. Each call makes another secret.',
  request: { body: namedBody('SecondFactorBeginning', { current_password: currentPassword }) },
  responses: {
    201: answer(
      'The secret for time-based one-time passwords (RFC 6238): SHA-1, six digits, 30 seconds.',
      namedObject('SecondFactorSecret', {
        secret: z.string().openapi({ description: 'Base32, to be typed into an app.', example: 'JBSWY3DPEHPK3PXP' }),
        link: z.string().openapi({ description: 'The same as an `otpauth:` link.' }),
      }),
    ),
    400: wrongPassword,
    409: errorResponse('CONFLICT: the account has a second factor already.'),
    429: tooMany,
  },
});

export const confirmSecondFactor = route('confirmSecondFactor', 'post', `${path}/confirmation`, {
  graphql: { mutation: 'confirmSecondFactor', flat: true, pick: 'recovery_codes' },
  summary: 'Turn the second factor on',
  description: 'By a code of the app. The answer has ten recovery codes, which are shown this once; each works once.',
  request: { body: namedBody('SecondFactorConfirmation', { code: z.string().max(40) }) },
  responses: {
    200: answer('It is on.', recoveryCodes),
    409: errorResponse('CONFLICT: no secret waits for its confirmation.'),
    422: errorResponse('CODE_WRONG at `code`.'),
    429: tooMany,
  },
});

export const renewRecoveryCodes = route('renewRecoveryCodes', 'post', `${path}/recovery-codes`, {
  graphql: { mutation: 'renewRecoveryCodes', flat: true, pick: 'recovery_codes' },
  summary: 'Make new recovery codes',
  description: 'Ten, which are shown this once. Those from before open nothing any more.',
  request: { body: namedBody('RecoveryCodesRenewal', { current_password: currentPassword }) },
  responses: {
    200: answer('The new codes.', recoveryCodes),
    400: wrongPassword,
    409: errorResponse('CONFLICT: the account has no second factor.'),
    429: tooMany,
  },
});

export const removeSecondFactor = route('removeSecondFactor', 'post', `${path}/removal`, {
  graphql: { mutation: 'removeSecondFactor', flat: true },
  summary: 'Turn the second factor off',
  description: 'Its secret and its recovery codes are deleted.',
  request: { body: namedBody('SecondFactorRemoval', { current_password: currentPassword }) },
  responses: { 204: { description: 'It is off.' }, 400: wrongPassword, 429: tooMany },
});

export const resetSecondFactor = route(
  'resetSecondFactor',
  'delete',
  '/auth/organisations/{org_id}/accounts/{account_id}/second-factor',
  {
    graphql: { mutation: 'resetSecondFactor', args: { org: 'org_id' } },
    summary: "Turn off another account's second factor",
    description: 'For somebody who lost both the device and the recovery codes. Its holder gets a mail.',
    request: { params: z.object({ org_id: z.uuid(), account_id: z.uuid() }) },
    responses: {
      204: { description: 'It is off.' },
      404: errorResponse('No such account.'),
      409: errorResponse("OWN_ACCOUNT: one's own is removed with the password."),
    },
  },
);

import { z } from '@hono/zod-openapi';
import { PERMISSIONS } from '../../../machines/rules/access/permissions.ts';
import { type GraphqlPart, inGraphql } from '../../shared/http/graphql.ts';
import { answer, errorResponse, jsonBody, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';

const route = routesOf('Session');

/** Both tokens of a session, as login and refresh answer them. Times are seconds since 1970. */
const sessionSchema = namedObject('Session', {
  access_token: z.string().openapi({ description: 'Signed, 20 minutes.' }),
  refresh_token: z.string().openapi({ description: 'Good for one refresh.' }),
  token_type: z.literal('Bearer'),
  org: z.uuid().openapi({ description: "The account's organisation." }),
  account_id: z.uuid(),
  exp: inGraphql(
    z.int().openapi({ description: 'When the access token ends, in seconds since 1970.', example: 1795226400 }),
    { type: 'DateTime' },
  ),
  ts: z.int().openapi({ description: 'When it was issued, in seconds since 1970.', example: 1795225200 }),
});
/** The view that a page gets of a session. */
export const sessionKeys: GraphqlPart = {
  type: 'SessionKeys',
  names: { expiresAt: 'exp' },
  omit: ['known_device', 'token_type', 'ts'],
};
export type SessionAnswer = z.output<typeof sessionSchema>;

export const openedSession = sessionSchema
  .extend({
    known_device: z.string().openapi({
      description:
        'For the device to keep, and to send with its next sign-in; good for 180 days, until the password changes.',
    }),
  })
  .openapi('OpenedSession');

export const login = route('login', 'post', '/auth/login', {
  graphql: {
    mutation: 'logIn',
    flat: true,
    withoutToken: true,
    cookies: { sent: { KnownDevice: 'knownDevice' }, kept: { known_device: 'knownDevice' } },
    codes: { 401: 'REJECTED', 403: 'REJECTED' },
    answer: sessionKeys,
  },
  summary: 'Sign in',
  description:
    'Opens a session of 12 hours. After 5 wrong passwords for an account from one address it has to wait, up to 15 minutes. ' +
    'A device on which the account has signed in before is counted by itself: strangers cannot lock it out. ' +
    'A company can ask for its own sign-in instead.',
  request: {
    headers: z.object({
      KnownDevice: z
        .string()
        .max(1_000)
        .optional()
        .openapi({ description: 'The last `known_device` that this device was answered.' }),
    }),
    body: jsonBody(
      z
        .strictObject({
          username: z.string().min(1).max(200),
          password: z.string().min(1).max(256),
          code: z.string().max(40).optional().openapi({
            description: 'Of the second factor, where the account has one: from the app, or a recovery code.',
          }),
        })
        .openapi('Credentials', { example: { username: 'manager', password: 'a long secret' } }),
    ),
  },
  responses: {
    201: answer('The session is open.', openedSession),
    401: errorResponse('Wrong username or password.'),
    422: errorResponse('CODE_WRONG at `code`: it is wrong, too old, or was used.'),
    428: errorResponse(
      'SECOND_FACTOR_REQUIRED: the password is right, and the account has a second factor. Send `code` too.',
    ),
    429: errorResponse('Too many attempts; `details.retry_after` says how many seconds to wait.'),
  },
});

export const refreshToken = route('refreshToken', 'post', '/auth/refresh_token', {
  graphql: { mutation: 'refreshSession', flat: true, withoutToken: true, answer: sessionKeys },
  summary: 'Renew both tokens',
  description:
    'A refresh token is good once. Used again within two minutes it still answers, for tabs that ask at the same time and after a lost answer; ' +
    'later it ends the whole session.',
  request: { body: namedBody('Refresh', { refresh_token: z.string().min(1).max(200) }) },
  responses: {
    201: answer('Both tokens are new.', sessionSchema),
    401: errorResponse('This is no refresh token of ours.'),
    498: errorResponse('The session is over.'),
  },
});

export const logout = route('logout', 'post', '/auth/logout', {
  graphql: { mutation: 'logOut', pick: 'provider_log_out' },
  summary: 'Sign out',
  description: "Ends the caller's session: its tokens answer 498 from the next request on.",
  responses: {
    200: answer(
      'The session has ended.',
      namedObject('LoggedOut', {
        provider_log_out: z.string().nullable().openapi({
          description: 'Where the company’s identity provider ends the person’s session too; null where there is none.',
          example: null,
        }),
      }),
    ),
  },
});

const configsSchema = z
  .object(Object.fromEntries(PERMISSIONS.map((permission) => [permission, z.boolean()])))
  .openapi('AccountConfigs', {
    example: Object.fromEntries(PERMISSIONS.map((permission) => [permission, permission.endsWith('bookings')])),
  });

export const getPermissions = route('getPermissions', 'get', '/auth/permissions', {
  summary: "The caller's permissions",
  description: 'Every flag by its name; the true ones are what the account may do in its organisation.',
  responses: {
    200: answer('The account config.', z.object({ account_configs: configsSchema })),
  },
});

export const getSigningKeys = route('getSigningKeys', 'get', '/auth/keys', {
  summary: 'Public keys of access tokens',
  description: 'A JSON Web Key Set, for services that check tokens themselves.',
  responses: {
    200: answer(
      'The keys.',
      namedObject('KeySet', {
        keys: z.array(
          z.object({
            kty: z.literal('OKP'),
            crv: z.literal('Ed25519'),
            x: z.string(),
            alg: z.literal('EdDSA'),
            use: z.literal('sig'),
            kid: z.string(),
          }),
        ),
      }),
    ),
  },
});

import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { openedSession, sessionKeys } from '../sessions/auth.routes.ts';

const route = routesOf('Identity provider');

const email = z.string().max(254).openapi({ description: 'As typed at the sign-in.', example: 'priya@redgum.example' });
const domain = z.string().max(253).openapi({ description: 'Of an email address.', example: 'redgum.example' });
const browser = z
  .string()
  .max(100)
  .openapi({ description: 'The secret that the gateway keeps in a cookie of the browser.', example: 'q0Yz…' });

export const findIdentityProvider = route('findIdentityProvider', 'post', '/auth/identity-provider/find', {
  graphql: { query: 'companySignIn', flat: true, withoutToken: true },
  summary: 'Whether an email address has a company’s sign-in',
  description: 'Looks at the domain alone, and answers for verified domains of companies whose provider is on.',
  request: { body: namedBody('CompanySignInQuestion', { email }) },
  responses: {
    200: answer(
      'Null where there is none.',
      namedObject('CompanySignIn', {
        company_name: z.string().nullable().openapi({ example: 'Redgum Mining' }),
      }),
    ),
    429: errorResponse('Too many questions from this address.'),
  },
});

export const startProviderSignIn = route('startProviderSignIn', 'post', '/auth/provider-sign-ins', {
  summary: 'Begin a sign-in at a company’s provider',
  description:
    'For the gateway. What is wrong is said by `finishProviderSignIn`, as the browser is sent there at once.',
  request: { body: namedBody('ProviderSignInStart', { domain }) },
  responses: {
    201: answer(
      'Begun, for ten minutes.',
      z.object({
        browser,
        location: z
          .string()
          .nullable()
          .openapi({ description: 'Where the provider asks the person; null where it was refused.' }),
      }),
    ),
    429: errorResponse('Too many sign-ins from this address.'),
  },
});

export const answerProviderSignIn = route('answerProviderSignIn', 'post', '/auth/provider-sign-ins/answer', {
  summary: 'Take the provider’s answer',
  description:
    'For the gateway: what the provider has sent the browser back with. Each state counts once, in its browser.',
  request: {
    body: namedBody('ProviderSignInAnswer', {
      browser,
      query: z.string().max(8_000).openapi({ description: 'As it came.', example: 'code=…&state=…&iss=…' }),
    }),
  },
  responses: { 204: { description: 'Taken; `finishProviderSignIn` says what came of it.' } },
});

export const finishProviderSignIn = route('finishProviderSignIn', 'post', '/auth/provider-sign-ins/finish', {
  graphql: {
    mutation: 'finishProviderSignIn',
    withoutToken: true,
    cookies: {
      sent: { ProviderSignIn: 'providerSignIn', KnownDevice: 'knownDevice' },
      kept: { known_device: 'knownDevice' },
    },
    codes: { 403: 'REJECTED' },
    answer: sessionKeys,
  },
  summary: 'Open the session of a sign-in at a provider',
  description: 'Once for each sign-in, in the browser that began it. The portal asks for no code of its own.',
  request: {
    headers: z.object({
      ProviderSignIn: browser.optional(),
      KnownDevice: z
        .string()
        .max(1_000)
        .optional()
        .openapi({ description: 'The last `known_device` that this device was answered.' }),
    }),
  },
  responses: {
    201: answer('The session is open.', openedSession),
    403: errorResponse('SIGN_IN_REFUSED, with the reason in words.'),
  },
});

export const logOutByProvider = route('logOutByProvider', 'post', '/auth/provider-sign-ins/logged-out', {
  summary: 'End the sessions that a provider has ended',
  description:
    'For the gateway: OpenID Connect Back-Channel Logout 1.0. The log-out token proves who asks, and counts once.',
  request: {
    body: namedBody('ProviderLogOut', {
      logout_token: z.string().max(16_000).openapi({ description: 'As it came.', example: 'eyJhbGciOiJSUzI1NiIs…' }),
    }),
  },
  responses: {
    204: { description: 'The sessions have ended.' },
    422: errorResponse('INVALID: the token proves nothing, or was used already.'),
    429: errorResponse('Too many log-outs from this address.'),
  },
});

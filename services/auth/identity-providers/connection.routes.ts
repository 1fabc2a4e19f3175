import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';

const route = routesOf('Identity provider');

const path = '/auth/identity-provider';
const instant = (description: string) =>
  z.iso.datetime({ offset: true }).openapi({ description, example: '2026-11-23T01:15:00Z' });

const fields = {
  issuer: z.string().max(500, 'must be at most 500 characters').openapi({
    description: 'As the provider’s own metadata spells it: https, and a public address.',
    example: 'https://login.redgum.example',
  }),
  client_id: z
    .string()
    .min(1, 'This field is required.')
    .max(300, 'must be at most 300 characters')
    .openapi({ description: 'What the provider calls the portal.', example: 'preflight' }),
  allows_new_accounts: z
    .boolean()
    .openapi({ description: 'Whether a first sign-in creates an account where there is none.' }),
};
const roleId = z.uuid().nullable().openapi({
  description: 'The role of accounts that are created so.',
  example: '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a',
});
const breakGlassId = z.uuid().nullable().openapi({
  description: 'While it is named, every other account of the company has to sign in at the provider.',
  example: '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5b',
});

const provider = namedObject('IdentityProvider', {
  ...fields,
  role_id: roleId,
  break_glass_account_id: breakGlassId,
  role_name: z.string().nullable(),
  break_glass_name: z.string().nullable().openapi({ example: 'Priya Raman' }),
  tested_at: instant('When issuer, client id and secret as they are now worked; null: never.').nullable(),
  enabled_at: instant('Since when people sign in by it; null: it is off.').nullable(),
  updated_at: instant('When it was changed last.'),
});
export type IdentityProvider = z.output<typeof provider>;

const domainNames = { id: 'domain_id' } as const;
const domain = namedObject(
  'SignInDomain',
  {
    domain_id: z.uuid(),
    domain: z.string().openapi({ example: 'redgum.example' }),
    txt_record: z
      .string()
      .openapi({ description: 'What a TXT record of the domain has to say.', example: 'preflight-verify=3kQz81aB…' }),
    verified_at: instant('When the record was found; null: not yet.').nullable(),
  },
  { names: domainNames },
);
export type SignInDomain = z.output<typeof domain>;

const settings = namedObject('SignInSettings', {
  provider: provider.nullable(),
  domains: z.array(domain),
  admin_second_factor: z.boolean().openapi({
    description: 'Administrators of the company open nothing but their own account without a second factor.',
  }),
  redirect_uri: z.string().openapi({
    description: 'For the provider: where it sends people back to.',
    example: 'https://portal.example/sign-in/oidc/callback',
  }),
  logout_uri: z.string().openapi({
    description: 'For the provider: where its back-channel log-out posts to.',
    example: 'https://portal.example/sign-in/oidc/logged-out',
  }),
  logged_out_uri: z.string().openapi({
    description: 'For the provider: where it sends people to after a log-out.',
    example: 'https://portal.example/login',
  }),
});
export type SignInSettings = z.output<typeof settings>;

const params = z.object({ domain_id: z.uuid().openapi({ description: 'A domain of the own company.' }) });
const noProvider = errorResponse('The company has no identity provider.');
const unknownDomain = errorResponse('Unknown, or another company’s: both answer alike.');
const current = answer('As it is now.', settings);

export const getSignInSettings = route('getSignInSettings', 'get', path, {
  graphql: { query: 'signInSettings' },
  summary: 'How people of the company sign in',
  description: 'The own company’s identity provider, without its secret, and its email domains.',
  responses: { 200: current },
});

export const saveIdentityProvider = route('saveIdentityProvider', 'put', path, {
  graphql: { mutation: 'saveIdentityProvider' },
  summary: 'Save the identity provider',
  description: 'Another issuer, client id or secret turns it off until it was tested again.',
  request: {
    body: namedBody('IdentityProviderContent', {
      ...fields,
      role_id: roleId.optional(),
      break_glass_account_id: breakGlassId.optional(),
      client_secret: z.string().max(1_000, 'must be at most 1,000 characters').optional().openapi({
        description: 'Stored encrypted and never shown again. Left out, it stays as it is.',
        example: 'a long secret',
      }),
      updated_at: instant('`updated_at` as the editor read it; null where there was none.').nullable(),
    }),
  },
  responses: {
    200: current,
    403: errorResponse('NOT_HELD at `role_id`: the account may not do what the role holds.'),
    404: errorResponse('No such role.'),
    409: errorResponse('EDIT_CONFLICT: it was changed since it was read; `details.present` is what it is now.'),
    422: errorResponse('INVALID at its field, with the reason.'),
  },
});

export const testIdentityProvider = route('testIdentityProvider', 'post', `${path}/test`, {
  graphql: { mutation: 'testIdentityProvider' },
  summary: 'Test the connection',
  description: 'Reads the provider’s metadata, and has it check client id, secret and redirect address.',
  responses: { 200: current, 404: noProvider, 409: errorResponse('NOT_ACTIVE: what did not work.') },
});

export const enableIdentityProvider = route('enableIdentityProvider', 'post', `${path}/enable`, {
  graphql: { mutation: 'enableIdentityProvider' },
  summary: 'Turn the identity provider on',
  description: 'It was tested, and a domain is verified. People whose email has such a domain may sign in by it.',
  responses: { 200: current, 404: noProvider, 409: errorResponse('NOT_ACTIVE: what is missing.') },
});

export const disableIdentityProvider = route('disableIdentityProvider', 'post', `${path}/disable`, {
  graphql: { mutation: 'disableIdentityProvider' },
  summary: 'Turn the identity provider off',
  description: 'People sign in by their passwords again. Sessions go on.',
  responses: { 200: current, 404: noProvider },
});

export const addSignInDomain = route('addSignInDomain', 'post', `${path}/domains`, {
  graphql: { mutation: 'addSignInDomain', flat: true },
  summary: 'Add an email domain',
  description: 'It counts once its TXT record was found.',
  request: {
    body: namedBody('NewSignInDomain', {
      domain: z.string().max(253, 'must be at most 253 characters').openapi({ example: 'redgum.example' }),
    }),
  },
  responses: {
    200: current,
    409: errorResponse('DUPLICATE, or TOO_MANY.'),
    422: errorResponse('INVALID at `domain`, with the reason.'),
  },
});

export const checkSignInDomain = route('checkSignInDomain', 'post', `${path}/domains/{domain_id}/check`, {
  graphql: { mutation: 'checkSignInDomain', args: { id: 'domain_id' } },
  summary: 'Look for a domain’s TXT record',
  description: 'A domain is verified for one company at most.',
  request: { params },
  responses: {
    200: current,
    404: unknownDomain,
    409: errorResponse(
      'NOT_ACTIVE: the record is not there, or no name server answers. DUPLICATE: another company has verified it.',
    ),
  },
});

export const deleteSignInDomain = route('deleteSignInDomain', 'delete', `${path}/domains/{domain_id}`, {
  graphql: { mutation: 'deleteSignInDomain', args: { id: 'domain_id' } },
  summary: 'Delete an email domain',
  description: 'Nobody with such an email signs in by the provider any more.',
  request: { params },
  responses: { 204: { description: 'Deleted.' }, 404: unknownDomain },
});

import { z } from '@hono/zod-openapi';
import { API_SCOPES } from '../../../machines/rules/access/api-scopes.ts';
import { inGraphql } from '../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';

const route = routesOf('API keys');

const path = '/auth/api-keys';
const onePath = `${path}/{key_id}` as const;
const params = z.object({ key_id: z.uuid().openapi({ description: 'A key of the own organisation.' }) });

const instant = (description: string) =>
  z.iso.datetime({ offset: true }).openapi({ description, example: '2026-11-23T01:15:00Z' });
const keyNames = { id: 'key_id' } as const;
const keyId = z.uuid().openapi({ description: 'The key.' });
const newKeyId = z.uuid().optional().openapi({ description: 'Made by the caller; left out, it gets one.' });
const scopes = z
  .array(z.enum(API_SCOPES))
  .openapi({ description: 'What it opens, as far as the account that made it may.', example: ['bookings:read'] });

const key = namedObject(
  'ApiKey',
  {
    key_id: keyId,
    name: z.string().openapi({ example: 'Payroll' }),
    prefix: z.string().openapi({ description: 'How its secret begins.', example: 'pf_3kQz81aB' }),
    scopes,
    made_by: z.string().openapi({ description: 'The account that it acts as.', example: 'Priya Raman' }),
    is_own: z.boolean().openapi({ description: 'Whether the caller made it.' }),
    is_working: z.boolean().openapi({ description: 'False once it has expired or its account is switched off.' }),
    created_at: instant('When it was made.'),
    expires_at: instant('When it ends.'),
    last_used_at: instant('When it was used last, to the minute.').nullable(),
    previous_until: instant('Until when the secret before the last rotation works too.').nullable(),
  },
  { names: keyNames },
);
export type ApiKey = z.output<typeof key>;

const made = namedObject(
  'MadeApiKey',
  { key_id: keyId, secret: z.string().openapi({ description: 'Shown this once.', example: 'pf_3kQz81aB…' }) },
  { names: keyNames },
);

const unknown = errorResponse('No such key of the organisation.');

export const listApiKeys = route('listApiKeys', 'get', path, {
  graphql: { query: 'apiKeys', pick: 'keys' },
  summary: 'API keys',
  description: 'Keys of the own organisation that were not revoked, the newest first.',
  responses: { 200: answer('The keys.', namedObject('ApiKeys', { keys: z.array(key) })) },
});

export const makeApiKey = route('makeApiKey', 'post', path, {
  graphql: { mutation: 'makeApiKey', args: { keyId: 'key_id' } },
  summary: 'Make an API key',
  description:
    'It acts as the account that makes it, within its scopes, and ends with it. Its secret is shown once. Sent again under ' +
    'the same id, as after a lost answer, a key that was never used gets another secret and these values.',
  request: {
    body: namedBody('NewApiKey', {
      key_id: inGraphql(newKeyId, { required: true }),
      name: z
        .string()
        .min(1, 'This field is required.')
        .max(60, 'must be at most 60 characters')
        .openapi({ description: 'What it is for.', example: 'Payroll' }),
      scopes: scopes.min(1, 'Choose at least one.'),
      valid_days: z.int().min(1).max(365).openapi({ description: 'How long it works.', example: 90 }),
    }),
  },
  responses: {
    201: answer('Made.', made),
    403: errorResponse('NOT_HELD at `scopes`: the account may not do what one of them opens.'),
    409: errorResponse('TOO_MANY: the organisation has as many keys as it can.'),
    422: errorResponse('IDEMPOTENCY_KEY_REUSED: another key has this id, or it was used or revoked already.'),
  },
});

export const rotateApiKey = route('rotateApiKey', 'post', `${onePath}/rotate`, {
  graphql: { mutation: 'rotateApiKey', args: { id: 'key_id', prefix: 'prefix' } },
  summary: 'Give a key a new secret',
  description:
    'The present secret works for 24 hours more; one that was replaced before ends at once. Where `prefix` is that of an ' +
    'earlier secret, the answer with the present one was lost: that one ends instead.',
  request: {
    params,
    query: z.object({
      prefix: z.string().max(20).optional().openapi({ description: 'How the secret begins that the caller replaces.' }),
    }),
  },
  responses: {
    201: answer('The new secret.', made),
    403: errorResponse('Only the account that made it can, because the key acts as that account.'),
    404: unknown,
    409: errorResponse('NOT_ACTIVE: it has expired.'),
  },
});

export const revokeApiKey = route('revokeApiKey', 'delete', onePath, {
  graphql: { mutation: 'revokeApiKey', args: { id: 'key_id' } },
  summary: 'Revoke a key',
  description: 'It is refused from the next request on.',
  request: { params },
  responses: { 204: { description: 'Revoked.' }, 404: unknown },
});

import { z } from '@hono/zod-openapi';
import { MAX_IMPORT_ROWS } from '../../../machines/rules/import/import-columns.ts';
import { inGraphql } from '../../shared/http/graphql.ts';
import { answer, errorResponse, jsonBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { importRoute, undoableImportRoute, undoImportRoute } from '../../shared/import/import.contract.ts';

const route = routesOf('Accounts');

const accounts = { tag: 'Accounts', what: 'accounts' };

export const importAccounts = importRoute('importAccounts', '/auth/imports/accounts', accounts);

export const undoAccountImport = undoImportRoute('undoAccountImport', '/auth/imports/accounts', accounts);

export const undoableAccountImport = undoableImportRoute('Account', '/auth/imports/accounts', accounts);

const uninvitedAccount = namedObject(
  'UninvitedAccount',
  {
    account_id: z.uuid(),
    org_id: z.uuid(),
    org_name: z.string(),
    kind: inGraphql(z.enum(['admin', 'client', 'booking']), { type: 'AccountKind' }),
    name: z.string().openapi({ description: 'The contact person, else the username.' }),
    username: z.string(),
    email: z.string(),
    imported_at: inGraphql(z.string().openapi({ example: '2026-11-23T01:15:00.000Z' }), { type: 'DateTime' }),
  },
  { names: { id: 'account_id' } },
);
export type UninvitedAccount = z.output<typeof uninvitedAccount>;

export const listUninvitedAccounts = route('listUninvitedAccounts', 'get', '/auth/uninvited-accounts', {
  graphql: { query: 'uninvitedAccounts', pick: 'accounts' },
  summary: 'Accounts that were imported and not invited yet',
  description: 'The latest first, at most 2,000; of the organisations and kinds that the caller may see.',
  responses: {
    200: answer('Who waits.', z.object({ accounts: z.array(uninvitedAccount) })),
  },
});

export const inviteAccounts = route('inviteAccounts', 'post', '/auth/invitations', {
  graphql: { mutation: 'inviteAccounts', flat: true, pick: 'invited' },
  summary: 'Invite imported accounts',
  description: 'Mails each an invitation that is good for a week. One that was invited meanwhile is left out.',
  request: {
    body: jsonBody(
      z
        .strictObject({ account_ids: z.array(z.uuid()).min(1).max(MAX_IMPORT_ROWS) })
        .openapi('Invitations', { example: { account_ids: ['01980c2f-0000-7000-8000-000000000000'] } }),
    ),
  },
  responses: {
    201: answer('How many are on their way.', z.object({ invited: z.int() })),
    403: errorResponse('One of them is not the caller’s to manage. Nobody is invited.'),
  },
});

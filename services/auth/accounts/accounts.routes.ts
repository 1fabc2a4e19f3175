import { z } from '@hono/zod-openapi';
import { PERMISSIONS } from '../../../machines/rules/access/permissions.ts';
import { inGraphql, type RootField } from '../../shared/http/graphql.ts';
import { flag, paging } from '../../shared/http/query.ts';
import { answer, errorResponse, jsonBody, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { updateMask } from '../../shared/http/update-mask.ts';
import { lookupPage, lookupQuery } from '../../shared/sql/lookup.ts';

const route = routesOf('Accounts');

const orgPath = z.object({ org_id: z.uuid().openapi({ description: 'The organisation.' }) });
const accountPath = orgPath.extend({ account_id: z.uuid().openapi({ description: 'The account.' }) });

const text = (most: number, description: string, example: string) =>
  z.string().max(most, `must be at most ${most} characters`).openapi({ description, example });
const username = text(100, 'What the account signs in with; once in the portal, whatever its capitals.', 'dan.kerr');
const contactPerson = text(200, 'The person.', 'Daniel Kerr');
const phone = text(50, 'Australian; an empty one is none.', '08 5550 1421');
const email = text(254, 'Where links that set a password go.', 'daniel.kerr@redgum.example');
const permissions = z
  .array(z.enum(PERMISSIONS))
  .max(50)
  .openapi({
    description: 'The flags that are on, in this organisation.',
    example: ['view_bookings', 'make_bookings'],
  });
const roleId = z.uuid().openapi({
  description: 'A role for accounts of this kind: the account has what the role holds, and changes with it.',
});
const seen = z.iso.datetime({ offset: true }).openapi({
  description: '`updated_at` as the editor read it: an account that was changed since is refused with 409.',
  example: '2026-11-23T01:15:00.000Z',
});

/** The fields shown of an account wherever it is found. */
const accountFacts = {
  account_id: z.uuid(),
  org_id: z.uuid(),
  kind: inGraphql(z.enum(['admin', 'client', 'booking']), { type: 'AccountKind' }),
  username: z.string(),
  email: z.string(),
  active: z.boolean(),
  invited: z.boolean().openapi({ description: 'An invitation is open: nobody has set its password yet.' }),
};
const accountNames = { id: 'account_id' };

/** An account as its managers see it. */
const accountFields = {
  ...accountFacts,
  org_id: inGraphql(z.uuid(), { hidden: true }),
  contact_person: z.string().nullable(),
  phone: z.string().nullable(),
  awaits_invitation: z.boolean().openapi({ description: 'It was imported, and nobody has invited it yet.' }),
  permissions,
  role_id: z.uuid().nullable().openapi({ description: 'The role that it follows; null: its permissions are its own.' }),
  role: z.string().nullable().openapi({ description: 'The name of that role.', example: 'Site supervisor' }),
  second_factor: z.boolean().openapi({ description: 'Whether its sign-in asks for a code.' }),
  is_last_admin: z
    .boolean()
    .openapi({ description: 'The only active admin account of its company that has every permission.' }),
  updated_at: seen.openapi({ description: 'When it was changed last.' }),
};
const account = namedObject('Account', accountFields, { names: accountNames });
export type Account = z.output<typeof account>;

const foundAccount = namedObject(
  'FoundAccount',
  {
    ...accountFacts,
    org_name: z.string(),
    name: z.string().openapi({ description: 'The contact person, else the username.' }),
    locked: z.boolean().openapi({ description: 'Has to wait before it signs in, after too many wrong passwords.' }),
    last_sign_in_at: inGraphql(z.string().nullable(), { type: 'DateTime' }).openapi({
      description: 'Null: never.',
      example: '2026-11-23T01:15:00.000Z',
    }),
  },
  { names: accountNames },
);

const unknown = errorResponse('Unknown, or another organisation’s: both answer alike.');
const notHeld = errorResponse('NOT_HELD: nobody gives a flag they do not hold. NOT_COVERED: the account may do more.');

export const findAccounts = route('findAccounts', 'get', '/auth/accounts', {
  graphql: { query: 'foundAccounts', pick: 'accounts', args: { limit: 'page_size' } },
  summary: 'Accounts of all organisations',
  description: 'By a part of name, username or email; of the organisations and kinds that the caller may see.',
  request: {
    query: z.object({
      search: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .openapi({ description: 'Part of name, username or email.', example: 'kerr' }),
      page_size: paging({ pageSize: 6, most: 50 }).page_size,
    }),
  },
  responses: {
    200: answer('The first of them, by name.', z.object({ accounts: z.array(foundAccount) })),
  },
});

export const listAccounts = route('listAccounts', 'get', '/auth/organisations/{org_id}/accounts', {
  graphql: {
    query: 'accounts',
    args: { org: 'org_id' },
    byStatus: true,
    always: { is_count: true },
    only: ['search', 'page', 'role_id'],
    answer: { type: 'AccountPage', names: { total: 'count' } },
  },
  summary: 'Booking accounts of an organisation',
  description: 'By name; of the kinds that the caller may see. Found by a part of name, username or email.',
  request: {
    params: orgPath,
    query: z.object({
      name: lookupQuery.name,
      search: lookupQuery.search,
      status: lookupQuery.status,
      is_count: lookupQuery.is_count,
      role_id: z.uuid().optional().openapi({ description: 'Those that follow this role.' }),
      ...paging({ pageSize: 50, most: 1_000 }),
    }),
  },
  responses: {
    200: answer('One page.', z.object({ accounts: z.array(account), ...lookupPage })),
    404: unknown,
  },
});

export const getAccountPermissions = route(
  'getAccountPermissions',
  'get',
  '/auth/organisations/{org_id}/accounts/{account_id}/permissions',
  {
    graphql: { query: 'accountPermissions', args: { org: 'org_id' }, pick: 'company_permissions' },
    summary: "An account's permissions",
    description: 'Every flag by its name, for each organisation that the account has any in.',
    request: { params: accountPath },
    responses: {
      200: answer(
        'The permissions.',
        namedObject('AccountPermissions', {
          account_id: z.uuid(),
          company_permissions: z.array(
            inGraphql(
              z.object({
                org: z.uuid(),
                company_name: z.string(),
                account_configs: z.record(z.string(), z.boolean()),
                permissions: z.array(z.string()).openapi({
                  description: 'The flags that are on.',
                  example: ['view_bookings', 'make_bookings'],
                }),
              }),
              { type: 'CompanyPermissions', omit: ['account_configs'] },
            ),
          ),
        }),
      ),
      404: unknown,
    },
  },
);

const newAccount = namedBody('NewAccount', {
  username,
  contact_person: contactPerson,
  phone: phone.default(''),
  email,
  permissions: permissions.optional().openapi({
    description:
      'Without it what accounts of this kind start with, as far as the caller holds it. An admin account of a company ' +
      'starts with every flag that a company can use; one of the provider needs this or a role.',
  }),
  role_id: roleId.optional(),
});

const created = {
  201: answer('Its id. An invitation to set the password is on its way.', z.object({ account_id: z.uuid() })),
  403: notHeld,
  404: unknown,
  409: errorResponse('The username is taken (`field` is username).'),
  422: errorResponse(
    'Client and booking accounts belong to a client company. NOT_USABLE at `permissions`: its organisation can never use ' +
      'one of them.',
  ),
};

/** The operations of each kind of account are one field. */
const byKind = (mutation: string, kind?: 'admin' | 'client'): RootField => ({
  mutation,
  choice: { argument: 'kind', type: 'AccountKind!', ...(kind ? { is: kind } : {}) },
  args: { org: 'org_id' },
});

const create = (operationId: string, path: string, summary: string, kind?: 'admin' | 'client') =>
  route(operationId, 'post', `/auth/organisations/{org_id}/${path}`, {
    graphql: {
      ...byKind('addAccount', kind),
      body: { parts: { permissions: { required: true } } },
      pick: 'account_id',
    },
    summary,
    description: 'Mails an invitation that sets its password and is good for a week.',
    request: { params: orgPath, body: newAccount },
    responses: created,
  });

export const createAccount = create('createAccount', 'accounts', 'Add a booking account');
export const createAdminAccount = create(
  'createAdminAccount',
  'admin-accounts',
  'Add an administrator, of the provider or of a company',
  'admin',
);
export const createClientAccount = create('createClientAccount', 'client-accounts', 'Add a client account', 'client');

const accountChange = z
  .strictObject({
    username: username.optional(),
    contact_person: contactPerson.optional(),
    phone: phone.optional(),
    email: email.optional(),
    active: z.boolean().optional().openapi({ description: 'One that is off is refused from its next request on.' }),
    permissions: permissions.optional(),
    role_id: inGraphql(roleId.nullable().optional(), { clears: true }),
    update_mask: updateMask(['username', 'contact_person', 'phone', 'email', 'active', 'permissions', 'role_id']),
    updated_at: seen.optional(),
    may_be_last: z
      .boolean()
      .optional()
      .openapi({ description: 'Deactivates a company’s last admin account too. The provider’s alone.' }),
  })
  .openapi('AccountChange', {
    'x-graphql': { type: 'AccountInput' },
    example: { permissions: ['view_bookings'], update_mask: ['permissions'] },
  });

const change = (operationId: string, path: string, summary: string, kind?: 'client') =>
  route(operationId, 'patch', `/auth/organisations/{org_id}/${path}/{account_id}`, {
    graphql: byKind('changeAccount', kind),
    summary,
    description: 'What the mask names. A new email address voids the links mailed to the old one, which is told of it.',
    request: { params: accountPath, body: jsonBody(accountChange) },
    responses: {
      200: answer('The account as it is now.', account),
      403: notHeld,
      404: unknown,
      409: errorResponse('EDIT_CONFLICT, DUPLICATE at `username`, LAST_ADMINISTRATOR or OWN_ACCOUNT.'),
      422: errorResponse('NOT_USABLE at `permissions`: the account’s organisation can never use one of them.'),
    },
  });

export const updateAccount = change('updateAccount', 'accounts', 'Change a booking or admin account');
export const updateClientAccount = change(
  'updateClientAccount',
  'client-accounts',
  'Change a client account',
  'client',
);

const remove = (operationId: string, path: string, summary: string, kind?: 'client') =>
  route(operationId, 'delete', `/auth/organisations/{org_id}/${path}/{account_id}`, {
    graphql: byKind('deleteAccount', kind),
    summary,
    description: 'Its sessions end. The bookings it made stay as they are, with its name.',
    request: {
      params: accountPath,
      query: z.object({
        may_be_last: flag('Deletes a company’s last admin account too. The provider’s alone.').optional(),
      }),
    },
    responses: {
      204: { description: 'Gone.' },
      404: unknown,
      409: errorResponse('LAST_ADMINISTRATOR or OWN_ACCOUNT.'),
    },
  });

export const deleteAccount = remove('deleteAccount', 'accounts', 'Delete a booking or admin account');
export const deleteClientAccount = remove(
  'deleteClientAccount',
  'client-accounts',
  'Delete a client account',
  'client',
);

export const inviteAccount = route(
  'inviteAccount',
  'post',
  '/auth/organisations/{org_id}/accounts/{account_id}/invitation',
  {
    graphql: { mutation: 'inviteAccount', args: { org: 'org_id' }, pick: 'done' },
    summary: 'Send the invitation again',
    description: 'A new link, good for a week; the earlier ones are void. For accounts of any kind.',
    request: { params: accountPath },
    responses: {
      201: answer('It is on its way.', z.object({ done: z.literal(true) })),
      404: unknown,
    },
  },
);

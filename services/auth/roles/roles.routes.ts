import { z } from '@hono/zod-openapi';
import { PERMISSIONS } from '../../../machines/rules/access/permissions.ts';
import { inGraphql } from '../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { changeOf } from '../../shared/http/update-mask.ts';

const route = routesOf('Roles');

const path = '/auth/roles';
const onePath = `${path}/{role_id}` as const;
const one = z.object({ role_id: z.uuid().openapi({ description: 'The role.' }) });

/** Accounts that take a role in one call. */
const MAX_ASSIGNED = 200;

const kind = inGraphql(
  z.enum(['provider', 'client']).openapi({ description: 'Whose accounts it is for.', example: 'client' }),
  { type: 'RoleKind' },
);
const facts = {
  name: z.string().max(100, 'must be at most 100 characters').openapi({
    description: 'Its name, once among the roles of its kind.',
    example: 'Site supervisor',
  }),
  permissions: z
    .array(z.enum(PERMISSIONS))
    .max(50)
    .openapi({ description: 'The flags that are on.', example: ['view_bookings', 'make_bookings'] }),
};
const roleNames = { id: 'role_id' };
const seen = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:15:00.000Z' });

const role = namedObject('Role', { role_id: z.uuid(), kind, ...facts, updated_at: seen }, { names: roleNames });
const listed = namedObject(
  'ListedRole',
  {
    ...role.shape,
    accounts: z.int().openapi({ description: 'How many accounts follow it that the caller may see.', example: 4 }),
  },
  { names: roleNames },
);

const unknown = errorResponse('Unknown.');
const notHeld = errorResponse(
  'NOT_HELD: nobody gives a flag they do not hold. NOT_COVERED: it takes one they do not hold.',
);
const unusable = errorResponse('NOT_USABLE at `permissions`: client companies can never use one of them.');

export const listRoles = route('listRoles', 'get', path, {
  graphql: { query: 'roles', pick: 'roles' },
  summary: 'Named sets of permissions',
  description: 'By name. Client companies see those for their accounts; there are at most 200 in all.',
  responses: { 200: answer('The roles.', z.object({ roles: z.array(listed) })) },
});

export const addRole = route('addRole', 'post', path, {
  graphql: { mutation: 'addRole' },
  summary: 'Add a role',
  description: 'No account follows it yet.',
  request: { body: namedBody('NewRole', { kind, ...facts }) },
  responses: {
    201: answer('The role.', role),
    403: notHeld,
    409: errorResponse('DUPLICATE at `name`, or TOO_MANY.'),
    422: unusable,
  },
});

export const updateRole = route('updateRole', 'patch', onePath, {
  graphql: { mutation: 'changeRole', args: { id: 'role_id' } },
  summary: 'Change a role and every account that follows it',
  description: 'Those accounts have the new permissions from their next request on.',
  request: {
    params: one,
    body: namedBody(
      'RoleChange',
      {
        ...changeOf(facts),
        updated_at: seen.openapi({ description: 'As the editor read it; changed since is refused with 409.' }),
      },
      { type: 'RoleInput' },
    ),
  },
  responses: {
    200: answer('The role as it is now.', role),
    403: notHeld,
    404: unknown,
    409: errorResponse('EDIT_CONFLICT, DUPLICATE at `name`, or LAST_ADMINISTRATOR at `permissions`.'),
    422: unusable,
  },
});

export const deleteRole = route('deleteRole', 'delete', onePath, {
  graphql: { mutation: 'deleteRole', args: { id: 'role_id' } },
  summary: 'Delete a role',
  description: 'Accounts that followed it keep what they may do, as their own.',
  request: { params: one },
  responses: { 204: { description: 'Gone.' }, 404: unknown },
});

export const getRoleAccounts = route('getRoleAccounts', 'get', `${onePath}/accounts`, {
  graphql: { query: 'roleAccounts', args: { id: 'role_id' } },
  summary: 'Who follows a role',
  description: 'By company and name: the first 50, and how many there are.',
  request: { params: one },
  responses: {
    200: answer(
      'The accounts.',
      inGraphql(
        z.object({
          accounts: z.array(
            namedObject(
              'RoleAccount',
              { account_id: z.uuid(), name: z.string(), org_name: z.string() },
              { names: { id: 'account_id' } },
            ),
          ),
          total: z.int(),
        }),
        { type: 'RoleAccounts' },
      ),
    ),
    404: unknown,
  },
});

export const assignRole = route('assignRole', 'post', '/auth/organisations/{org_id}/role-assignments', {
  graphql: { mutation: 'assignRole', args: { org: 'org_id' }, flat: true, pick: 'assigned' },
  summary: 'Let accounts follow a role',
  description: 'All of them or none. Each gets what the role holds, and loses what it does not.',
  request: {
    params: z.object({ org_id: z.uuid().openapi({ description: 'The organisation.' }) }),
    body: namedBody('RoleAssignment', {
      role_id: z.uuid(),
      accounts: z
        .array(
          inGraphql(
            z.strictObject({
              account_id: z.uuid(),
              updated_at: seen.openapi({ description: 'As it was seen; changed since is refused.' }),
            }),
            { type: 'SeenAccountInput' },
          ),
        )
        .min(1, 'must name an account')
        .max(MAX_ASSIGNED, `must be at most ${MAX_ASSIGNED}`),
    }),
  },
  responses: {
    201: answer('How many.', z.object({ assigned: z.int() })),
    403: notHeld,
    404: errorResponse('An unknown role, or an account that is not the caller’s to manage.'),
    409: errorResponse('LAST_ADMINISTRATOR at `permissions`.'),
    422: errorResponse('INVALID at `accounts`: which of them cannot follow it, and why. Nothing was changed.'),
  },
});

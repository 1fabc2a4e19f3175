import { fromRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/auth.openapi.ts';
import type { Account, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { type Translation, unwrap, unwrapEmpty } from '../rest/rest-error.ts';

type Rest = components['schemas'];
const accountNames = { id: 'account_id' } as const;
const limited: Translation = { names: { page_size: 'limit' } };

/** The service says which names are flags. */
const flags = (names: readonly string[]) => names as Rest['Account']['permissions'];

export const accountsResolvers: Resolvers = {
  Query: {
    async accounts(_root, { org, search, status, roleId, page }, { auth }) {
      const query = {
        is_count: true,
        page_size: 50,
        ...omitNullish({ search, page, role_id: roleId }),
        ...(status ? { status: [status] } : {}),
      };
      const params = { path: { org_id: org }, query };
      const answer = unwrap(await auth.GET('/auth/organisations/{org_id}/accounts', { params }));
      const { accounts, count, ...rest } = answer;
      return { accounts: accounts.map(toAccount), page: rest.page, pages: rest.pages, total: count };
    },
    async foundAccounts(_root, { search, limit }, { auth }) {
      const query = { search, ...omitNullish({ page_size: limit }) };
      const { accounts } = unwrap(await auth.GET('/auth/accounts', { params: { query } }), limited);
      return accounts.map((row) => fromRest(accountNames, row));
    },
    async accountPermissions(_root, { org, accountId }, { auth }) {
      const params = { path: { org_id: org, account_id: accountId } };
      const path = '/auth/organisations/{org_id}/accounts/{account_id}/permissions';
      return unwrap(await auth.GET(path, { params })).company_permissions.map((held) => ({
        org: held.org,
        companyName: held.company_name,
        permissions: Object.entries(held.account_configs).flatMap(([flag, isOn]) => (isOn ? [flag] : [])),
      }));
    },
  },
  Mutation: {
    async addAccount(_root, { org, kind, input }, { auth }) {
      const { username, contactPerson, phone, email, permissions, roleId } = input;
      const body = {
        username,
        contact_person: contactPerson,
        phone: phone ?? '',
        email,
        permissions: flags(permissions),
        ...omitNullish({ role_id: roleId }),
      };
      const params = { path: { org_id: org } };
      const sent = { params, body };
      const answer =
        kind === 'admin'
          ? await auth.POST('/auth/organisations/{org_id}/admin-accounts', sent)
          : kind === 'client'
            ? await auth.POST('/auth/organisations/{org_id}/client-accounts', sent)
            : await auth.POST('/auth/organisations/{org_id}/accounts', sent);
      return unwrap(answer).account_id;
    },
    async changeAccount(_root, { org, kind, accountId, input }, { auth }) {
      const { contactPerson, updatedAt, permissions, roleId, mayBeLast, ...details } = input;
      const wanted = omitNullish({
        ...details,
        contact_person: contactPerson,
        permissions: permissions ? flags(permissions) : null,
      });
      const body = { ...wanted, ...(roleId === undefined ? {} : { role_id: roleId }) };
      const update_mask = Object.keys(body) as Rest['AccountChange']['update_mask'];
      const params = { path: { org_id: org, account_id: accountId } };
      const more = omitNullish({ updated_at: updatedAt, may_be_last: mayBeLast });
      const sent = { params, body: { ...body, update_mask, ...more } };
      const answer =
        kind === 'client'
          ? await auth.PATCH('/auth/organisations/{org_id}/client-accounts/{account_id}', sent)
          : await auth.PATCH('/auth/organisations/{org_id}/accounts/{account_id}', sent);
      return toAccount(unwrap(answer));
    },
    async deleteAccount(_root, { org, kind, accountId, mayBeLast }, { auth }) {
      const query = mayBeLast ? { may_be_last: true } : {};
      const params = { path: { org_id: org, account_id: accountId }, query };
      const answer =
        kind === 'client'
          ? await auth.DELETE('/auth/organisations/{org_id}/client-accounts/{account_id}', { params })
          : await auth.DELETE('/auth/organisations/{org_id}/accounts/{account_id}', { params });
      return unwrapEmpty(answer);
    },
    async inviteAccount(_root, { org, accountId }, { auth }) {
      const params = { path: { org_id: org, account_id: accountId } };
      const path = '/auth/organisations/{org_id}/accounts/{account_id}/invitation';
      return unwrap(await auth.POST(path, { params })).done;
    },
  },
};

const toAccount = (account: Rest['Account']): Account => fromRest(accountNames, account);

import { PERMISSIONS, type Permission } from '../../../machines/rules/access/permissions.ts';
import type { AccountKind } from '../../access/caller.ts';
import { callerOf, operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { masked } from '../../shared/http/update-mask.ts';
import { listAccounts, permissionsOf } from './account-records.ts';
import * as routes from './accounts.routes.ts';
import { addAccount, changeAccount, deleteAccount, inviteAgain } from './accounts.ts';
import { findAccounts } from './find-accounts.ts';

/** The path of client accounts has those, the other one booking and admin accounts. */
const others: readonly AccountKind[] = ['booking', 'admin'];
const clients: readonly AccountKind[] = ['client'];

/** Accounts of an organisation: listed, added, changed, deleted, and what each may do. */
export function accountRoutes(service: Service, deps: ServiceDeps): void {
  operation(service, routes.listAccounts, async (c) => {
    const input = { ...c.req.valid('query'), orgId: c.req.valid('param').org_id };
    return c.json(await listAccounts(deps, callerOf(c), input), 200);
  });

  operation(service, routes.findAccounts, async (c) => {
    return c.json({ accounts: await findAccounts(deps, callerOf(c), c.req.valid('query')) }, 200);
  });

  operation(service, routes.getAccountPermissions, async (c) => {
    const { org_id: orgId, account_id: accountId } = c.req.valid('param');
    const rows = await permissionsOf(deps.db, callerOf(c), { orgId, accountId });
    const company_permissions = rows.map(({ org, company_name, permissions }) => ({
      org,
      company_name,
      account_configs: configsOf(permissions),
      permissions: [...permissions],
    }));
    return c.json({ account_id: accountId, company_permissions }, 200);
  });

  for (const [route, kind] of [
    [routes.createAccount, 'booking'],
    [routes.createAdminAccount, 'admin'],
    [routes.createClientAccount, 'client'],
  ] as const) {
    operation(service, route, async (c) => {
      const input = { ...c.req.valid('json'), orgId: c.req.valid('param').org_id, kind };
      return c.json({ account_id: await addAccount(deps, callerOf(c), input) }, 201);
    });
  }

  for (const [route, kinds] of [
    [routes.updateAccount, others],
    [routes.updateClientAccount, clients],
  ] as const) {
    operation(service, route, async (c) => {
      const { org_id: orgId, account_id: accountId } = c.req.valid('param');
      const { update_mask, updated_at: seen, may_be_last: mayBeLast = false, ...body } = c.req.valid('json');
      const change = { seen, mayBeLast, wanted: masked(body, update_mask) };
      return c.json(await changeAccount(deps, callerOf(c), { orgId, accountId, kinds }, change), 200);
    });
  }

  for (const [route, kinds] of [
    [routes.deleteAccount, others],
    [routes.deleteClientAccount, clients],
  ] as const) {
    operation(service, route, async (c) => {
      const { org_id: orgId, account_id: accountId } = c.req.valid('param');
      const { may_be_last: mayBeLast = false } = c.req.valid('query');
      await deleteAccount(deps, callerOf(c), { orgId, accountId, kinds }, { mayBeLast });
      return c.body(null, 204);
    });
  }

  operation(service, routes.inviteAccount, async (c) => {
    const { org_id: orgId, account_id: accountId } = c.req.valid('param');
    await inviteAgain(deps, callerOf(c), { orgId, accountId, kinds: [...others, ...clients] });
    return c.json({ done: true as const }, 201);
  });
}

const configsOf = (held: readonly Permission[]) =>
  Object.fromEntries(PERMISSIONS.map((permission) => [permission, held.includes(permission)]));

import { callerOf, operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../../shared/http/service-deps.ts';
import { masked } from '../../shared/http/update-mask.ts';
import { assignRole } from './assign-role.ts';
import { listRoles } from './role-records.ts';
import * as routes from './roles.routes.ts';
import { accountsOfRole, addRole, changeRole, deleteRole } from './roles.ts';

/** Named sets of permissions, and the accounts that follow them. */
export function roleRoutes(service: Service, deps: ServiceDeps): void {
  operation(service, routes.listRoles, async (c) => {
    const caller = callerOf(c);
    return c.json({ roles: await listRoles(readsOf(deps, caller).read, caller) }, 200);
  });

  operation(service, routes.addRole, async (c) => c.json(await addRole(deps, callerOf(c), c.req.valid('json')), 201));

  operation(service, routes.updateRole, async (c) => {
    const { update_mask, updated_at: seen, ...wanted } = c.req.valid('json');
    const { role_id: id } = c.req.valid('param');
    return c.json(await changeRole(deps, callerOf(c), { id, seen, wanted: masked(wanted, update_mask) }), 200);
  });

  operation(service, routes.deleteRole, async (c) => {
    await deleteRole(deps, callerOf(c), c.req.valid('param').role_id);
    return c.body(null, 204);
  });

  operation(service, routes.getRoleAccounts, async (c) =>
    c.json(await accountsOfRole(deps.db, callerOf(c), c.req.valid('param').role_id), 200),
  );

  operation(service, routes.assignRole, async (c) => {
    const { role_id: roleId, accounts } = c.req.valid('json');
    const { org_id: orgId } = c.req.valid('param');
    return c.json({ assigned: await assignRole(deps, callerOf(c), { orgId, roleId, accounts }) }, 201);
  });
}

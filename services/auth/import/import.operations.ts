import { callerOf, operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../../shared/http/service-deps.ts';
import { runImport } from '../../shared/import/run-import.ts';
import { undoImport } from '../../shared/import/undo-import.ts';
import { undoableImport } from '../../shared/import/undoable-import.ts';
import * as routes from './import.routes.ts';
import { accountImporter } from './import-accounts.ts';
import { accountUndo } from './undo-accounts.ts';
import { inviteAccounts, uninvitedAccounts } from './uninvited.ts';

/** Accounts from CSV, and their invitations later. */
export function accountImportRoutes(service: Service, deps: ServiceDeps): void {
  operation(service, routes.importAccounts, async (c) => {
    const importId = c.req.valid('query').import_id ?? null;
    return c.json(await runImport(deps, c, accountImporter(importId)), 200);
  });

  operation(service, routes.undoAccountImport, async (c) => {
    await undoImport(deps, c, { ...accountUndo, importId: c.req.valid('param').import_id });
    return c.body(null, 204);
  });

  operation(service, routes.undoableAccountImport, async (c) =>
    c.json({ import: await undoableImport(deps, c, accountUndo) }, 200),
  );

  operation(service, routes.listUninvitedAccounts, async (c) => {
    const caller = callerOf(c);
    return c.json({ accounts: await uninvitedAccounts(readsOf(deps, caller).read, caller) }, 200);
  });

  operation(service, routes.inviteAccounts, async (c) => {
    const { account_ids: ids } = c.req.valid('json');
    return c.json({ invited: await inviteAccounts(deps, callerOf(c), ids) }, 201);
  });
}

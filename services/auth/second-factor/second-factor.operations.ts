import type { AccountKind } from '../../access/caller.ts';
import { fail } from '../../base/errors.ts';
import { callerOf, operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { requireCover } from '../accounts/account-access.ts';
import { lockAccount } from '../accounts/account-records.ts';
import { requireCurrentPassword } from '../passwords/passwords-of-accounts.ts';
import { attempt } from '../sessions/attempts.ts';
import { codeLimits, passwordLimits } from '../sessions/sign-in-limits.ts';
import * as routes from './second-factor.routes.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from './second-factor.ts';

const kinds: readonly AccountKind[] = ['admin', 'client', 'booking'];

/** Codes of an authenticator app at sign-in: turned on and off by the account, or off by an administrator. */
export function secondFactorRoutes(service: Service, deps: ServiceDeps): void {
  const { db, now, portal } = deps;

  operation(service, routes.getSecondFactor, async (c) => c.json(await secondFactorOf(db, callerOf(c)), 200));

  operation(service, routes.beginSecondFactor, async (c) => {
    const [caller, address] = [callerOf(c), addressOf(c.req.header('x-forwarded-for'))];
    const { current_password: password } = c.req.valid('json');
    await attempt(deps, passwordLimits(caller, address), () => requireCurrentPassword(db, caller, password));
    return c.json(await beginSecondFactor(deps, caller), 201);
  });

  operation(service, routes.confirmSecondFactor, async (c) => {
    const [caller, address] = [callerOf(c), addressOf(c.req.header('x-forwarded-for'))];
    const { code } = c.req.valid('json');
    const codes = await attempt(deps, codeLimits(caller, { address, device: null }), () =>
      confirmSecondFactor(deps, caller, code),
    );
    return c.json({ recovery_codes: codes }, 200);
  });

  operation(service, routes.renewRecoveryCodes, async (c) => {
    const [caller, address] = [callerOf(c), addressOf(c.req.header('x-forwarded-for'))];
    const { current_password: password } = c.req.valid('json');
    await attempt(deps, passwordLimits(caller, address), () => requireCurrentPassword(db, caller, password));
    return c.json({ recovery_codes: await renewRecoveryCodes(deps, caller) }, 200);
  });

  operation(service, routes.removeSecondFactor, async (c) => {
    const [caller, address] = [callerOf(c), addressOf(c.req.header('x-forwarded-for'))];
    const { accountId } = caller;
    const { current_password: password } = c.req.valid('json');
    await attempt(deps, passwordLimits(caller, address), () => requireCurrentPassword(db, caller, password));
    await db.transaction((tx) => dropSecondFactor(tx, portal, caller, { accountId, now: now() }));
    return c.body(null, 204);
  });

  operation(service, routes.resetSecondFactor, async (c) => {
    const caller = callerOf(c);
    const { org_id: orgId, account_id: accountId } = c.req.valid('param');
    await db.transaction(async (tx) => {
      const { permissions } = await lockAccount(tx, caller, { orgId, accountId, kinds }, now());
      if (accountId === caller.accountId) fail('OWN_ACCOUNT', 'Turn off your own second factor under My Account.');
      requireCover(caller, permissions);
      await dropSecondFactor(tx, portal, caller, { accountId, now: now() });
    });
    return c.body(null, 204);
  });
}

const addressOf = (forwardedFor: string | undefined) => forwardedFor ?? 'unknown';

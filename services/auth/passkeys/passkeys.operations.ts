import { callerOf, operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { requirePortalSignInAllowed } from '../identity-providers/portal-sign-in.ts';
import { requireCurrentPassword } from '../passwords/passwords-of-accounts.ts';
import { attempt, countUse } from '../sessions/attempts.ts';
import { openSessionOf } from '../sessions/open-session.ts';
import { passkeyLimits, passwordLimits } from '../sessions/sign-in-limits.ts';
import { optionsOfProof, registerByPasskey } from './passkey-proof.ts';
import { accountOfPasskey, optionsOfSignIn } from './passkey-sign-in.ts';
import * as routes from './passkeys.routes.ts';
import { addPasskey, optionsOfNew, passkeysOf, removePasskey, renamePasskey } from './passkeys.ts';
import { noteUse } from './used-passkey.ts';

/** Passkeys of an account, and signing in with one. */
export function passkeyRoutes(service: Service, deps: ServiceDeps): void {
  const { db, now } = deps;

  operation(service, routes.listPasskeys, async (c) => c.json({ passkeys: await passkeysOf(db, callerOf(c)) }, 200));

  operation(service, routes.beginPasskey, async (c) => {
    const [caller, address] = [callerOf(c), addressOf(c.req.header('x-forwarded-for'))];
    const { current_password: password } = c.req.valid('json');
    await attempt(deps, passwordLimits(caller, address), () => requireCurrentPassword(db, caller, password));
    return c.json({ options: await optionsOfNew(deps, caller) }, 201);
  });

  operation(service, routes.addPasskey, async (c) => {
    const [caller, address] = [callerOf(c), addressOf(c.req.header('x-forwarded-for'))];
    const made = { ...c.req.valid('json'), userAgent: c.req.header('user-agent') };
    return c.json(await attempt(deps, passkeyLimits(address), () => addPasskey(deps, caller, made)), 201);
  });

  operation(service, routes.renamePasskey, async (c) => {
    await renamePasskey(db, callerOf(c), c.req.valid('param').passkey_id, c.req.valid('json').name, now());
    return c.body(null, 204);
  });

  operation(service, routes.removePasskey, async (c) => {
    await removePasskey(deps, callerOf(c), c.req.valid('param').passkey_id);
    return c.body(null, 204);
  });

  operation(service, routes.beginPasskeyProof, async (c) =>
    c.json({ options: await optionsOfProof(deps, callerOf(c)) }, 201),
  );

  operation(service, routes.provePasskey, async (c) => {
    const { credential } = c.req.valid('json');
    const from = { address: addressOf(c.req.header('x-forwarded-for')), userAgent: c.req.header('user-agent') };
    const register = () => registerByPasskey(deps, callerOf(c), credential, from);
    return c.json({ device_id: await attempt(deps, passkeyLimits(from.address), register) }, 200);
  });

  operation(service, routes.beginPasskeySignIn, async (c) => {
    const address = addressOf(c.req.header('x-forwarded-for'));
    await countUse(deps, [{ key: `passkey-asked:@${address}`, most: 300 }]);
    return c.json(await optionsOfSignIn(deps), 201);
  });

  operation(service, routes.signInWithPasskey, async (c) => {
    const { PasskeySignIn: ticket = '', KnownDevice: proofs } = c.req.valid('header');
    const from = { address: addressOf(c.req.header('x-forwarded-for')), userAgent: c.req.header('user-agent'), proofs };
    const { credential } = c.req.valid('json');
    const used = await attempt(deps, passkeyLimits(from.address), () => accountOfPasskey(deps, credential, ticket));
    await requirePortalSignInAllowed(deps.db, used);
    return c.json(await openSessionOf(deps, used, from, (tx, at) => noteUse(tx, used, at)), 201);
  });
}

const addressOf = (forwardedFor: string | undefined) => forwardedFor ?? 'unknown';

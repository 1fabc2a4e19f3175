import { setTimeout as pause } from 'node:timers/promises';
import { PERMISSIONS } from '../../machines/rules/access/permissions.ts';
import { requiredMessage } from '../../machines/rules/text/required.ts';
import { fail, ServiceError } from '../base/errors.ts';
import { callerOf, operation } from '../shared/http/operation.ts';
import { createService, type Service } from '../shared/http/service.ts';
import type { ServiceDeps } from '../shared/http/service-deps.ts';
import { accountRoutes } from './accounts/accounts.operations.ts';
import { apiKeyRoutes } from './api-keys/api-keys.operations.ts';
import { identityProviderRoutes } from './identity-providers/identity-providers.operations.ts';
import { providerLogOut } from './identity-providers/log-outs.ts';
import { requirePortalSignInAllowed } from './identity-providers/portal-sign-in.ts';
import { accountImportRoutes } from './import/import.operations.ts';
import { otpRoutes } from './otp/otp.operations.ts';
import * as account from './own-account/account.routes.ts';
import { saveListColumns } from './own-account/list-columns.routes.ts';
import { storeListColumns } from './own-account/list-columns.ts';
import { confirmEmail, updateAccount } from './own-account/own-account.ts';
import { passkeyRoutes } from './passkeys/passkeys.operations.ts';
import {
  changePassword,
  requireCurrentPassword,
  requireGoodPassword,
  resetPassword,
  sendResetLinks,
} from './passwords/passwords-of-accounts.ts';
import { roleRoutes } from './roles/roles.operations.ts';
import { secondFactorRoutes } from './second-factor/second-factor.operations.ts';
import { consumeCode, hasSecondFactor } from './second-factor/second-factor.ts';
import { attempt, countUse, forgiveAttempts } from './sessions/attempts.ts';
import { getPermissions, getSigningKeys, login, logout, refreshToken } from './sessions/auth.routes.ts';
import { findByUsername, mayEnter } from './sessions/credentials.ts';
import { knownDevices } from './sessions/known-devices.ts';
import { openSessionOf } from './sessions/open-session.ts';
import { ownSessionRoutes } from './sessions/own-sessions.operations.ts';
import { endSession, refreshSession } from './sessions/sessions.ts';
import { codeLimits, deviceLimits, loginLimits, passwordLimits } from './sessions/sign-in-limits.ts';

/** Signing in and out, renewing tokens, passwords and contact details, and what an account may do. */
export function authService(deps: ServiceDeps): Service {
  const service = createService(
    { name: 'auth', title: 'Preflight: auth', description: 'Sessions, passwords and permissions of accounts.' },
    deps,
  );
  const devices = knownDevices(deps.keys, deps.now);

  operation(service, login, async (c) => {
    const { username, password, code = '' } = c.req.valid('json');
    c.set('triedUsername', username);
    const proofs = c.req.valid('header').KnownDevice;
    const from = { address: addressOf(c.req.header('x-forwarded-for')), userAgent: c.req.header('user-agent') };
    const found = await findByUsername(deps.db, username);
    const device = found && devices.deviceOf(found, proofs);
    const limits = device ? deviceLimits(found, device) : loginLimits(found?.accountId ?? `?${username}`, from.address);
    const account = await attempt(deps, limits, async () => {
      const isRight = await mayEnter(found, password);
      return found && isRight ? found : fail('WRONG_CREDENTIALS', 'Wrong username or password');
    });
    await requirePortalSignInAllowed(deps.db, account);
    if (await hasSecondFactor(deps.db, account.accountId)) {
      if (code.trim() === '') fail('SECOND_FACTOR_REQUIRED', 'Enter the code of your authenticator app.');
      const place = { address: from.address, device };
      await attempt(deps, codeLimits(account, place), () => consumeCode(deps, account, code));
    }
    return c.json(await openSessionOf(deps, account, { ...from, proofs }), 201);
  });

  operation(service, refreshToken, async (c) => {
    const refreshed = await refreshSession(deps, c.req.valid('json').refresh_token);
    if (refreshed.kind === 'unknown') fail('UNAUTHENTICATED', 'This is no refresh token of ours.');
    if (refreshed.kind === 'over') fail('SESSION_EXPIRED', 'Your session is over. Sign in again.');
    return c.json(refreshed.answer, 201);
  });

  operation(service, logout, async (c) => {
    await deps.db.transaction((tx) => endSession(tx, callerOf(c), 'logged-out', deps.now()));
    return c.json({ provider_log_out: await providerLogOut(deps, callerOf(c)) }, 200);
  });

  operation(service, getPermissions, (c) => {
    const { permissions } = callerOf(c);
    const configs = Object.fromEntries(PERMISSIONS.map((permission) => [permission, permissions.has(permission)]));
    return c.json({ account_configs: configs }, 200);
  });

  operation(service, getSigningKeys, (c) => c.json({ keys: [...deps.keys.publicJwks] }, 200));

  operation(service, account.forgotPassword, async (c) => {
    const { email } = c.req.valid('json');
    const address = addressOf(c.req.header('x-forwarded-for'));
    const startedAt = performance.now();
    await countUse(deps, forgotLimits(email, address));
    const found = await sendResetLinks(deps, email, address);
    if (deps.portal.neutralForgotPassword) await pause(neutralMs - (performance.now() - startedAt));
    else if (found === 0) fail('NOT_FOUND', UNKNOWN_EMAIL, { field: 'email' });
    return c.json({ done: true as const }, 200);
  });

  operation(service, account.resetPassword, async (c) => {
    const { token, password } = c.req.valid('json');
    const address = addressOf(c.req.header('x-forwarded-for'));
    // Guesses are limited, and a link is none: whatever others guess from the same address, it works.
    const holder = await resetPassword(deps, token, password, address).catch(async (error: unknown) => {
      if (error instanceof ServiceError && error.code === 'TOKEN_INVALID')
        await countUse(deps, [{ key: `reset:@${address}`, most: 20 }]);
      throw error;
    });
    // Guesses made before the password was reset do not count against the new one.
    await forgiveAttempts(deps.db, loginLimits(holder.accountId, address).slice(0, 1));
    return c.json({ done: true as const }, 200);
  });

  operation(service, account.changePassword, async (c) => {
    const { current_password: current, password } = c.req.valid('json');
    const caller = callerOf(c);
    const address = addressOf(c.req.header('x-forwarded-for'));
    requireGoodPassword(password);
    const limits = passwordLimits(caller, address);
    const presentHash = await attempt(deps, limits, () => requireCurrentPassword(deps.db, caller, current));
    await changePassword(deps, caller, { presentHash, password, address });
    return c.json({ done: true as const }, 200);
  });

  operation(service, account.updateMyAccount, async (c) => {
    const { current_password: current, ...change } = c.req.valid('json');
    const caller = callerOf(c);
    const limits = passwordLimits(caller, addressOf(c.req.header('x-forwarded-for')));
    const requirePassword = async () => {
      const missing = requiredMessage(current ?? '');
      if (missing) fail('BAD_REQUEST', missing, { field: 'current_password' });
      await attempt(deps, limits, () => requireCurrentPassword(deps.db, caller, current ?? ''));
    };
    const proof = { requirePassword, deviceId: c.req.valid('header').DeviceID };
    return c.json(await updateAccount(deps, caller, change, proof), 201);
  });

  operation(service, account.confirmMyEmail, async (c) => {
    const from = { deviceId: c.req.valid('header').DeviceID, address: addressOf(c.req.header('x-forwarded-for')) };
    return c.json(await confirmEmail(deps, callerOf(c), from), 200);
  });

  operation(service, saveListColumns, async (c) => {
    const { list_columns: names } = c.req.valid('json');
    return c.json({ list_columns: await storeListColumns(deps.db, callerOf(c), names) }, 200);
  });

  ownSessionRoutes(service, deps);
  secondFactorRoutes(service, deps);
  passkeyRoutes(service, deps);
  otpRoutes(service, deps);
  accountRoutes(service, deps);
  roleRoutes(service, deps);
  accountImportRoutes(service, deps);
  apiKeyRoutes(service, deps);
  identityProviderRoutes(service, deps);
  return service;
}

const UNKNOWN_EMAIL = 'This email address is not registered on our system, please try another one.';

/** A neutral answer takes the same time whether an account was found to write to or not. */
const neutralMs = 400;

const addressOf = (forwardedFor: string | undefined) => forwardedFor ?? 'unknown';

/** Mails to one address, and addresses tried from one place. */
/** Strangers elsewhere do not use up what the owner may ask for, and do not fill the mailbox either. */
function forgotLimits(email: string, address: string) {
  const whose = email.trim().toLowerCase();
  return [
    { key: `forgot:${whose}@${address}`, most: 5 },
    { key: `forgot:${whose}`, most: 20 },
    { key: `forgot:@${address}`, most: 20 },
  ];
}

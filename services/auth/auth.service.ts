import { setTimeout as pause } from 'node:timers/promises';
import { PERMISSIONS } from '../../machines/rules/permissions.ts';
import { refuse } from '../errors.ts';
import { callerOf, createService, operation, type Service, type ServiceDeps } from '../service.ts';
import * as account from './account.routes.ts';
import { addAccounts } from './accounts.operations.ts';
import { countAttempt, forgiveAttempt } from './attempts.ts';
import { getPermissions, getSigningKeys, login, logout, refreshToken } from './auth.routes.ts';
import { findByCredentials } from './credentials.ts';
import { addOtps } from './otp.operations.ts';
import { updateAccount } from './own-account.ts';
import { changePassword, resetPassword, sendResetLinks } from './passwords-of-accounts.ts';
import { endSession, openSession, refreshSession } from './sessions.ts';

/** Signing in and out, renewing tokens, passwords and contact details, and what an account may do. */
export function authService(deps: ServiceDeps): Service {
  const service = createService(
    { name: 'auth', title: 'Preflight: auth', description: 'Sessions, passwords and permissions of accounts.' },
    deps,
  );

  operation(service, login, async (c) => {
    const { username, password } = c.req.valid('json');
    const from = { address: c.req.header('x-forwarded-for') ?? 'unknown', userAgent: c.req.header('user-agent') };
    const limits = loginLimits(username, from.address);
    c.set('triedUsername', username);
    await countAttempt(deps.db, limits, deps.now());
    const account = await findByCredentials(deps.db, username, password);
    if (!account) refuse(401, 'WRONG_CREDENTIALS', 'Wrong username or password');
    await forgiveAttempt(deps.db, limits);
    return c.json(await openSession(deps, account, from), 201);
  });

  operation(service, refreshToken, async (c) => {
    const refreshed = await refreshSession(deps, c.req.valid('json').refresh_token);
    if (refreshed.kind === 'unknown') refuse(401, 'UNAUTHENTICATED', 'This is no refresh token of ours.');
    if (refreshed.kind === 'over') refuse(498, 'SESSION_EXPIRED', 'Your session is over. Sign in again.');
    return c.json(refreshed.answer, 201);
  });

  operation(service, logout, async (c) => {
    await deps.db.transaction((tx) => endSession(tx, callerOf(c), 'logged-out', deps.now()));
    return c.body(null, 204);
  });

  operation(service, getPermissions, (c) => {
    const { permissions } = callerOf(c);
    const configs = Object.fromEntries(PERMISSIONS.map((permission) => [permission, permissions.has(permission)]));
    return c.json({ account_configs: configs }, 200);
  });

  operation(service, getSigningKeys, (c) => c.json({ keys: [deps.keys.publicJwk] }, 200));

  operation(service, account.forgotPassword, async (c) => {
    const { email } = c.req.valid('json');
    const address = addressOf(c.req.header('x-forwarded-for'));
    const startedAt = performance.now();
    await countAttempt(deps.db, forgotLimits(email, address), deps.now());
    const found = await sendResetLinks(deps, email, address);
    if (deps.portal.neutralForgotPassword) await pause(neutralMs - (performance.now() - startedAt));
    else if (found === 0) refuse(404, 'NOT_FOUND', UNKNOWN_EMAIL, 'email');
    return c.json({ done: true as const }, 200);
  });

  operation(service, account.resetPassword, async (c) => {
    const { token, password } = c.req.valid('json');
    const address = addressOf(c.req.header('x-forwarded-for'));
    const limits = [{ key: `reset:@${address}`, most: 20 }];
    await countAttempt(deps.db, limits, deps.now());
    const holder = await resetPassword(deps, token, password, address);
    // Whoever forgot it guessed first: those guesses do not stand in the way of the new one.
    await forgiveAttempt(deps.db, loginLimits(holder.username, address).slice(0, 1));
    return c.json({ done: true as const }, 200);
  });

  operation(service, account.changePassword, async (c) => {
    const { current_password: current, password } = c.req.valid('json');
    const caller = callerOf(c);
    const address = addressOf(c.req.header('x-forwarded-for'));
    const limits = [
      { key: `password:${caller.accountId}@${address}`, most: 5 },
      { key: `password:${caller.accountId}`, most: 20 },
    ];
    await countAttempt(deps.db, limits, deps.now());
    await changePassword(deps, caller, { current, password, address });
    await forgiveAttempt(deps.db, limits);
    return c.json({ done: true as const }, 200);
  });

  operation(service, account.updateMyAccount, async (c) =>
    c.json(await updateAccount(deps, callerOf(c), c.req.valid('json')), 201),
  );

  addOtps(service, deps);
  addAccounts(service, deps);
  return service;
}

const UNKNOWN_EMAIL = 'This email address is not registered on our system, please try another one.';

/** A neutral answer takes the same time whether there was somebody to write to or not. */
const neutralMs = 400;

const addressOf = (forwardedFor: string | undefined) => forwardedFor ?? 'unknown';

/** Mails to one address, and addresses tried from one place. */
function forgotLimits(email: string, address: string) {
  return [
    { key: `forgot:${email.trim().toLowerCase()}`, most: 5 },
    { key: `forgot:@${address}`, most: 20 },
  ];
}

/** Guesses at one account from one place, at one account from anywhere, and at anything from one place. */
function loginLimits(username: string, address: string) {
  const account = username.toLowerCase();
  return [
    { key: `login:${account}@${address}`, most: 5 },
    { key: `login:${account}`, most: 50 },
    { key: `login:@${address}`, most: 100 },
  ];
}

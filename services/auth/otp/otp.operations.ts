import { sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { callerOf, operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { attempt, countUse } from '../sessions/attempts.ts';
import { addDevice, devicesOf, revokeDevice } from '../sessions/devices.ts';
import * as routes from './otp.routes.ts';
import { type OtpCheck, sendOtp, tryOtp } from './otps.ts';

/** Tries at any password of one account, over all of those that were mailed meanwhile. */
const tryLimits = ({ accountId }: Caller) => [{ key: `otp:${accountId}`, most: 20 }];
const sendLimits = ({ accountId }: Caller) => [{ key: `otp-sent:${accountId}`, most: 5 }];

/** One-time passwords and the devices that proved one. */
export function otpRoutes(service: Service, deps: ServiceDeps): void {
  const { db, now } = deps;

  operation(service, routes.verifyOtp, async (c) => {
    const { email, request: purpose, otp } = c.req.valid('json');
    const caller = callerOf(c);
    await requireOwnEmail(db, caller, email);
    await attempt(deps, tryLimits(caller), async () =>
      requireRight(await tryOtp(deps, caller, purpose, otp.replace(/\s/g, ''))),
    );
    const address = addressOf(c.req.header('x-forwarded-for'));
    const userAgent = c.req.header('user-agent');
    return c.json({ device_id: await addDevice(db, caller, { now: now(), address, userAgent }) }, 200);
  });

  operation(service, routes.resendOtp, async (c) => {
    const { email, request: purpose } = c.req.valid('json');
    const caller = callerOf(c);
    await requireOwnEmail(db, caller, email);
    await countUse(deps, sendLimits(caller));
    await sendOtp(deps, caller, { purpose, isAsked: true, address: addressOf(c.req.header('x-forwarded-for')) });
    return c.json({ done: true as const }, 200);
  });

  operation(service, routes.listDevices, async (c) =>
    c.json({ devices: await devicesOf(db, callerOf(c), c.req.valid('header').DeviceID) }, 200),
  );

  operation(service, routes.revokeDevice, async (c) => {
    const address = addressOf(c.req.header('x-forwarded-for'));
    await revokeDevice(db, callerOf(c), c.req.valid('param').id, { now: now(), address });
    return c.body(null, 204);
  });
}

const addressOf = (forwardedFor: string | undefined) => forwardedFor ?? 'unknown';

/** @throws ServiceError with the words for anything but the right one */
function requireRight(verdict: OtpCheck): void {
  if (verdict.kind === 'over') {
    fail('OTP_EXPIRED', 'This one-time password is no longer good. Ask for a new one.', { field: 'otp' });
  }
  if (verdict.kind === 'locked') {
    fail('OTP_LOCKED', 'Too many wrong one-time passwords. Ask for a new one.', { field: 'otp' });
  }
  if (verdict.kind === 'wrong') {
    fail('OTP_WRONG', wrongCodeMessage(verdict.left), { field: 'otp', details: { tries_left: verdict.left } });
  }
}

const wrongCodeMessage = (left: number) =>
  `Wrong one-time password. ${left === 1 ? 'One try is' : `${left} tries are`} left.`;

/** The password is bound to the signed-in account; a caller who names another address has the wrong page open. */
async function requireOwnEmail(db: Database, { accountId }: Caller, email: string): Promise<void> {
  const { rows } = await db.execute(sql`
    select from auth.accounts where id = ${accountId}::uuid and lower(email) = lower(${email.trim()})`);
  if (rows.length === 0) fail('INVALID', 'This is not the email address of your account.', { field: 'email' });
}

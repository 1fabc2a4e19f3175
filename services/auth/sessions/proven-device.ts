import { sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { fail } from '../../base/errors.ts';
import { type OtpDeps, sendOtp } from '../otp/otps.ts';
import { isProven } from './devices.ts';

/**
 * Lets a request through if the company does not use one-time passwords, or if the device has proven one. Otherwise it
 * answers 428 and mails a password, at most once a minute.
 */
export async function requireProvenDevice(
  deps: OtpDeps,
  caller: Caller,
  from: { deviceId: string | undefined; address: string },
): Promise<void> {
  const { rows } = await deps.db.execute<{ otp: boolean }>(
    sql`select otp from companies.organisations where id = ${caller.orgId}::uuid`,
  );
  if (!rows[0]?.otp) return;
  if (from.deviceId && (await isProven(deps.db, caller, from.deviceId, deps.now()))) return;
  await sendOtp(deps, caller, { purpose: 'register_device', isAsked: false, address: from.address });
  fail('OTP_REQUIRED', 'This device has to prove a one-time password first. It is in your mail.');
}

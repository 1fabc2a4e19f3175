import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { notFound } from '../../base/errors.ts';
import { isoSql } from '../../base/iso-time.ts';
import type { Database } from '../../database/database.ts';
import { devices } from '../auth.tables.ts';
import type { Device } from '../otp/otp.routes.ts';

const MOST_SHOWN = 100;

const hashOf = (deviceId: string) => createHash('sha256').update(deviceId).digest('base64url');

interface Seen {
  readonly now: Date;
  readonly address: string;
}

/** Registers a device that proved a one-time password. @returns its device_id, 128 bits of which only a hash is kept */
export async function addDevice(
  db: Database,
  caller: Caller,
  { now, address, userAgent }: Seen & { userAgent: string | undefined },
): Promise<string> {
  const deviceId = randomBytes(16).toString('base64url');
  const id = uuidv7();
  await db.transaction(async (tx) => {
    const row = {
      id,
      hash: hashOf(deviceId),
      accountId: caller.accountId,
      userAgent: userAgent?.slice(0, 300) ?? null,
    };
    await tx.insert(devices).values({ ...row, createdAt: now, usedAt: now });
    await audit(tx, caller, { action: 'device.registered', entity: 'device', entityId: id, address, at: now });
  });
  return deviceId;
}

/** True if the account proved this device and has not revoked it. A device of another account is none. */
export async function isProven(db: Database, caller: Caller, deviceId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update auth.devices set used_at = ${now.toISOString()}::timestamptz
     where hash = ${hashOf(deviceId)} and account_id = ${caller.accountId}::uuid and revoked_at is null
    returning id`);
  return rows.length > 0;
}

/** The account's devices that are still good, the one used last first. */
export async function devicesOf(db: Database, caller: Caller, deviceId: string | undefined): Promise<Device[]> {
  const { rows } = await db.execute<Device>(sql`
    select d.id, d.user_agent, ${isoSql(sql`d.created_at`)} as created_at, ${isoSql(sql`d.used_at`)} as used_at,
           d.hash = ${hashOf(deviceId ?? '')} as is_current
      from auth.devices d where d.account_id = ${caller.accountId}::uuid and d.revoked_at is null
     order by d.used_at desc, d.id limit ${MOST_SHOWN}`);
  return rows;
}

/** From the next download on the device has to prove itself again. */
export async function revokeDevice(db: Database, caller: Caller, id: string, { now, address }: Seen): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update auth.devices set revoked_at = ${now.toISOString()}::timestamptz
       where id = ${id}::uuid and account_id = ${caller.accountId}::uuid and revoked_at is null returning id`);
    if (rows.length === 0) notFound('Device');
    await audit(tx, caller, { action: 'device.revoked', entity: 'device', entityId: id, address, at: now });
  });
}

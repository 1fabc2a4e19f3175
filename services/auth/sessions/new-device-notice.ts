import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { deviceName } from '../../../machines/rules/text/device-name.ts';
import type { Database } from '../../database/database.ts';
import { writeMail } from '../../mail/outbox.ts';
import { eventMail } from '../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../shared/http/service-deps.ts';
import { hashOf } from '../../shared/secret-tokens.ts';
import type { Addressee } from '../accounts/account-mails.ts';
import { signInDevices } from '../auth.tables.ts';
import { shownTime } from './address-trust.ts';
import type { Origin } from './sessions.ts';

/** Devices of one account that are remembered; the one used longest ago is forgotten first. */
const MOST_DEVICES = 50;

export interface SignInDevice extends Origin {
  /** The name that the device keeps from now on. */
  readonly device: string;
  /** The names that the device says it has. Each is 128 random bits, so knowing one proves it. */
  readonly claimed: readonly string[];
}

/**
 * Remembers the device of a sign-in. It mails a notice where the account has signed in before, but never on this device:
 * neither by a name that the device kept nor by the same browser at the same address, as a private window has no name.
 * The caller has locked the account's row, so that two sign-ins of a new device send one notice.
 */
export async function noticeDevice(
  tx: Database,
  portal: PortalFacts,
  to: Addressee,
  { device, claimed, address, userAgent = '', now }: SignInDevice & { now: Date },
): Promise<void> {
  const ofAccount = eq(signInDevices.accountId, to.accountId);
  const known = await tx
    .select({ hash: signInDevices.hash, seenAt: signInDevices.seenAt })
    .from(signInDevices)
    .where(ofAccount)
    .orderBy(signInDevices.seenAt)
    .limit(MOST_DEVICES * 2);
  const browser = userAgent.slice(0, 300);
  const isNamed = inArray(signInDevices.hash, [device, ...claimed].map(hashOf));
  const isAlike = and(eq(signInDevices.userAgent, browser), eq(signInDevices.address, address));
  const forget = (condition: SQL | undefined) =>
    tx.delete(signInDevices).where(and(ofAccount, condition)).returning({ hash: signInDevices.hash });
  const named = await forget(isNamed);
  const seen = named.length > 0 ? named : await forget(isAlike);
  const row = { accountId: to.accountId, hash: hashOf(device), userAgent: browser, address, seenAt: now };
  await tx.insert(signInDevices).values(row);
  const oldest = known.slice(0, Math.max(0, known.length - seen.length + 1 - MOST_DEVICES)).map(({ hash }) => hash);
  if (oldest.length > 0) await tx.delete(signInDevices).where(and(ofAccount, inArray(signInDevices.hash, oldest)));
  if (known.length === 0 || seen.length > 0) return;
  const { name, username, accountId, orgId, email } = to;
  const values = { name, username, signed_in_at: shownTime(now, portal), device: deviceName(userAgent), address };
  const action = { label: 'Open My Account', href: `${portal.publicUrl}/my/account` };
  const kind = 'account.new-device';
  const mail = await eventMail(tx, kind, { values, action, from: portal });
  await writeMail(tx, { kind, entity: 'account', entityId: accountId, orgId, to: email, ...mail }, now);
}

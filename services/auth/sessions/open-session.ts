import type { Database } from '../../database/database.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import type { FoundAccount } from './credentials.ts';
import { knownDevices, nameOf } from './known-devices.ts';
import { noticeDevice } from './new-device-notice.ts';
import { type Origin, openSession } from './sessions.ts';

/**
 * Opens the session of an account that has proved who it is, and remembers the device.
 * @param proofs of known devices, as the browser sent them
 * @param alongside runs in the same transaction
 */
export async function openSessionOf(
  deps: ServiceDeps,
  account: FoundAccount,
  { proofs, ...from }: Origin & { proofs: string | undefined },
  alongside: (tx: Database, now: Date, sessionId: string) => Promise<void> = async () => {},
) {
  const devices = knownDevices(deps.keys, deps.now);
  const kept = devices.remember(account, proofs);
  const seen = { ...from, device: nameOf(kept), claimed: devices.claimed(proofs) };
  const session = await openSession(deps, account, from, async (tx, now, sessionId) => {
    await alongside(tx, now, sessionId);
    await noticeDevice(tx, deps.portal, account, { ...seen, now });
  });
  return { ...session, known_device: kept };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { standingSessions } from '../access/authenticate.ts';
import type { Caller } from '../access/caller.ts';
import { refuse } from '../errors.ts';
import type { ServiceDeps } from '../service.ts';

/** How long a signed address opens its file. */
const LINK_SECONDS = 60;

/** Which service has the file. */
export type FileHome = 'booking' | 'companies';

export interface FileTicket {
  readonly id: string;
  /** The session that asked for the address. */
  readonly session: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/**
 * Addresses that open one file for a minute: a download by link cannot carry a bearer token. Each belongs to the account
 * that asked for it, by its session, and is over with that. The key comes from the signing key, so every process that
 * knows tokens knows them, and they name an id, never a place.
 */
export function signedLinks({ db, keys, portal }: Pick<ServiceDeps, 'db' | 'keys' | 'portal'>, home: FileHome) {
  const secret = () => keys.secretFor('file links');
  const signature = (id: string, session: string, expires: number) =>
    createHmac('sha256', secret()).update(`${home}/${id}/${session}/${expires}`).digest('base64url');
  const isStanding = async (session: string, now: Date) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    const { rows } = await db.execute(sql`select ${standingSessions(at)} and s.id = ${session}::uuid`);
    return rows.length === 1;
  };
  return {
    to(id: string, { sessionId: session }: Caller, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
      const query = `session=${session}&expires=${expires}&signature=${signature(id, session, expires)}`;
      return `${portal.publicUrl}/files/${home}/${id}?${query}`;
    },
    /** @throws Refusal 403 where the address is forged, older than a minute, or its session is over */
    async require({ id, session, expires, signature: given }: FileTicket, now: Date): Promise<void> {
      const expected = Buffer.from(signature(id, session, expires));
      const actual = Buffer.from(given);
      const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
      const isGood = isOurs && now.getTime() < expires * 1000 && (await isStanding(session, now));
      if (isGood) return;
      refuse(403, 'LINK_OVER', 'This download address is no longer good. Start the download again in the portal.');
    },
  };
}

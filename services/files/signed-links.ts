import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TokenKeys } from '../access/tokens.ts';
import type { PortalFacts } from '../service.ts';

/** How long a signed address opens its file. */
const LINK_SECONDS = 5 * 60;

/** Which service has the file. */
export type FileHome = 'booking' | 'companies';

export interface FileTicket {
  readonly id: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/**
 * Addresses that open one file for five minutes, to whoever has them: a download cannot carry a bearer token. The key
 * comes from the signing key, so every process that knows tokens knows them, and they name an id, never a place.
 */
export function signedLinks({ keys, portal }: { keys: TokenKeys; portal: PortalFacts }, home: FileHome) {
  const secret = () => keys.secretFor('file links');
  const signature = (id: string, expires: number) =>
    createHmac('sha256', secret()).update(`${home}/${id}/${expires}`).digest('base64url');
  return {
    to(id: string, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
      return `${portal.publicUrl}/files/${home}/${id}?expires=${expires}&signature=${signature(id, expires)}`;
    },
    isGood({ id, expires, signature: given }: FileTicket, now: Date): boolean {
      const expected = Buffer.from(signature(id, expires));
      const actual = Buffer.from(given);
      const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
      return isOurs && now.getTime() < expires * 1000;
    },
  };
}

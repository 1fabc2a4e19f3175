import { z } from '@hono/zod-openapi';
import type { Caller } from '../access/caller.ts';
import type { TokenKeys } from '../access/tokens.ts';
import { fail } from '../base/errors.ts';

/** Time for which a signed address opens its file. */
const LINK_SECONDS = 60;

/** Which service has the file. */
export type FileHome = 'booking' | 'companies';

/** The query of a signed address. `session`: the one that asked for it. `expires`: seconds since 1970. */
export const fileTicket = z.object({
  session: z.uuid(),
  expires: z.coerce
    .number()
    .int()
    .min(0)
    .max(9_999_999_999)
    .openapi({ param: { name: 'expires', in: 'query', required: true } }),
  signature: z.string().max(100),
});

interface FileTicket extends z.infer<typeof fileTicket> {
  readonly id: string;
}

/**
 * Addresses that open one file for a minute, for the session that asked for it and no other: opening one requires a
 * sign-in as well. The key comes from the signing key, so every process that knows tokens knows them, and they name an
 * id, never a place.
 */
export function signedLinks({ keys, portal }: { keys: TokenKeys; portal: { publicUrl: string } }, home: FileHome) {
  const signer = () => keys.signer('file links');
  const textOf = (id: string, session: string, expires: number) => `${home}/${id}/${session}/${expires}`;
  return {
    to(id: string, { sessionId: session }: Caller, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
      const query = `session=${session}&expires=${expires}&signature=${signer().sign(textOf(id, session, expires))}`;
      return `${portal.publicUrl}/files/${home}/${id}?${query}`;
    },
    /** @throws ServiceError 403 where the address is forged, older than a minute, or was given to another session */
    require({ id, session, expires, signature }: FileTicket, caller: Caller, now: Date): void {
      const isOurs = signer().isSigned(textOf(id, session, expires), signature);
      if (isOurs && session === caller.sessionId && now.getTime() < expires * 1000) return;
      fail('LINK_OVER', 'This download address is no longer good. Start the download again in the portal.');
    },
  };
}

import { Resolver } from 'node:dns/promises';

/** The TXT records of a domain, each as one text; an empty list for an unknown domain. @throws if no name server answers */
export type TxtRecords = (domain: string) => Promise<readonly string[]>;

const TIMEOUT_MS = 3_000;
const TRIES = 2;

/** @param server the name server to ask, such as 192.0.2.53 or 192.0.2.53:5353; null: those of the machine */
export function txtRecords(server: string | null): TxtRecords {
  return async (domain) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    if (server !== null) resolver.setServers([server]);
    try {
      return (await resolver.resolveTxt(domain)).map((parts) => parts.join(''));
    } catch (error) {
      const { code } = Object(error);
      if (code === 'ENODATA' || code === 'ENOTFOUND') return [];
      throw error;
    }
  };
}

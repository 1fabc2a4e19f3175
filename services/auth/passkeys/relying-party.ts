import { COSEALG } from '@simplewebauthn/server/helpers';

/** Algorithms of keys: devices have one of the first two, and Windows Hello may have the last. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/**
 * The relying party of passkeys: its name, and the address of its pages. Browsers know no passkeys of network addresses,
 * so that the portal on one's own computer has them as `localhost`.
 */
export function relyingParty(publicUrl: string): { id: string; origin: string } {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

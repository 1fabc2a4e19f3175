import { randomBytes } from 'node:crypto';
import type { TokenKeys } from '../access/tokens.ts';

/** After a rotation the secret before it signs as well, so that a receiver has time to change over. */
export const BOTH_SIGN_MS = 24 * 60 * 60_000;

/** 256 bits in the spelling of the Standard Webhooks specification. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Secrets are stored sealed for their endpoint: a copy of the database signs nothing. */
export function webhookSecrets(keys: TokenKeys) {
  const sealer = keys.sealer('webhooks');
  return {
    seal: (secret: string, endpointId: string) => sealer.seal(secret, endpointId),
    open: (sealed: string, endpointId: string) => sealer.open(sealed, endpointId),
  };
}

import type { IncomingMessage } from 'node:http';
import { isSameSecret } from './secrets.ts';

/** Whose word counts on where a request comes from, besides the connection's own other end. */
export interface TrustedSenders {
  /** Proxies in a row before this server, each of which adds the address it saw to x-forwarded-for; 0: none. */
  readonly trustedProxies?: number;
  /** The secret by which a gateway elsewhere proves to be ours; null: none runs elsewhere. */
  readonly gatewayKey?: string | null;
}

export const GATEWAY_KEY_HEADER = 'x-gateway-key';

/**
 * Who is at the other end, for limits and the audit. Our own gateway sends the address that it found; it comes first,
 * because proxies between the two only add to it. Else as many entries count, from the end, as there are trusted
 * proxies: whatever stands before them is only a claim.
 */
export function clientAddress(request: IncomingMessage, { trustedProxies = 0, gatewayKey = null }: TrustedSenders) {
  const peer = (request.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const claimed = forwarded.split(',').map((address) => address.trim());
  const chain = [...claimed.filter((address) => address !== ''), peer];
  if (isSameSecret(request.headers[GATEWAY_KEY_HEADER], gatewayKey)) return chain[0] ?? peer;
  return chain[Math.max(chain.length - 1 - trustedProxies, 0)] ?? peer;
}

/** Puts the address in place of what the request claimed, where services and gateway read it. */
export function stampClientAddress(request: IncomingMessage, trusted: TrustedSenders): void {
  const address = clientAddress(request, trusted);
  const { rawHeaders } = request;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    const name = rawHeaders[at]?.toLowerCase();
    if (name === 'x-forwarded-for' || name === GATEWAY_KEY_HEADER) rawHeaders.splice(at, 2);
  }
  rawHeaders.push('x-forwarded-for', address);
  request.headers['x-forwarded-for'] = address;
  delete request.headers[GATEWAY_KEY_HEADER];
}

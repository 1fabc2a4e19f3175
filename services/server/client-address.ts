import type { IncomingMessage } from 'node:http';
import { isSameSecret } from './secrets.ts';

/** Whom to trust about the address of a request, besides the connection itself. */
export interface TrustedSenders {
  /** Number of trusted proxies in front of this server, each of which appends to x-forwarded-for; 0 for none. */
  readonly trustedProxies?: number;
  /** Shared secret of a gateway in another process; null if there is none. */
  readonly gatewayKey?: string | null;
}

export const GATEWAY_KEY_HEADER = 'x-gateway-key';

/**
 * The client's address, for limits and the audit. An address sent by our own gateway counts first, because proxies
 * between the two only append to it. Otherwise as many entries count, from the end, as there are trusted proxies.
 * Anything before them can be forged.
 */
export function clientAddress(request: IncomingMessage, { trustedProxies = 0, gatewayKey = null }: TrustedSenders) {
  const peer = (request.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const claimed = forwarded.split(',').map((address) => address.trim());
  const chain = [...claimed.filter((address) => address !== ''), peer];
  if (isSameSecret(request.headers[GATEWAY_KEY_HEADER], gatewayKey)) return chain[0] ?? peer;
  return chain[Math.max(chain.length - 1 - trustedProxies, 0)] ?? peer;
}

/** Replaces the address that the request claims, for services and gateway to read. */
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

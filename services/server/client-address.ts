import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';

const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8);
nearby.addSubnet('10.0.0.0', 8);
nearby.addSubnet('172.16.0.0', 12);
nearby.addSubnet('192.168.0.0', 16);
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

/**
 * Who is at the other end, for limits and the audit. A balancer stands in a private network and puts the address it
 * saw last into x-forwarded-for; from anybody else that header is only a claim and is not believed.
 */
export function clientAddress(request: IncomingMessage): string {
  const peer = (request.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  const forwarded = request.headers['x-forwarded-for'];
  const last = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim();
  return last && isNearby(peer) ? last : peer;
}

/** Puts the address in place of what the request claimed, where services and gateway read it. */
export function stampClientAddress(request: IncomingMessage): void {
  const address = clientAddress(request);
  const { rawHeaders } = request;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === 'x-forwarded-for') rawHeaders.splice(at, 2);
  }
  rawHeaders.push('x-forwarded-for', address);
  request.headers['x-forwarded-for'] = address;
}

function isNearby(address: string): boolean {
  return nearby.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

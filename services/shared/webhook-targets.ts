import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The addresses that webhooks may lead to. */
export interface WebhookTargets {
  /** Programs on the portal's own machine may be told, over http too: for the demo and for tests. */
  readonly allowsLoopback: boolean;
  /** The addresses of a host name. @throws where it has none */
  readonly resolve: (host: string) => Promise<readonly string[]>;
}

export const webhookTargets = (allowsLoopback: boolean): WebhookTargets => ({
  allowsLoopback,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
});

const LONGEST = 500;
const PRIVATE = 'must lead to a public address of the internet';

/**
 * The refusal of an address that a company wants to be told at; null where it may be. The address that its name has now is looked
 * at as well: one inside the provider's network would let a company reach what only the provider's machines may.
 */
export async function targetRefusal(text: string, targets: WebhookTargets): Promise<string | null> {
  const url = URL.parse(text);
  if (!url || text.length > LONGEST)
    return `must be an address such as https://example.com/hook, of at most ${LONGEST} characters`;
  if (url.username !== '' || url.password !== '') return 'must have no user name or password in it';
  if (url.hash !== '') return 'must have no part after #';
  const isHttp = url.protocol === 'http:' && targets.allowsLoopback;
  if (url.protocol !== 'https:' && !isHttp) return 'must start with https://';
  try {
    await allowedAddresses(url, targets);
    return null;
  } catch (error) {
    return error instanceof TargetRefused ? error.message : 'has a host name that cannot be found';
  }
}

/** The target is none of the internet's. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused';
}

/** The addresses that may be connected to, as the name has them now. @throws TargetRefused where one of them may not */
export async function allowedAddresses(
  { hostname, protocol }: URL,
  targets: WebhookTargets,
): Promise<readonly string[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await targets.resolve(host);
  if (addresses.length === 0) throw new TargetRefused('has a host name without an address');
  for (const address of addresses) {
    const range = ipaddr.process(address).range();
    const isLoopback = targets.allowsLoopback && range === 'loopback';
    if (range !== 'unicast' && !isLoopback) throw new TargetRefused(PRIVATE);
    if (protocol === 'http:' && !isLoopback) throw new TargetRefused('must start with https://');
  }
  return addresses;
}

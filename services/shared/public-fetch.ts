import { isIPv6, type LookupFunction } from 'node:net';
import { allowedAddresses, type WebhookTargets } from './webhook-targets.ts';

/** A look-up that always answers these addresses, so that a name cannot change between check and connection. */
export const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, answer) => {
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    const [first] = found;
    if (all) answer(null, found);
    else answer(null, first?.address ?? '', first?.family);
  };

const MOST_BYTES = 1024 * 1024;

interface Options {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

/**
 * Fetches from an address of a company's choice: only public addresses, no redirects, a megabyte at most. It connects to the address
 * that it has checked.
 * @throws TargetRefused for a private address
 */
export async function publicFetch(url: string, options: Options, targets: WebhookTargets): Promise<Response> {
  const addresses = await allowedAddresses(new URL(url), targets);
  const { Agent, request } = await import('undici');
  const agent = new Agent({ connect: { lookup: pinned(addresses) }, maxResponseSize: MOST_BYTES });
  const { method = 'GET', headers = {}, body, signal } = options;
  try {
    const sent = body instanceof URLSearchParams ? body.toString() : (body as string | null | undefined);
    const answer = await request(url, {
      method: method as 'GET',
      headers,
      dispatcher: agent,
      ...(sent == null ? {} : { body: sent }),
      ...(signal ? { signal } : {}),
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value ?? []].flat()) received.append(name, one);
    const bytes = await answer.body.arrayBuffer();
    const isEmpty = [204, 205, 304].includes(answer.statusCode);
    return new Response(isEmpty ? null : bytes, { status: answer.statusCode, headers: received });
  } finally {
    await agent.destroy();
  }
}

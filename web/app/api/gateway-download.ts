import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { callWithRefresh } from './call-with-refresh.ts';
import { type Gateway, TIMEOUT_MS } from './gateway-client.ts';
import { restError } from './rest-error.ts';

type Download = { path: string; body: string };
type Options = { signal: AbortSignal; onBytes: (bytes: number) => void };

/**
 * A file that the gateway passes on, asked for by what `body` says.
 * @throws {PortalFailure} where it was refused, or nothing came for 30 s, or the line was cut before its end
 */
export async function download(gateway: Gateway, what: Download, options: Options) {
  const { session } = gateway.stream;
  await session.whenReady();
  session.onRequest();
  return callWithRefresh(session, { kind: 'person' }, () => fileOf(gateway, what, options));
}

async function fileOf(gateway: Gateway, { path, body }: Download, { signal, onBytes }: Options) {
  const { url, fetch, session } = gateway.stream;
  const token = session.token();
  const stuck = new AbortController();
  let patience = setTimeout(() => stuck.abort(), TIMEOUT_MS);
  const moved = () => {
    clearTimeout(patience);
    patience = setTimeout(() => stuck.abort(), TIMEOUT_MS);
  };
  try {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body,
      signal: AbortSignal.any([signal, stuck.signal]),
    });
    if (!response.ok || !response.body) {
      throw new PortalFailure(restError(response.status, await response.json().catch(() => null)));
    }
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let bytes = 0, part = await reader.read(); !part.done; part = await reader.read()) {
      moved();
      parts.push(part.value);
      bytes += part.value.byteLength;
      onBytes(bytes);
    }
    return { name: nameIn(response.headers), content: new Blob(parts, { type: typeIn(response.headers) }) };
  } catch (thrown) {
    signal.throwIfAborted();
    throw thrown instanceof PortalFailure ? thrown : new PortalFailure({ code: 'UNREACHABLE' });
  } finally {
    clearTimeout(patience);
  }
}

const typeIn = (headers: Headers) => headers.get('content-type') ?? '';
const nameIn = (headers: Headers) => /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file';

import { createHash } from 'node:crypto';
import { cutTo, requestedRange } from './byte-range.ts';
import type { FileStore } from './file-store.ts';

export interface NamedFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
}

/**
 * A file as an answer: always to be saved, never to be shown or guessed at by the browser, kept by no cache in between.
 * A broken download can resume: what a key names never changes.
 */
export async function serveFile(
  files: FileStore,
  { key, name, contentType }: NamedFile,
  asked: Headers,
): Promise<Response> {
  const { size, body } = await files.open(key);
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
  const range = requestedRange(asked, { size, etag });
  if (range === 'none') {
    await body.cancel();
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  }
  const { from, until } = range ?? { from: 0, until: size - 1 };
  return new Response(range ? body.pipeThrough(cutTo(range)) : body, {
    status: range ? 206 : 200,
    headers: {
      ...(range && { 'content-range': `bytes ${from}-${until}/${size}` }),
      'accept-ranges': 'bytes',
      etag,
      'content-type': contentType,
      'content-length': String(until - from + 1),
      'content-disposition': attachment(name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  });
}

/** Twice: in ASCII for the oldest readers, and whole by RFC 8187. */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`;
}

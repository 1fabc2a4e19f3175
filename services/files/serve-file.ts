import type { FileStore } from './file-store.ts';

export interface NamedFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
}

/** A file as an answer: always to be saved, never to be shown or guessed at by the browser, kept by nobody in between. */
export async function serveFile(files: FileStore, { key, name, contentType }: NamedFile): Promise<Response> {
  const file = await files.open(key);
  return new Response(file.body, {
    headers: {
      'content-type': contentType,
      'content-length': String(file.size),
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

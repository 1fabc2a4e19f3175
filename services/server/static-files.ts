import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type PageOptions, pageHeaders } from './page-headers.ts';
import { pathOf } from './paths.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.png', '.woff2']);
/** Suffixes of the compressed copies that the build writes. */
const precompressedSuffix = { br: '.br', gzip: '.gz' } as const;

/** Paths of the inspector and its gallery; 404 where inspecting is not allowed. */
const isOfInspector =
  /[\\/]assets[\\/](inspector-page|machine-sources|page-link|page-promises|receiver-link|gallery-[a-z]+|registry|[\w-]+\.chart|machines\.overview)-[\w-]{7}\./;

type Encoding = 'br' | 'gzip' | 'identity';

interface StaticFile {
  readonly path: string;
  /** Encodings that the build has written for a file. */
  readonly beside: ReadonlySet<Encoding>;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Map<Encoding, Promise<Body>>;
}

interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/**
 * Serves the built pages. Files with a content hash in their name are cached for a year. Others are revalidated and
 * answered 304 while unchanged. A file is read once, on first use, compressed by the build or else here. Every other
 * path gets index.html, because the pages have their own routes and 404 page.
 */
export async function staticFiles(
  folder: string,
  options: PageOptions & { withInspector?: boolean },
): Promise<(request: Request) => Promise<Response>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, StaticFile>();
  const paths = new Set(names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  for (const path of paths) {
    if (isBeside(path, paths)) continue;
    if (options.withInspector === false && isOfInspector.test(path)) continue;
    const beside = new Set(
      (['br', 'gzip'] as const).filter((encoding) => paths.has(path + precompressedSuffix[encoding])),
    );
    const page = extname(path) === '.html' ? pageHeaders(options, await readFile(path, 'utf8')) : {};
    files.set(`/${relative(folder, path).split(sep).join('/')}`, describe(path, beside, page));
  }
  const index = files.get('/index.html');
  if (!index) throw new Error(`${folder} has no index.html: build the web pages first (npm run build).`);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    const path = pathOf(request.url);
    const file = files.get(path);
    // A missing asset of an older build must not be answered with a page: the browser would run it as a script.
    if (!file && path.startsWith('/assets/')) return new Response(null, { status: 404 });
    return answer(request, file ?? index).catch((error) => {
      if (file !== undefined && file !== index && isGone(error)) return new Response(null, { status: 404 });
      throw error;
    });
  };
}

/** The pages were rebuilt while this process serves the previous build. */
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isBeside = (path: string, paths: ReadonlySet<string>) => /\.(br|gz)$/.test(path) && paths.has(path.slice(0, -3));

function describe(path: string, beside: ReadonlySet<Encoding>, more: StaticFile['headers']): StaticFile {
  const extension = extname(path);
  const isNamedByContent = /[\\/]assets[\\/]/.test(path);
  return {
    path,
    beside,
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...more,
    },
    bodies: new Map(),
  };
}

async function answer(request: Request, file: StaticFile): Promise<Response> {
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '', file.path);
  const { bytes, etag } = await bodyOf(file, encoding);
  const headers = { ...file.headers, etag, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const length = { 'content-length': String(bytes.length) };
  return new Response(request.method === 'HEAD' ? null : bytes, { headers: { ...headers, ...length } });
}

function bodyOf(file: StaticFile, encoding: Encoding): Promise<Body> {
  let body = file.bodies.get(encoding);
  if (!body) {
    body = load(file, encoding);
    file.bodies.set(encoding, body);
    // A failed read is tried again on the next request.
    body.catch(() => file.bodies.delete(encoding));
  }
  return body;
}

async function load({ path, beside }: StaticFile, encoding: Encoding): Promise<Body> {
  const isReady = encoding !== 'identity' && beside.has(encoding);
  const bytes = isReady
    ? new Uint8Array(await readFile(path + precompressedSuffix[encoding]))
    : await compress(await readFile(path), encoding);
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
}

async function compress(bytes: Buffer, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return new Uint8Array(bytes);
  if (encoding === 'gzip') return new Uint8Array(await promisify(gzip)(bytes));
  return new Uint8Array(
    await promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );
}

function encodingFor(accepted: string, path: string): Encoding {
  if (compressed.has(extname(path))) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

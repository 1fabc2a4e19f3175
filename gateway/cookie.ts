/** What the browser keeps for the gateway, out of reach of every script. */
export interface Cookie {
  /** What the browser sent; null where it has none, or nothing that could be ours. */
  value(): string | null;
  /** Has the browser keep another one. */
  keep(value: string): void;
  /** The Set-Cookie header of the answer; null where nothing has to be kept. */
  header(): string | null;
}

export interface CookieOptions {
  readonly name: string;
  /** Where it is sent to, and nowhere else. */
  readonly path: string;
  readonly maxAgeSeconds: number;
  /** Strict unless said otherwise. */
  readonly sameSite?: 'Lax';
  /** What a value looks like. */
  readonly pattern: RegExp;
}

/** What the browser sent; null where it has none, or nothing that could be ours. */
export function readCookie({ headers }: Request, { name, pattern }: CookieOptions): string | null {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return pattern.test(value) ? value : null;
}

/** One cookie of one request and its answer. */
export function cookie(request: Request, options: CookieOptions, { isHttps }: { isHttps: boolean }): Cookie {
  const { name, path, maxAgeSeconds, sameSite = 'Strict' } = options;
  let saved: string | null = null;
  return {
    value: () => readCookie(request, options),
    keep(value) {
      saved = value;
    },
    header: () =>
      saved === null
        ? null
        : [
            `${name}=${saved}`,
            `Path=${path}`,
            `Max-Age=${maxAgeSeconds}`,
            'HttpOnly',
            `SameSite=${sameSite}`,
            ...(isHttps ? ['Secure'] : []),
          ].join('; '),
  };
}

/** The proof that somebody has signed in on this device before: for 180 days, as long as the service believes it. */
export const KNOWN_DEVICE: CookieOptions = {
  name: 'known_device',
  path: '/graphql',
  maxAgeSeconds: 180 * 24 * 60 * 60,
  pattern: /^[\w.~-]{1,1000}$/,
};

/**
 * The access token of whoever was given a signed address, for as long as that lives: a download by link carries no header of
 * its own, and the address is good for nobody else.
 */
export const FILE_ACCESS: CookieOptions = {
  name: 'file_access',
  path: '/files',
  maxAgeSeconds: 60,
  pattern: /^[\w.~+/-]+=*$/,
};

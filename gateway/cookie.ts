import { parse, serialize } from 'hono/utils/cookie';

export interface CookieOptions {
  readonly name: string;
  /** The only path that the browser sends it to. */
  readonly path: string;
  readonly maxAge: number;
  /** Strict unless said otherwise. */
  readonly sameSite?: 'Lax';
  /** Values that do not match are ignored. */
  readonly pattern: RegExp;
}

/** The browser's value; null where there is none, or none that could be ours. */
export function readCookie({ headers }: Request, { name, pattern }: CookieOptions): string | null {
  const value = parse(headers.get('cookie') ?? '', name)[name] ?? '';
  return pattern.test(value) ? value : null;
}

/** One cookie of one request and its answer, which no script can read. */
export function cookie(request: Request, options: CookieOptions, { isHttps: secure }: { isHttps: boolean }) {
  const { name, pattern: _pattern, sameSite = 'Strict', ...attributes } = options;
  let saved: string | null = null;
  return {
    /** The value that was kept, or the browser's. */
    value: () => saved ?? readCookie(request, options),
    /** Has the browser keep another one. */
    keep(value: string) {
      saved = value;
    },
    /** The Set-Cookie header of the answer; null where nothing has to be kept. */
    header: () => saved && serialize(name, saved, { ...attributes, sameSite, httpOnly: true, secure }),
  };
}

/** Proves an earlier sign-in on this device: for 180 days, as long as the service accepts it. */
const KNOWN_DEVICE: CookieOptions = {
  name: 'known_device',
  path: '/graphql',
  maxAge: 180 * 24 * 60 * 60,
  pattern: /^[\w.~-]{1,1000}$/,
};

/** The sign-in that asked for a passkey: the challenge is good for no other browser. */
const PASSKEY_SIGN_IN: CookieOptions = {
  name: 'passkey_sign_in',
  path: '/graphql',
  maxAge: 5 * 60,
  pattern: /^[\w-]{43}$/,
};

/** A sign-in at a company's provider that is under way. Lax: the provider that sends the browser back is another site. */
export const providerSignInCookie = (isHttps: boolean): CookieOptions => ({
  name: isHttps ? '__Host-sign_in' : 'sign_in',
  path: '/',
  maxAge: 10 * 60,
  sameSite: 'Lax',
  pattern: /^[\w-]{43}$/,
});

/**
 * The access token beside a signed address, for as long as that lives: a download by link carries no header of its own,
 * and the address works for no other session.
 */
export const FILE_ACCESS: CookieOptions = {
  name: 'file_access',
  path: '/files',
  maxAge: 60,
  pattern: /^[\w.~+/-]+=*$/,
};

/** The cookies of a request to /graphql, by their names in its context. */
export const graphqlCookies = (request: Request, isHttps: boolean) => ({
  knownDevice: cookie(request, KNOWN_DEVICE, { isHttps }),
  passkeySignIn: cookie(request, PASSKEY_SIGN_IN, { isHttps }),
  providerSignIn: cookie(request, providerSignInCookie(isHttps), { isHttps }),
  fileAccess: cookie(request, FILE_ACCESS, { isHttps }),
});

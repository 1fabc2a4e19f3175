/** A key, or a token for one. */
const CREDENTIAL = /^(pf|pft)_[\w.-]+$/;

/**
 * The key or token of a request, as the services read it. A program that knows HTTP Basic alone sends its key as user name and no
 * password. Null where there is neither; a session's token is none.
 */
export function bearerOf({ headers }: Request): string | null {
  const [scheme = '', sent = ''] = (headers.get('authorization') ?? '').split(' ');
  const credential =
    scheme.toLowerCase() === 'basic' ? userNameOf(sent) : scheme.toLowerCase() === 'bearer' ? sent : '';
  return CREDENTIAL.test(credential) ? `Bearer ${credential}` : null;
}

function userNameOf(basic: string): string {
  const [name = '', password] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return password === '' ? name : '';
}

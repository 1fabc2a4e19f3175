import { pathOf } from './paths.ts';

interface WellKnown {
  readonly publicUrl: string;
  /** Where faults of security are reported: a mail or web address; null where nobody takes them. */
  readonly securityContact: string | null;
  readonly now: () => Date;
}

/** RFC 9116 asks for less than a year. */
const GOOD_FOR_DAYS = 180;

/**
 * What programs look for below /.well-known: where a password is changed (W3C), and where faults of security are reported (RFC 9116).
 * Null where the pages answer.
 */
export function wellKnown({ publicUrl, securityContact, now }: WellKnown) {
  return (request: Request): Response | null => {
    const path = pathOf(request.url);
    if (path === '/.well-known/change-password')
      return new Response(null, { status: 302, headers: { location: '/my/account' } });
    if (!path.startsWith('/.well-known/')) return null;
    if (path !== '/.well-known/security.txt' || !securityContact) return new Response(null, { status: 404 });
    const expires = new Date(now().getTime() + GOOD_FOR_DAYS * 86_400_000).toISOString().slice(0, 19);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}Z`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
    ];
    return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };
}

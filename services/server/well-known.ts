import { pathOf } from './paths.ts';

interface WellKnown {
  readonly publicUrl: string;
  /** Contact for faults of security: a mail or web address; null without one. */
  readonly securityContact: string | null;
  readonly now: () => Date;
}

/** RFC 9116 asks for less than a year. */
const GOOD_FOR_DAYS = 180;

/**
 * Answers that programs look for below /.well-known: the page that changes a password (W3C), and the contact for faults
 * of security (RFC 9116); and where they look for the API's document. Null where the pages answer.
 */
export function wellKnown({ publicUrl, securityContact, now }: WellKnown) {
  return (request: Request): Response | null => {
    const path = pathOf(request.url);
    if (path === '/.well-known/change-password')
      return new Response(null, { status: 302, headers: { location: '/my/account' } });
    if (path === '/openapi.json')
      return new Response(null, { status: 302, headers: { location: '/api/v1/openapi.json' } });
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

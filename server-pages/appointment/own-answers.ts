import { createHash } from 'node:crypto';
import { style } from './appointment-style.ts';

export const noStore = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** As the content security policy names it. */
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Nothing but its own style and the tab's picture: no script, no frame, no other site, no index. */
export const pageHeaders = (isHttps: boolean): Record<string, string> => ({
  ...noStore,
  'content-security-policy': `default-src 'none'; style-src ${styleHash}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; img-src 'self'`,
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

export const calendar = (text: string) =>
  new Response(text, {
    headers: {
      ...noStore,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'x-content-type-options': 'nosniff',
    },
  });

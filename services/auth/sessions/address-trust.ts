import { fail } from '../../base/errors.ts';
import type { PortalFacts } from '../../shared/http/service-deps.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The moment from which one-time passwords go to an address that is new at `now`. A person who changes it, or adds an
 * account with it, could have them mailed to themselves: its holder has a day to notice.
 */
export const trustedFrom = (now: Date) => new Date(now.getTime() + DAY_MS);

/** @throws ServiceError 403 ADDRESS_TOO_NEW in words, where the address has to wait */
export function requireTrusted(from: Date | null, now: Date, portal: PortalFacts): void {
  if (from === null || from <= now) return;
  fail(
    'ADDRESS_TOO_NEW',
    `Your email address is new: one-time passwords go to it from ${shownTime(from, portal)} on. To download results ` +
      'before, use a device that you registered earlier, or confirm the address there under My Account.',
    { details: { trusted_from: from.toISOString() } },
  );
}

/** '24/11/2026 09:00 (Perth)', in the portal's zone. */
export function shownTime(at: Date, { timeZone }: Pick<PortalFacts, 'timeZone'>): string {
  const shown = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return `${shown.replace(',', '')} (${timeZone.split('/').at(-1)?.replaceAll('_', ' ')})`;
}

/** A time that is over is none. */
export const shownTrust = (from: Date | null, now: Date) => (from !== null && from > now ? from.toISOString() : null);

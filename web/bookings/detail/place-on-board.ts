import { isPending, shownStatus } from '../../../machines/rules/booking/booking-status.table.ts';
import { DEFAULT_TIME_ZONE } from '../../../machines/rules/calendar/dates.ts';
import { formatDate } from '../../ui/date-format.ts';

type Wish = {
  candidateId: string;
  status: string;
  preferredSiteId: string | null;
  preferredFromDate: string | null;
};

/**
 * The board of the site that a pending booking wishes for, on its first day still ahead, with the booking ready to be
 * taken up; null where it waits for nothing there.
 * @param now epoch milliseconds
 */
export function placeOnBoard({ candidateId, status, preferredSiteId, preferredFromDate }: Wish, now: number) {
  const shown = shownStatus(status);
  if (shown === null || !isPending(shown) || preferredSiteId === null) return null;
  const today = formatDate(DEFAULT_TIME_ZONE, now);
  const day = preferredFromDate && preferredFromDate > today ? preferredFromDate : today;
  return `/scheduler?${new URLSearchParams({ site: preferredSiteId, day, waiting: candidateId })}`;
}

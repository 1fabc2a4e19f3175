import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Ask, addressOf, type BookingsQuery } from '../../../machines/booking-list-view/list-query.ts';
import { isSameFilter } from '../../../machines/rules/booking/booking-filter.ts';
import { quickViews } from '../../../machines/rules/booking/quick-views.ts';
import { dayIn } from '../../../machines/rules/calendar/dates.ts';
import { useAccess, useIsProvider } from '../../app/session/session-context.tsx';
import { classes } from '../../ui/classes.ts';
import { tabClass, tabRowClass } from '../../ui/tab-classes.ts';

/** '12', or '2,000+', by the name of a tab or the id of a saved view. */
export type ViewCounts = Readonly<Record<string, string>>;

/** Read out after the tab's name, which stays what people search for. */
export const ViewCount = ({ text }: { text: string | undefined }) =>
  text ? (
    <span aria-hidden className="ml-1.5 text-text-3 text-xs tabular-nums">
      {text}
    </span>
  ) : null;

export const bookingCountLabel = (text: string | undefined) => (text === undefined ? undefined : `${text} bookings`);

type QuickViewsProps = {
  query: BookingsQuery;
  timeZone: string;
  onAsk: Ask;
  /** The account's own views, which say whether one of them is shown. */
  children: (onShown: (isShown: boolean) => void, onCounts: (counts: ViewCounts) => void) => ReactNode;
};

/** Filters that people come for every day, as links. They keep the order and the search. */
export function QuickViews({ query, timeZone, onAsk, children }: QuickViewsProps) {
  const { permissions } = useAccess();
  const isProvider = useIsProvider();
  const [path] = useLocation();
  const seesAll = permissions.includes('view_bookings');
  const base = seesAll ? '/pem-bookings' : path;
  const [isOwnShown, setOwnShown] = useState(false);
  const [counts, setCounts] = useState<ViewCounts>({});
  const { sort, order } = query;
  return (
    <nav
      className={classes(
        tabRowClass,
        'flex-1 max-sm:px-2 sm:border-0 sm:px-4 max-sm:[&_:is(a,button)]:h-11 print:hidden',
      )}
      aria-label="Views"
    >
      {quickViews(dayIn(new Date().toISOString(), timeZone), isProvider).map(({ name, filter }) => {
        const address = String(addressOf({ ...filter, sort, order, view: '' }));
        const isCurrent = !isOwnShown && base === path && isSameFilter(query.filter, filter);
        return (
          <Link
            key={name}
            className={tabClass}
            href={address ? `${base}?${address}` : base}
            aria-current={isCurrent ? 'page' : undefined}
            aria-description={bookingCountLabel(counts[name])}
            // Asked of the list itself, which keeps its search and lets go of names that the address does not carry.
            onClick={(event) => {
              if (base !== path || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onAsk({ filter, columns: [] });
            }}
          >
            {name}
            <ViewCount text={counts[name]} />
          </Link>
        );
      })}
      {seesAll && permissions.includes('my_bookings') ? (
        <Link className={tabClass} href="/my-bookings" aria-current={path === '/my-bookings' ? 'page' : undefined}>
          Mine
        </Link>
      ) : null}
      {children(setOwnShown, setCounts)}
    </nav>
  );
}

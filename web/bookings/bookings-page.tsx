import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { UserInfo } from '../../machines/session.types.ts';
import { useAccess, useGateway, usePortal } from '../session/session-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { openBookingList } from './booking-list.ts';
import { BookingListBody } from './booking-list-body.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useKeptList } from './kept-list.ts';
import { addressOf, type BookingsQuery, NO_FILTER, viewFrom, viewOf, withView } from './list-query.ts';
import { QuickViews } from './quick-views.tsx';
import { Tally } from './tally.tsx';

/** /pem-bookings and /my-bookings: one list, the latter the account's own only. */
export default function BookingsPage() {
  const [path] = useLocation();
  const [params, setParams] = useSearchParams();
  const { permissions, info } = useAccess();
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const isMine = path.startsWith('/my-bookings');
  const isCompanyFixed = info.accountType !== 'admin';
  const address = String(addressOf(viewFrom(params, isCompanyFixed)));
  const list = useKeptList(`${info.username} ${path}`, () => {
    const blank: BookingsQuery = { search: '', mine: isMine, sort: 'created_at', order: 'desc', filter: NO_FILTER };
    return openBookingList(gateway, timeZone, withView(blank, viewFrom(params, isCompanyFixed)));
  });
  const query = useSelector(list, ({ context }) => context.query);
  const counts = useSelector(list, ({ context }) => context.counts);

  // The address leads: what is asked writes there, and Back comes from there.
  useEffect(() => {
    const { query: asked } = list.getSnapshot().context;
    if (String(addressOf(viewOf(asked))) !== address) {
      const view = viewFrom(new URLSearchParams(address), isCompanyFixed);
      list.send({ type: 'query.changed', query: withView(asked, view) });
    }
  }, [list, address, isCompanyFixed]);
  const ask = (changes: Partial<BookingsQuery>) => {
    const asked = { ...list.getSnapshot().context.query, ...changes };
    list.send({ type: 'query.changed', query: asked });
    const there = addressOf(viewOf(asked));
    if (String(there) !== address) setParams(there);
  };

  const seesAll = permissions.includes('view_bookings');
  return (
    <>
      <PageHead
        title={isMine ? 'My Bookings' : 'Bookings'}
        subtitle={subtitleFor(isMine || !seesAll, info)}
        actions={
          <>
            <ExportButton exported={() => ({ query: list.getSnapshot().context.query })} />
            {permissions.includes('make_bookings') ? (
              <ButtonLink href="/make-booking" look="primary" icon={<Plus className="i" />}>
                Make Booking
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <div className="viewbar">
        <QuickViews query={query} timeZone={timeZone} onAsk={ask} />
        <Tally counts={counts} />
      </div>
      <FilterBar list={list} fixedCompany={isCompanyFixed ? info.company : null} onAsk={ask} />
      <BookingListBody list={list} isLinked={seesAll} onAsk={ask} />
    </>
  );
}

const subtitleFor = (isOwn: boolean, { accountType, company }: UserInfo) => {
  if (isOwn) return 'Your own medicals and fit tests';
  return `Medicals and fit tests for ${accountType === 'admin' ? 'every company' : (company?.name ?? 'your company')}`;
};

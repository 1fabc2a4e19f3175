import { type Ask, type BookingsQuery, NO_FILTER } from '../../../machines/booking-list-view/list-query.ts';
import { SEARCHED } from '../../../machines/rules/booking/searched.ts';
import { useAccess, useIsProvider } from '../../app/session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { chipsOf } from '../filter/filter-chips.ts';

// Only the provider of a portal without any booking needs it.
const FirstSteps = lazyPart(() => import('../../app/first-steps/first-steps.tsx'));

type EmptyProps = { query: BookingsQuery; onAsk: Ask };

/** None match, or there is none yet: each has its own way on. */
export default function BookingListEmpty({ query: { search, filter }, onAsk }: EmptyProps) {
  const isProvider = useIsProvider();
  const canBook = useAccess().permissions.includes('make_bookings');
  const filters = chipsOf(filter, (id) => id).length;
  const isSearched = search.trim() !== '';
  if (isSearched || filters > 0) {
    const actions = (
      <>
        {filters > 0 ? <Button onClick={() => onAsk({ filter: NO_FILTER })}>Clear filter</Button> : null}
        {isSearched ? <Button onClick={() => onAsk({ search: '' })}>Clear search</Button> : null}
      </>
    );
    return (
      <EmptyState title="No bookings match" actions={actions}>
        {filters > 0 ? `${filters === 1 ? '1 filter is' : `${filters} filters are`} on. ` : null}
        {isSearched ? `Nothing has “${search}” in its ${SEARCHED}.` : null}
      </EmptyState>
    );
  }
  const otherwise = (
    <EmptyState
      title="No bookings yet"
      actions={
        canBook ? (
          <ButtonLink href="/make-booking" look="primary">
            Make Booking
          </ButtonLink>
        ) : null
      }
    >
      Bookings appear here as soon as they are made.
    </EmptyState>
  );
  return isProvider ? <FirstSteps otherwise={otherwise} /> : otherwise;
}

import { useSelector } from '@xstate/react';
import { CalendarSearch } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Slot } from '../../machines/lib/booking.types.ts';
import type { SiteId } from '../../machines/lib/ports.ts';
import { FetchFailure } from '../app/records/fetch-failure.tsx';

import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SkeletonLine } from '../ui/feedback/skeleton.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { useDelayedFlag } from '../ui/loading/use-delayed-flag.ts';
import { TimesGrid } from './clinic-times.tsx';
import { DAY, TIMES } from './day-times.tsx';
import { FieldError } from './field-error.tsx';
import { usePicker, useSearch } from './picker-context.ts';
import { shownClinics } from './shown-times.ts';
import { SlotTools } from './slot-tools.tsx';

/** Clinics and days of the search, and the times found. */
export function TimePicker({ isNarrow = false }: { isNarrow?: boolean }) {
  const { holdError } = usePicker();
  return (
    <>
      <SlotTools isNarrow={isNarrow} />
      <FieldError error={holdError} />
      <Found />
    </>
  );
}

function Found() {
  const { search, current } = useSearch();
  const isRefetching = current?.matches('refetching') ?? false;
  const isLong = useDelayedFlag(isRefetching);
  if (!search || !current || current.matches('idle')) {
    return (
      <EmptyState title="No clinic yet" art={<CalendarSearch className="size-7 text-text-3" />} level={3}>
        Choose a state, then clinics one by one or all of them. Their free times show here.
      </EmptyState>
    );
  }
  // Clinics without a calendar have no times before the holidays are known.
  const isEmpty = current.context.clinics.length === 0;
  if (current.matches('searching') || (isRefetching && isEmpty)) return <Looking />;
  const failure = current.context.failure;
  return (
    <div>
      {failure ? (
        <div className="mt-2">
          <FetchFailure failure={failure} what="times" onRetry={() => search.send({ type: 'search.againPressed' })}>
            What you chose is kept.
          </FetchFailure>
        </div>
      ) : null}
      {current.matches('nothing') ? (
        <div className="mt-2">
          <Banner tone="info" title="No free time on these days">
            Each day says why. Try other days or clinics, or ask for dates.
          </Banner>
        </div>
      ) : null}
      <div data-found className={isLong ? 'opacity-60' : undefined} aria-busy={isRefetching || undefined}>
        <Grid />
      </div>
    </div>
  );
}

/** A clinic's days at the size they will have, after a moment. */
function Looking() {
  const isLong = useDelayedFlag(true);
  return (
    <div role="status" aria-busy="true" aria-label="Looking for times" className="mt-[18px] max-sm:mt-3.5">
      {isLong
        ? [9, 6, 10, 7, 8].map((times, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
            <div className={DAY} key={row}>
              <div className="grid gap-3">
                <SkeletonLine width={80} />
                <SkeletonLine width={45} height={8} />
              </div>
              <div className={TIMES}>
                {Array.from({ length: times }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: boxes without identity
                  <span className="block h-8 animate-pulse rounded-md bg-skeleton" key={at} />
                ))}
              </div>
            </div>
          ))
        : null}
    </div>
  );
}

function Grid() {
  const { search, current } = useSearch();
  const { current: key, reservation } = usePicker();
  const showDay = useShowDay();
  const busy = useSelector(reservation, (snapshot) => (snapshot.matches('reserving') ? snapshot.context.pick : null));
  const found = current?.context;
  const clinics = useMemo(
    () =>
      found ? shownClinics(found.clinics, { current: key, own: found.own, busy, justTaken: found.justTaken }) : [],
    [found, key, busy],
  );
  const toggle = useCallback(
    (siteId: SiteId, day: string) => search?.send({ type: 'day.toggled', siteId, day }),
    [search],
  );
  const pick = useCallback((slot: Slot) => reservation.send({ type: 'slot.picked', slot }), [reservation]);
  return (
    <div ref={showDay.place}>
      <TimesGrid
        clinics={clinics}
        unfolded={found?.unfolded ?? {}}
        onToggle={toggle}
        onPick={pick}
        onShowDay={showDay.show}
      />
    </div>
  );
}

/** A day of the window is scrolled to; one beyond it moves the window there, as long as it was. */
function useShowDay() {
  const { choice, change } = usePicker();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ choice, change });
  useEffect(() => {
    latest.current = { choice, change };
  });
  const show = useCallback((siteId: SiteId, day: string) => {
    const { choice, change } = latest.current;
    if (day >= choice.fromDate && day <= choice.toDate) {
      const row = place.current?.querySelector<HTMLElement>(`[data-site="${siteId}"] [data-day="${day}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector('button')?.focus();
      return;
    }
    const first = Temporal.PlainDate.from(choice.fromDate);
    const length = first.until(choice.toDate, { largestUnit: 'days' });
    change({ fromDate: day, toDate: Temporal.PlainDate.from(day).add(length).toString() });
  }, []);
  return { place, show };
}

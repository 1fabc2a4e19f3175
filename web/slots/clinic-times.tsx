import type { KeyboardEvent } from 'react';
import { memo, useCallback } from 'react';
import type { Slot } from '../../machines/lib/booking.types.ts';
import type { SiteId } from '../../machines/lib/ports.ts';
import { dayKey } from '../../machines/slot-search/search.ts';
import { ownZone, pluralize, zoneName, zoneOffsetLabel } from '../ui/date-format.ts';
import { arrowTarget } from './arrow-target.ts';
import { DayTimes } from './day-times.tsx';
import type { ShownClinic } from './shown-times.ts';

type TimesGridProps = {
  clinics: readonly ShownClinic[];
  /** Days whose times all show, by `dayKey`. */
  unfolded: Readonly<Record<string, true>>;
  onToggle: (siteId: SiteId, day: string) => void;
  onPick: (slot: Slot) => void;
  /** Another day of a clinic, one that has times. */
  onShowDay: (siteId: SiteId, day: string) => void;
};

/** Arrow keys go from time to time, across days and clinics; Enter or Space picks. */
function moveAmongTimes(event: KeyboardEvent<HTMLElement>) {
  const times = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-time]')];
  const at = times.findIndex((time) => time.matches(':focus'));
  if (at < 0) return;
  const to = arrowTarget(
    event.key,
    times.map((time) => time.getBoundingClientRect()),
    at,
  );
  if (to === null) return;
  event.preventDefault();
  times[to]?.focus();
}

export function TimesGrid({ clinics, unfolded, onToggle, onPick, onShowDay }: TimesGridProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div onKeyDown={moveAmongTimes}>
      {clinics.map((clinic) => (
        <ClinicPart
          key={clinic.siteId}
          clinic={clinic}
          unfolded={unfolded}
          onToggle={onToggle}
          onPick={onPick}
          onShowDay={onShowDay}
        />
      ))}
    </div>
  );
}

type ClinicPartProps = Omit<TimesGridProps, 'clinics'> & { clinic: ShownClinic };

const ClinicPart = memo(function ClinicPart({ clinic, unfolded, onToggle, onPick, onShowDay }: ClinicPartProps) {
  const { siteId } = clinic;
  const toggle = useCallback((day: string) => onToggle(siteId, day), [onToggle, siteId]);
  const showDay = useCallback((day: string) => onShowDay(siteId, day), [onShowDay, siteId]);
  return (
    <section className="clinic mt-[18px] max-sm:mt-3.5" data-site={siteId} aria-label={clinic.siteName}>
      <div className="flex flex-wrap items-baseline gap-2 border-border border-b pb-2">
        <h3 className="font-semibold text-[14px]">{clinic.siteName}</h3>
        <span className="text-text-3 text-xs max-sm:order-3 max-sm:w-full">{clinicPlaceLabel(clinic)}</span>
        <span className="ml-auto text-text-3 text-xs">{pluralize(clinic.count, 'time')}</span>
      </div>
      {clinic.days.map((day) => (
        <DayTimes
          key={day.day}
          day={day}
          isOpen={unfolded[dayKey(siteId, day.day)] === true}
          onToggle={toggle}
          onPick={onPick}
          onShowDay={showDay}
        />
      ))}
    </section>
  );
});

/** 'Level 2, 55 Kent Street · AEDT, 3 hours ahead of Perth · free booking'. */
function clinicPlaceLabel({ address, timeZone, bookingFree, days }: ShownClinic) {
  const noon = `${days[0]?.day ?? Temporal.Now.plainDateISO().toString()}T04:00:00Z`;
  const viewer = ownZone();
  const zone = [zoneName(timeZone, noon), zoneOffsetLabel(viewer, timeZone, noon)].filter(Boolean).join(', ');
  return [address, zone, bookingFree && 'free booking'].filter(Boolean).join(' · ');
}

import type { ClosingScope } from '../../machines/closing-plan/closing-plan.types.ts';
import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { formatDate, ownZone } from '../ui/date-format.ts';

type Clinic = { readonly id: string; readonly state: string; readonly timeZone: string };

/**
 * The scope in the address: clinics by `site` or all of a `state` but those of `open`,
 * `from` (tomorrow unless said), `to` and `doctors`.
 */
export function scopeFromAddress(
  params: URLSearchParams,
  { clinics, now }: { clinics: readonly Clinic[]; now: number },
): ClosingScope {
  const [sites, state] = [params.get('site')?.split(',') ?? [], params.get('state')];
  const open = params.get('open')?.split(',') ?? [];
  const isAsked = ({ id, state: at }: Clinic) => sites.includes(id) || (at === state && !open.includes(id));
  const found = clinics.filter(isAsked);
  const fromDay = isoDay(params.get('from') ?? '') ?? tomorrowAt(found[0], now);
  return {
    siteIds: found.map(({ id }) => id),
    doctorIds: params.get('doctors')?.split(',') ?? [],
    fromDay,
    toDay: isoDay(params.get('to') ?? '') ?? fromDay,
    otherSiteIds: [],
    prefer: 'nearest',
  };
}

/** Changes the clinics: a proposed day becomes tomorrow at the new ones; a chosen day stays. */
export function withClinics(
  { siteIds: before, fromDay, toDay }: ClosingScope,
  siteIds: readonly string[],
  { clinics, now }: { clinics: readonly Clinic[]; now: number },
): Partial<ClosingScope> {
  const tomorrowOf = (ids: readonly string[]) =>
    tomorrowAt(
      clinics.find(({ id }) => id === ids[0]),
      now,
    );
  const isProposed = fromDay === toDay && fromDay === tomorrowOf(before);
  const day = tomorrowOf(siteIds);
  return { siteIds, doctorIds: [], ...(isProposed && { fromDay: day, toDay: day }) };
}

const tomorrowAt = (clinic: Clinic | undefined, now: number) =>
  Temporal.PlainDate.from(formatDate(clinic?.timeZone ?? ownZone(), now))
    .add({ days: 1 })
    .toString();

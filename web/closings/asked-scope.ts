import type { ClosingScope } from '../../machines/closing-plan/closing-plan.types.ts';
import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { formatDate, ownZone } from '../ui/date-format.ts';

type Clinic = { readonly id: string; readonly state: string; readonly timeZone: string };

/** What the address asks for: clinics by `site` or all of a `state`, `from` (tomorrow unless said), `to` and `doctors`. */
export function askedScope(
  params: URLSearchParams,
  { clinics, now }: { clinics: readonly Clinic[]; now: number },
): ClosingScope {
  const [sites, state] = [params.get('site')?.split(',') ?? [], params.get('state')];
  const found = clinics.filter((clinic) => sites.includes(clinic.id) || (state !== null && clinic.state === state));
  const today = formatDate(found[0]?.timeZone ?? ownZone(), now);
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  const fromDay = isoDay(params.get('from') ?? '') ?? tomorrow;
  return {
    ...{ siteIds: found.map(({ id }) => id), doctorIds: params.get('doctors')?.split(',') ?? [] },
    ...{ fromDay, toDay: isoDay(params.get('to') ?? '') ?? fromDay, otherSiteIds: [], prefer: 'nearest' },
  };
}

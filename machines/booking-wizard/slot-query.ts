import type { BookingDraft, ChosenPackage, SlotQuery, TimeChoice } from '../lib/booking.types.ts';
import { isoDay } from '../rules/calendar/dates.ts';
import { rangeMessage } from '../rules/calendar/preferred-range.ts';
import { findCandidate } from '../rules/drafts/draft-edits.ts';

/** The search of the selected candidate; null until package, clinics and dates are given. */
export function slotQuery(draft: BookingDraft): SlotQuery | null {
  const candidate = findCandidate(draft, draft.current);
  return candidate ? queryOf(candidate.package, candidate.choice) : null;
}

/** The same of one choice. */
export function queryOf(chosen: ChosenPackage | null, choice: TimeChoice): SlotQuery | null {
  if (!chosen || choice.mode !== 'time') return null;
  const { state, all, siteIds, fromDate, toDate, gapless } = choice;
  const hasClinics = all || siteIds.length > 0;
  const hasDates = isoDay(fromDate) !== null && isoDay(toDate) !== null && rangeMessage(fromDate, toDate) === null;
  if (state === '' || !hasClinics || !hasDates) return null;
  const { id: packageId, minutes } = chosen;
  return { packageId, minutes, state, siteIds: all ? 'all' : siteIds, fromDate, toDate, gapless };
}

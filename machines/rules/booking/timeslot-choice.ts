import type { FieldMessage } from '../text/required.ts';

export const RESERVE_FIRST = 'You must reserve your selected time slot first.';
export const CHOOSE_ONE = 'Please choose at least one.';
export const CHOOSE_FOR_ALL =
  'Please choose at least one timeslot when "All" is selected, or select at least one clinic.';

/**
 * Message for an incomplete choice of a time.
 * @param choice `isAll`: the search covers every clinic of the state · `siteIds`: clinics chosen one by one ·
 * `hasPick`: a time is selected · `isHeld`: that time is reserved
 */
export function timeslotMessage(choice: {
  isAll: boolean;
  siteIds: readonly string[];
  hasPick: boolean;
  isHeld: boolean;
}): FieldMessage {
  if (choice.hasPick) return choice.isHeld ? null : RESERVE_FIRST;
  return choice.isAll || choice.siteIds.length === 0 ? CHOOSE_FOR_ALL : CHOOSE_ONE;
}

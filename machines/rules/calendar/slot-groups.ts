/** This many of a day show in full; the eleventh folds the rest behind a 'more' toggle. */
export const SLOTS_PER_DAY = 10;

/** The visible slots of a day, and how many are behind the toggle (0: there is no toggle). */
export function folded<Slot>(slots: readonly Slot[], isOpen: boolean) {
  const shown = isOpen ? slots : slots.slice(0, SLOTS_PER_DAY);
  return { shown, more: slots.length - shown.length, hasToggle: slots.length > SLOTS_PER_DAY };
}

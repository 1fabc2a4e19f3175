/** Places of a page that keep words in sight: banners, and messages at a field or in a form. */
const PLACES = '[role="alert"], [role="status"], .err';

const isSame = (one: string | null, other: string) => one?.replace(/[\s.]/g, '') === other.replace(/[\s.]/g, '');

/** True where no dialog, menu or header covers it. */
function isInSight(place: Element): boolean {
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return at !== null && place.contains(at);
}

/** True while the page itself says the same sentence where it can be seen: a snackbar would say it twice. */
export const areInSight = (words: string): boolean =>
  [...document.querySelectorAll(PLACES)].some(
    (place) =>
      !place.closest('.toast-host') &&
      [place, ...place.querySelectorAll('*')].some((part) => isSame(part.textContent, words) && isInSight(part)),
  );

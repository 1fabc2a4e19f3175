/**
 * The element of an event, in any document: elements of the gallery's frames are instances of no class of the page's.
 */
export const elementOf = (target: EventTarget | null): HTMLElement | null =>
  target && 'closest' in target ? (target as HTMLElement) : null;

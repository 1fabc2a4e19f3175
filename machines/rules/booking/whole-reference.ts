import { fold } from '../text/fold.ts';

/** The reference of a booking that a text is, however it was typed: 'pf 205110' is PF-205110. Null where it is none. */
export function wholeReference(text: string): string | null {
  const [, number] = /^pf[\s\u2010-\u2015-]*([a-z]?\d[\d-]*)$/.exec(fold(text).trim()) ?? [];
  return number === undefined ? null : `PF-${number.toUpperCase()}`;
}

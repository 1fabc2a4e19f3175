/** As `fold` takes them away, which the list would load for this alone. */
const DROPPED = /[\p{Cf}'‘’`´]/gu;

/** The reference of a booking that a text is, however it was typed: 'pf 205110' is PF-205110. Null where it is none. */
export function wholeReference(text: string): string | null {
  const [, number] =
    /^pf[\s\u2010-\u2015-]*([a-z]?\d[\d-]*)$/.exec(text.normalize('NFKC').replace(DROPPED, '').toLowerCase().trim()) ??
    [];
  return number === undefined ? null : `PF-${number.toUpperCase()}`;
}

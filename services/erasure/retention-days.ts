export const RETENTION_KINDS = ['results', 'people', 'mails', 'reads'] as const;
type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Days for which each kind is kept. A kind without a number is kept for good. */
export type RetentionDays = Readonly<Partial<Record<RetentionKind, number>>>;

/** Reads `results=2555,mails=90`; null where it is none. */
export function readRetention(value: string): RetentionDays | null {
  const days: Partial<Record<RetentionKind, number>> = {};
  for (const part of value.split(',')) {
    const [, name, number] = /^\s*([a-z]+)\s*=\s*([1-9]\d{0,4})\s*$/.exec(part) ?? [];
    const kind = RETENTION_KINDS.find((each) => each === name);
    if (!kind || days[kind] !== undefined) return null;
    days[kind] = Number(number);
  }
  return days;
}

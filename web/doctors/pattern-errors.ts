import type { PatternState } from './use-roster-pattern.ts';

/** Whether the page has this field; anything else that is refused is said over it. */
const isField = (name: string) => /^(siteId|fromDay|untilDay|hours(\.\d+)?)$/.test(name);

/** What is missing or wrong, and what the last request says of a field. */
export function patternErrors({ context: { errors, failure } }: PatternState): Readonly<Record<string, string>> {
  const refused = Object.entries((failure && 'fields' in failure && failure.fields) || {});
  const named = refused.map(([field, message]) => [field.replace(/^input\./, ''), message] as const);
  return { ...Object.fromEntries(named.filter(([field]) => isField(field))), ...errors };
}

import type { PatternState } from './use-roster-pattern.ts';

/** True if the page has this field; any other refusal is shown above the fields. */
const isField = (name: string) => /^(siteId|fromDay|untilDay|hours(\.\d+)?)$/.test(name);

/** Errors by field: missing or wrong values, and refusals of the last request. */
export function patternErrors({ context: { errors, failure } }: PatternState): Readonly<Record<string, string>> {
  const refused = Object.entries((failure && 'fields' in failure && failure.fields) || {});
  const named = refused.map(([field, message]) => [field.replace(/^input\./, ''), message] as const);
  return { ...Object.fromEntries(named.filter(([field]) => isField(field))), ...errors };
}

import type { StoredSnapshot } from './problem-file.ts';
import type { Failures } from './redact.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Replaces marks by values that a machine takes. */
export function revived(value: unknown, failures: Failures): unknown {
  if (Array.isArray(value)) return value.map((one) => revived(one, failures));
  if (!isObject(value)) return value;
  if ('xstate$$type' in value) return null;
  if ('failure' in value && Object.keys(value).length === 1 && isObject(value['failure']))
    return failures.errorOf({ ...value['failure'] });
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one, failures)]));
}

/** Objects that were one are one again. */
function reunited(context: unknown): unknown {
  const find = (path: string): unknown =>
    path.split('.').reduce<unknown>((at, step) => {
      const entry = isObject(at) ? Object.entries(at).find(([key]) => key.replaceAll('.', '_') === step) : undefined;
      return entry?.[1];
    }, context);
  const join = (part: unknown): unknown => {
    if (!isObject(part)) return part;
    for (const [key, one] of Object.entries(part)) {
      if (isObject(one) && typeof one['='] === 'string') part[key] = find(one['=']);
      else join(one);
    }
    return part;
  };
  return join(context);
}

/** A machine's beginning as XState starts it from there. */
export function restored(base: StoredSnapshot): object {
  return { ...base, context: reunited(structuredClone(base.context)), output: undefined, error: undefined };
}

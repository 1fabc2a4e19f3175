export type Difference = { readonly path: string; readonly before: string | null; readonly after: string | null };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value in a few characters. */
export function brief(value: unknown): string {
  if (typeof value === 'string') return value === '' ? "''" : value;
  if (value === undefined) return 'none';
  if (isObject(value) && 'xstate$$type' in value) return `actor ${String(value['id'])}`;
  if (Array.isArray(value) && value.length === 0) return '[]';
  if (isObject(value) && Object.keys(value).length === 0) return '{}';
  return String(isObject(value) ? JSON.stringify(value) : value);
}

const isLeaf = (value: unknown): boolean =>
  !isObject(value) || 'xstate$$type' in value || Object.keys(value).length === 0;

/** Every leaf of a value by its path. */
export function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (isLeaf(value)) return [[path, brief(value)]];
  return Object.entries(isObject(value) ? value : {}).flatMap(([key, one]) =>
    leaves(one, path === '' ? key : `${path}.${key}`),
  );
}

/** What an event changed. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, now] = [new Map(leaves(before)), new Map(leaves(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }));
}

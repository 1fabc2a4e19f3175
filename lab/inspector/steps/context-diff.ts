export type Difference = { readonly path: string; readonly before: string | null; readonly after: string | null };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Texts, numbers, yes and no alone: read in one line. */
const isPlainList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((one) => !isObject(one));

/** Milliseconds since 1970, of this century or the next: no other number of the machines' is as large. */
const isTime = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 1e12 && Number(value) < 5e12;

const day = new Intl.DateTimeFormat('en-AU', { day: '2-digit', month: '2-digit', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium', hourCycle: 'h23' });

/** '22:51:04.661', and the day where it is another one. */
function moment(at: number): string {
  const clock = `${time.format(at)}.${String(at % 1000).padStart(3, '0')}`;
  return day.format(at) === day.format(Date.now()) ? clock : `${day.format(at)} ${clock}`;
}

/** A value in a few characters. */
export function brief(value: unknown): string {
  if (typeof value === 'string') return value === '' ? "''" : value;
  if (value === undefined) return 'none';
  if (isObject(value) && 'xstate$$type' in value) return `actor ${String(value['id'])}`;
  if (isTime(value)) return moment(value);
  if (Array.isArray(value) && value.length === 0) return '[]';
  if (isPlainList(value)) return value.map(brief).join(', ');
  if (isObject(value) && Object.keys(value).length === 0) return '{}';
  return String(isObject(value) ? JSON.stringify(value) : value);
}

const isLeaf = (value: unknown): boolean =>
  !isObject(value) || 'xstate$$type' in value || Object.keys(value).length === 0 || isPlainList(value);

/** Every leaf of a value by its path. */
export function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (isLeaf(value)) return [[path, brief(value)]];
  return Object.entries(isObject(value) ? value : {}).flatMap(([key, one]) =>
    leaves(one, path === '' ? key : `${path}.${key}`),
  );
}

const said = (value: unknown) => (value === undefined ? null : isLeaf(value) ? brief(value) : '{…}');

/** Changes of an event by path; a part that was added or removed as a whole is one change. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (isLeaf(before) || isLeaf(after)) {
    const change = { path, before: said(before), after: said(after) };
    return change.before === change.after ? [] : [change];
  }
  const [old, now] = [before, after].map((value) => (isObject(value) ? value : {}));
  return Object.keys({ ...old, ...now }).flatMap((key) =>
    differences(old?.[key], now?.[key], path === '' ? key : `${path}.${key}`),
  );
}

import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { shownFields } from '../../machines/models/shown-fields.ts';

export const HIDDEN = '[hidden]';

/** What stands for an actor and for a failure where they cannot go themselves. */
export type ActorMark = { readonly xstate$$type: 1; readonly id: string };
export type FailureMark = { readonly failure: unknown };

/** What stands for a text or a number that is not to be seen. */
export type Hide = (value: string | number) => unknown;

type Judge = (path: string) => boolean;
const judges = new WeakMap<readonly string[], Judge>();

/** Whether the fields name a path ('draft.candidates.*.key'), each path judged once; its steps have their dots replaced. */
function judgeOf(fields: readonly string[]): Judge {
  const made = judges.get(fields);
  if (made) return made;
  const patterns = fields.map((field) =>
    field
      .split('.')
      .map((step) => (step === '**' ? '.+' : step === '*' ? '[^.]+' : step))
      .join('\\.'),
  );
  const pattern = new RegExp(`^(?:${patterns.join('|')})$`);
  const judged = new Map<string, boolean>();
  const judge = (path: string) => {
    const before = judged.get(path);
    if (before !== undefined) return before;
    const isShown = pattern.test(path);
    judged.set(path, isShown);
    return isShown;
  };
  judges.set(fields, judge);
  return judge;
}

const isActor = (value: object): value is { id: string } => 'sessionId' in value && 'send' in value;

/**
 * A copy that may leave the page: texts and numbers only where the machine's schema names them, the rest as `hide` says.
 * @param same what to say of an object that was seen before in this value; unless given it is said again
 */
export function redact(
  value: unknown,
  fields: readonly string[],
  hide: Hide,
  same?: (path: string) => unknown,
): unknown {
  const isShown = judgeOf(fields);
  const seen = new Map<object, string>();
  const copy = (part: unknown, path: string): unknown => {
    if (typeof part === 'string' || typeof part === 'number') return part === '' || isShown(path) ? part : hide(part);
    if (part === null || part === undefined || typeof part === 'boolean') return part;
    if (typeof part !== 'object') return undefined;
    if ('xstate$$type' in part) return part;
    if (isActor(part)) return { xstate$$type: 1, id: part.id } satisfies ActorMark;
    if (part instanceof PortalFailure) return { failure: copy(part.error, path) } satisfies FailureMark;
    if (part instanceof Error) return { bug: part.name };
    const before = seen.get(part);
    if (same && before !== undefined) return same(before);
    seen.set(part, path);
    const at = (step: string) => (path === '' ? '' : `${path}.`) + step.replaceAll('.', '_');
    if (Array.isArray(part)) return part.map((one, index) => copy(one, at(String(index))));
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, copy(one, at(key))]));
  };
  return copy(value, '');
}

const asHidden: Hide = () => HIDDEN;

export const shownContext = (machineId: string, context: unknown, hide: Hide = asHidden) =>
  redact(context, shownFields(machineId).context, hide);

export const shownEvent = (machineId: string, event: object, hide: Hide = asHidden) =>
  redact(event, shownFields(machineId).events, hide);

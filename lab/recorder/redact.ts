export const HIDDEN = '[hidden]';

/** Placeholders of an actor and of a failure, which cannot be sent themselves. */
export type ActorMark = { readonly xstate$$type: 1; readonly id: string };
export type FailureMark = { readonly failure: unknown };

/** Replaces a text or a number that is hidden. */
export type Hide = (value: string | number) => unknown;

/** Shown fields of a machine, by paths: `*` is one step, `**` at the end is everything below. */
export type ShownFields = { readonly context: readonly string[]; readonly events: readonly string[] };

/** Errors that a port throws as an answer, which carry data; any other error is a bug. */
export type Failures = {
  /** Nothing for a bug. */
  readonly dataOf: (error: Error) => object | undefined;
  readonly errorOf: (data: object) => Error;
};

export type RedactionHost = {
  /** By the machine's id. Whatever is not named is hidden; empty values, yes and no show always. */
  readonly shownFields: (machineId: string) => ShownFields;
  readonly failures: Failures;
};

export type Redactor = ReturnType<typeof createRedactor>;

type Judge = (path: string) => boolean;
const judges = new WeakMap<readonly string[], Judge>();

/**
 * Tells if the fields name a path ('draft.candidates.*.key'), each path judged once; its steps have their dots
 * replaced.
 */
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

const asHidden: Hide = () => HIDDEN;

/** Makes copies that may leave the page: texts and numbers only where the machine's fields name them, the rest hidden. */
export function createRedactor({ shownFields, failures }: RedactionHost) {
  /** @param same what to say of an object that was seen before in this value; unless given it is said again */
  function redact(value: unknown, fields: readonly string[], hide: Hide, same?: (path: string) => unknown): unknown {
    const isShown = judgeOf(fields);
    const seen = new Map<object, string>();
    const copy = (part: unknown, path: string): unknown => {
      if (typeof part === 'string' || typeof part === 'number') return part === '' || isShown(path) ? part : hide(part);
      if (part === null || part === undefined || typeof part === 'boolean') return part;
      if (typeof part !== 'object') return undefined;
      if ('xstate$$type' in part) return part;
      if (isActor(part)) return { xstate$$type: 1, id: part.id } satisfies ActorMark;
      if (part instanceof Error) return errorMark(part, path);
      const before = seen.get(part);
      if (same && before !== undefined) return same(before);
      seen.set(part, path);
      const at = (step: string) => (path === '' ? '' : `${path}.`) + step.replaceAll('.', '_');
      if (Array.isArray(part)) return part.map((one, index) => copy(one, at(String(index))));
      return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, copy(one, at(key))]));
    };
    const errorMark = (error: Error, path: string) => {
      const data = failures.dataOf(error);
      return data ? ({ failure: copy(data, path) } satisfies FailureMark) : { bug: error.name };
    };
    return copy(value, '');
  }
  return {
    shownContext: (machineId: string, context: unknown, hide = asHidden, same?: (path: string) => unknown) =>
      redact(context, shownFields(machineId).context, hide, same),
    shownEvent: (machineId: string, event: object, hide = asHidden) =>
      redact(event, shownFields(machineId).events, hide),
  };
}

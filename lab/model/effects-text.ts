/** An action as `transition()` gives it: the product's own, or one of XState's with what it starts, stops, sends or waits for. */
export interface Executable {
  readonly type: string;
  readonly params?: unknown;
}

interface BuiltIn {
  readonly id?: string;
  readonly src?: unknown;
  readonly input?: unknown;
  readonly sendId?: string;
  readonly delay?: unknown;
  readonly event?: { readonly type: string };
  readonly targetId?: unknown;
}

/** Longer values are shown as a number made of them: a change shows, and the line stays short. */
const MOST_CHARACTERS = 80;

/** An actor is shown as its name. */
const plain = (_key: string, value: unknown) => {
  if (typeof value === 'function') return 'function';
  const isActor = typeof value === 'object' && value !== null && 'sessionId' in value;
  if (isActor) return `actor ${String(Object(value).id)}`;
  return value instanceof Error ? { ...value, message: value.message } : value;
};

function valueText(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value, plain) ?? '';
  if (text.length <= MOST_CHARACTERS) return ` ${text}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ` ${digest(text)}`;
  const fields = Object.entries(value).map(([field, one]) => `${field}:${fieldText(one)}`);
  return ` {${fields.join(',')}}`;
}

function fieldText(value: unknown): string {
  const text = JSON.stringify(value, plain) ?? 'undefined';
  return text.length <= MOST_CHARACTERS / 2 ? text : digest(text);
}

/** FNV-1a, 32 bits: short, and the same everywhere. */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `#${hash.toString(16).padStart(8, '0')}`;
}

function effectText({ type, params }: Executable): string | null {
  const { id, src, input, event, delay } = Object(params) as BuiltIn;
  if (type === 'xstate.spawnChild') return `starts ${id === src ? id : `${String(src)} as ${id}`}${valueText(input)}`;
  if (type === 'xstate.stopChild') return `stops ${id}`;
  if (type === 'xstate.cancel') return null; // said by the state that is left
  if (type === 'xstate.raise') return delay === undefined ? null : `waits ${String(delay)} ms`;
  if (type === 'xstate.sendTo') return `sends${valueText(event)}`;
  return type.startsWith('xstate.') ? type : `${type}${valueText(params)}`;
}

/** The effects of a step with their values: ports and children that it starts or stops, events that it sends, actions. */
export const effectsText = (actions: readonly Executable[]): string =>
  actions
    .flatMap((action) => effectText(action) ?? [])
    .map((text) => `; ${text}`)
    .join('');

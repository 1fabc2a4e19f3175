import type { AnyEventObject } from 'xstate';

/** 'loadAccess answers', 'after autosave', or the event's own name. */
export function eventLabel(eventType: string): string {
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (answer) return `${answer[2]} ${answer[1] === 'done' ? 'answers' : 'fails'}`;
  const pause = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  if (pause) return `after ${/^\d+$/.test(pause) ? `${Number(pause) / 1000} s` : pause}`;
  if (eventType === 'xstate.init') return 'started';
  return /^xstate\.done\.state\./.test(eventType) ? 'all ended' : eventType;
}

/** Of an error that has a code, as Node's have, or of its mark in a file. */
function codeOf(error: unknown): string | undefined {
  const { code } = error instanceof Error ? (error as { code?: unknown }) : Object(Object(error).failure);
  return typeof code === 'string' ? code : undefined;
}

/** An event as a person would tell it; nothing for the start. */
export function describeEvent({ type, actorId: _actorId, output: _output, error, ...facts }: AnyEventObject): string {
  if (type === 'xstate.init') return '';
  const said = [codeOf(error), ...Object.values(facts)].filter(
    (fact) => fact !== undefined && typeof fact !== 'object',
  );
  if (type.startsWith('xstate.')) return [eventLabel(type), ...said].join(' ');
  return said.length === 0 ? type : `${type} (${said.join(', ')})`;
}

/** 'signedIn:access:loaded + lease:watching' */
export const describeState = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value).replace(/["{}]/g, '').replaceAll(',', ' + ');

/** A path as a person would tell it. */
export const describePath = (path: {
  state: { value: unknown };
  steps: readonly { event: AnyEventObject }[];
}): string =>
  [
    ...path.steps.map(({ event }) => describeEvent(event)).filter((step) => step !== ''),
    describeState(path.state.value),
  ].join(' → ');

import type { AnyStateMachine } from 'xstate';

/** XState's own actions are functions that carry what they were made with. */
type BuiltIn = { type?: string; assignment?: unknown; event?: unknown; to?: unknown; src?: unknown; params?: unknown };

const eventLabel = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'an event';

const nameOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

function builtInLabel({ type, assignment, event, to, src }: BuiltIn): string | null {
  switch (type) {
    case 'xstate.assign':
      return typeof assignment === 'object' && assignment
        ? `sets ${Object.keys(assignment).join(', ')}`
        : 'sets context';
    case 'xstate.raise':
      return `raises ${eventLabel(event)}`;
    case 'xstate.sendTo':
      return `sends ${eventLabel(event)} to ${nameOr(to, 'an actor')}`;
    case 'xstate.emit':
      return `emits ${eventLabel(event)}`;
    case 'xstate.spawnChild':
      return `starts ${nameOr(src, 'an actor')}`;
    case 'xstate.stopChild':
      return 'stops an actor';
    case 'xstate.cancel':
      return 'cancels a pause';
    case 'xstate.enqueueActions':
      return 'decides what to do';
    default:
      return null;
  }
}

/** Effect of an action in words: 'sets failure', 'focusField', 'raises draft.saved'. */
export function actionLabel(action: unknown, { implementations }: AnyStateMachine): string {
  if (typeof action === 'function') return builtInLabel(action as BuiltIn) ?? (action.name || 'acts');
  const name = typeof action === 'string' ? action : String(Object(action).type);
  const made: unknown = implementations.actions[name];
  const words = typeof made === 'function' ? builtInLabel(made as BuiltIn) : null;
  return words?.startsWith('raises ') || words?.startsWith('sends ') ? `${name} (${words})` : name;
}

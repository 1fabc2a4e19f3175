import type { AnyEventObject } from 'xstate';
import { PortalFailure } from '../portal-error.ts';

/** An event as a person would tell it; nothing for the start. */
export function spoken({ type, actorId, output: _output, error, ...facts }: AnyEventObject): string {
  if (type === 'xstate.init') return '';
  if (error instanceof PortalFailure) return `${actorId} fails ${error.error.code}`;
  if (actorId !== undefined) return `${actorId} answers`;
  const said = Object.values(facts).filter((fact) => typeof fact !== 'object');
  return said.length === 0 ? type : `${type} (${said.join(', ')})`;
}

/** 'signedIn: access: loaded + lease: watching' */
export const spokenState = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value).replace(/["{}]/g, '').replaceAll(',', ' + ');

/** A path as a person would tell it. */
export const spokenPath = (path: { state: { value: unknown }; steps: readonly { event: AnyEventObject }[] }): string =>
  [...path.steps.map(({ event }) => spoken(event)).filter((step) => step !== ''), spokenState(path.state.value)].join(
    ' → ',
  );

import type { AnyTransitionDefinition } from 'xstate';
import { eventLabel } from '../model/describe-path.ts';

/** The docstring of a machine in its source, a paragraph a line. */
export function aboutOf(source: string): string[] {
  const text = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/.exec(source)?.[1] ?? '';
  const lines = text.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const startsAnew = /^(Ports|Units|Errors|Source|Input|Actions|Events)\b/.test(line);
    if (line === '') isOpen = false;
    else if (isOpen && !startsAnew) paragraphs.push(`${paragraphs.pop()} ${line}`);
    else {
      paragraphs.push(line);
      isOpen = true;
    }
  }
  return paragraphs;
}

/** The delay's name in 'xstate.after.autosave.wizard.draft.dirty'. */
export const delayOf = (eventType: string): string | null => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1] ?? null;

function guardLabel({ guard }: AnyTransitionDefinition): string {
  if (!guard) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name || 'guarded';
  const { type, params } = guard;
  const fixed = typeof params === 'object' && params ? Object.values(params).join(', ') : '';
  return fixed === '' ? type : `${type} ${fixed}`;
}

/** 'slot.picked [isHeld]' */
export function transitionLabel(taken: AnyTransitionDefinition): string {
  const guard = guardLabel(taken);
  const words = eventLabel(taken.eventType);
  return [words, guard === '' ? '' : `[${guard}]`].filter((part) => part !== '').join(' ');
}

/** A port that is called without a name of its own has a number for one. */
export const calledBy = ({ id, src }: { id: string; src: unknown }) =>
  /^\d/.test(id) && typeof src === 'string' ? src : id;

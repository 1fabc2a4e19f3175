import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type TestingLibrary from '@testing-library/dom';

type Text = string | { readonly source: string; readonly flags: string };

/** One step of how a part of a page is found: within what the step before has found. */
export type Step =
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: Text;
      readonly level?: number;
      readonly exact: boolean;
    }
  | { readonly by: 'label' | 'text'; readonly text: Text; readonly exact: boolean }
  | { readonly by: 'css'; readonly selector: string; readonly text?: Text }
  | { readonly by: 'nth'; readonly index: number };

export const sent = (text: string | RegExp): Text =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

/** Testing Library, which finds by role, label and text in any engine. It is added to a page before the first search. */
export const librarySource = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/**
 * Runs in the page. A name that is no pattern is found anywhere and in any case, as Playwright finds it, unless it is exact.
 * @returns 'library' where the page does not have the library yet
 */
export function findInPage(steps: readonly Step[]): readonly HTMLElement[] | 'library' {
  const library: typeof TestingLibrary | undefined = Reflect.get(window, 'TestingLibraryDom');
  if (!library) return 'library';
  const matcher = (text: Text, exact: boolean) => {
    if (typeof text !== 'string') return new RegExp(text.source, text.flags);
    return exact ? text : new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
  };
  /** The smallest elements whose whole text matches: words of one sentence may lie in several. */
  const smallest = (part: HTMLElement, wanted: string | RegExp) => {
    const isMatch = ({ textContent }: Element) => {
      const text = (textContent ?? '').replace(/\s+/g, ' ').trim();
      return typeof wanted === 'string' ? text === wanted : wanted.test(text);
    };
    return [part, ...part.querySelectorAll<HTMLElement>('*')].filter(
      (each) => isMatch(each) && ![...each.children].some(isMatch),
    );
  };
  const within = (part: HTMLElement, step: Step): HTMLElement[] => {
    switch (step.by) {
      case 'role': {
        const { role, name, level, exact } = step;
        return library.queryAllByRole(part, role, {
          ...(name !== undefined && { name: matcher(name, exact) }),
          ...(level !== undefined && { level }),
        });
      }
      case 'label':
        return library.queryAllByLabelText(part, matcher(step.text, step.exact));
      case 'text':
        return smallest(part, matcher(step.text, step.exact));
      case 'css': {
        const pattern = step.text === undefined ? /^/ : new RegExp(matcher(step.text, false));
        return [...part.querySelectorAll<HTMLElement>(step.selector)].filter(({ textContent }) =>
          pattern.test(textContent ?? ''),
        );
      }
      case 'nth':
        return [];
    }
  };
  return steps.reduce<HTMLElement[]>(
    (parts, step) =>
      step.by === 'nth'
        ? parts.slice(step.index).slice(0, 1)
        : [...new Set(parts.flatMap((part) => within(part, step)))],
    [document.documentElement],
  );
}

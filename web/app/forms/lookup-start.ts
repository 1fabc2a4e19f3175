import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** State of the placeholder before its list was there: focus, text, selection, and an Enter after it. */
export type LookupStart = {
  hasFocus: boolean;
  typed: string | null;
  isConfirmed?: boolean;
  selected?: readonly [number, number];
};

/** Asked when the list takes the field's place, so that no key pressed until then is missed. */
export type ReadStart = () => LookupStart;

/** Takes over from the placeholder: its focus, its selection, and its text as if it were typed now. */
export function useStart(left: ReturnType<ReadStart>, onSearch: (words: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const start = useRef<ReturnType<ReadStart> | null>(left);
  const search = useRef(onSearch);
  useEffect(() => {
    const { hasFocus, typed, selected } = start.current ?? { hasFocus: false, typed: null };
    start.current = null;
    if (!input.current || !hasFocus) return;
    input.current.focus();
    if (typed !== null && input.current.value === typed) search.current(typed);
    else if (typed !== null) {
      // React hears a value only when it is set behind its back and then announced.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input.current, typed);
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (selected) input.current.setSelectionRange(...selected);
  }, []);
  return input;
}

/** Enter was pressed before there was a list to hear it: the open list hears it now. */
export function pressEnter(input: HTMLInputElement | null) {
  input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

/** Tells the machine that the list opened: the library has an event for closing only. */
export function Opening({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const tell = useRef(onOpen);
  useEffect(() => {
    if (open) tell.current();
  }, [open]);
  return null;
}

/** Words that are no entry yet keep the form around them from being sent, see `focusUnsettled`. */
export function useUnsettled(input: RefObject<HTMLInputElement | null>, message: string) {
  useLayoutEffect(() => input.current?.setCustomValidity(message), [input, message]);
}

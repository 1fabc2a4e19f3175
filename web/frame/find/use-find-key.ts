import { useEffect, useRef } from 'react';
import { isTyping } from '../../ui/is-typing.ts';

const OPEN_DIALOG = '[role=dialog], [role=alertdialog]';

const isFindKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k'
    ? (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    : event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);

/** Ctrl+K anywhere, and '/' outside text fields on a page without a search of its own. An open dialog blocks both. */
export function useFindKey(onPress: () => void) {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  }, [onPress]);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isFindKey(event)) return;
      event.preventDefault();
      if (!document.querySelector(OPEN_DIALOG)) press.current();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
}

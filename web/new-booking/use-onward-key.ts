import { useEffect } from 'react';

/** For `aria-keyshortcuts` of what the keys press. */
export const ONWARD_KEYS = 'Control+Enter Meta+Enter';

/** Ctrl+Enter anywhere in the wizard presses what leads on: 'Next' or 'Send booking'. In a dialog above it they do nothing. */
export function useOnwardKey() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return;
      const frame = document.querySelector('[data-wizard]');
      const { target } = event;
      if (target !== document.body && !(target instanceof Node && frame?.contains(target))) return;
      event.preventDefault();
      frame?.querySelector<HTMLElement>('[data-onward]')?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

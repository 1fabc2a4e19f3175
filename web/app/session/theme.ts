import { useSyncExternalStore } from 'react';
import { storedAccount } from './stored-keys.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
const key = () => `theme:${storedAccount() ?? ''}`; // public/theme.js reads the same one before the first paint

/** The account's choice; what was never chosen follows the system. */
export function storedTheme(): Theme {
  const saved = localStorage.getItem(key());
  return THEMES.find((theme) => theme === saved) ?? 'system';
}

let applied = '';

export function applyTheme() {
  applied = key();
  const theme = storedTheme();
  document.documentElement.dataset['theme'] = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') localStorage.removeItem(key());
  else localStorage.setItem(key(), theme);
  applyTheme();
  for (const listener of listeners) listener();
}

dark.addEventListener('change', applyTheme);

/** Another account brings its own choice. Called on every change of the session, most of which are no such thing. */
export function followAccount() {
  if (applied !== key()) applyTheme();
}

export function useTheme() {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, storedTheme);
}

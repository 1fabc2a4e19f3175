import { storedAccount } from '../app/session/stored-keys.ts';

const key = () => `allTimes:${storedAccount() ?? ''}`;

/** True if this account chose to see all times, and not only those that leave no gaps; kept by this browser. */
export const showsAllTimes = () => localStorage.getItem(key()) === '1';

export function saveShowsAllTimes(isOn: boolean) {
  if (isOn) localStorage.setItem(key(), '1');
  else localStorage.removeItem(key());
}

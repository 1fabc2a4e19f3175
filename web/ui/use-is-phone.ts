import { useSyncExternalStore } from 'react';

const phone = matchMedia('(width < 600px)');

const subscribe = (onChange: () => void) => {
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
};

/** True if rows are cards, as the style sheet makes them under 600 pixels. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => phone.matches);

import { useState } from 'react';
import { notify } from '../../ui/feedback/toasts.ts';

/** Copies a value to the clipboard. `isRefused`: the browser did not allow it. */
export function useCopy(label: string, value: string) {
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setRefused(false);
      notify({ tone: 'good', text: `${label} copied.` });
    } catch {
      setRefused(true);
    }
  };
  return { copy, isRefused };
}

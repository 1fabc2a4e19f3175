import { useEffect, useState } from 'react';

/** True once it has lasted 150 ms, so that a quick answer shows no skeleton at all. */
export function useDelayedFlag(waiting: boolean) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!waiting) return setShown(false);
    const timer = setTimeout(() => setShown(true), 150);
    return () => clearTimeout(timer);
  }, [waiting]);
  return shown;
}

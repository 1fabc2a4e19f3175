import { useEffect, useState } from 'react';

/** True once the form is drawn: content beside it, or at its foot, is requested after it. */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    // An effect alone may still run before the form can be used.
    const timer = setTimeout(() => setDrawn(true));
    return () => clearTimeout(timer);
  }, []);
  return isDrawn;
}

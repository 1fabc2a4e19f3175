import { useLayoutEffect } from 'react';

/** The frame that index.html draws is over once one of ours stands: a later wait shows none. */
export function useFirstFrameEnd() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['frame'];
  }, []);
}

import { useLayoutEffect } from 'react';

/**
 * Ends the frame that index.html draws. Every page that can be the first one calls it. A condition with `:has()` in the style sheet
 * would not do: WebKit keeps the frame over the page when the condition ends.
 */
export function useFirstFrameEnd() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['frame'];
  }, []);
}

import { type ReactNode, useEffect, useRef } from 'react';

/** Moves the focus to the heading when another candidate is shown in the same step. */
export const focusStepHeading = () => document.querySelector<HTMLElement>('[data-wizard] h2')?.focus();

/** A step's h2. It takes the focus when one comes to the step from another one, so that reading continues there. */
export function StepHeading({ isMove, children }: { isMove: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasMove = useRef(isMove);
  useEffect(() => {
    if (!wasMove.current) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.sheet')?.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

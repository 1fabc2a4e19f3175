import { useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';
import { lookAgain, useServerAway } from './server-away.ts';
import { useDelayedFlag } from './use-delayed-flag.ts';

const LONG_MS = 5_000;
const LONG = 'Still loading. The page opens by itself once it is here.';
const AWAY = 'The server cannot be reached. The page opens by itself once it answers.';

/** True after a long wait for a page, to say that it is still loading. */
function useIsLong(isPage: boolean) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isPage) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isPage]);
  return isLong;
}

/**
 * The loading animation: a line of flight drawn over and over. It appears after 150 ms and rests under reduced motion.
 */
export function Loader({
  label = 'Loading',
  isPage = false,
}: {
  label?: string /** It takes the place of a page, so its words are the heading. */;
  isPage?: boolean;
}) {
  const Words = isPage ? 'h1' : 'span';
  const isUnnamed = isPage && label === 'Loading';
  const isLong = useIsLong(isUnnamed);
  const isAway = useServerAway() && isUnnamed;
  const shown = useDelayedFlag(true) || isAway;
  return (
    <div
      className={classes(
        'loader grid min-h-60 flex-1 place-items-center content-center gap-4 text-text-2 [&_h1]:px-4 [&_h1]:text-center [&_h1]:font-normal [&_h1]:text-base',
        isAway && 'away',
      )}
      role="status"
    >
      {shown ? (
        <svg
          className="text-link"
          width="96"
          height="48"
          viewBox="0 0 96 48"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M6 40C30 40 44 34 58 22S80 8 90 8" stroke="var(--border)" />
          <path
            className="trail animate-fly [stroke-dasharray:14_86]"
            pathLength="100"
            d="M6 40C30 40 44 34 58 22S80 8 90 8"
            stroke="currentColor"
          />
          <circle cx="6" cy="40" r="3" fill="var(--surface)" stroke="var(--border-strong)" />
          <circle cx="90" cy="8" r="3" fill="var(--surface)" stroke="currentColor" />
        </svg>
      ) : null}
      <Words className={shown ? '' : 'sr-only'}>{isAway ? AWAY : isLong ? LONG : label}</Words>
      {isAway ? <Button onClick={lookAgain}>Try again</Button> : null}
    </div>
  );
}

import { useAfterAMoment } from './states.tsx';

/** The loading animation: a line of flight drawn over and over. It appears after 150 ms and stands still for those who ask for it. */
export function Loader({
  label = 'Loading',
  isPage = false,
}: {
  label?: string /** It stands for a page, so its words are the heading. */;
  isPage?: boolean;
}) {
  const Words = isPage ? 'h1' : 'span';
  const shown = useAfterAMoment(true);
  return (
    <div className="loader" role="status">
      {shown ? (
        <svg
          width="96"
          height="48"
          viewBox="0 0 96 48"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M6 40C30 40 44 34 58 22S80 8 90 8" stroke="var(--border)" />
          <path className="trail" pathLength="100" d="M6 40C30 40 44 34 58 22S80 8 90 8" stroke="currentColor" />
          <circle cx="6" cy="40" r="3" fill="var(--surface)" stroke="var(--border-strong)" />
          <circle cx="90" cy="8" r="3" fill="var(--surface)" stroke="currentColor" />
        </svg>
      ) : null}
      <Words className={shown ? '' : 'sr'}>{label}</Words>
    </div>
  );
}

import { useIsNarrow } from '../drawing/machine-view.tsx';
import { useHost } from '../host.ts';
import { choiceRow, listPane } from '../looks.ts';

/** The name in the address of the page of all machines. */
export const OVERVIEW = 'all';

/** Ways to the page of each machine, to all of them as one drawing, and to what runs now. */
export function AllMachines({ current }: { current: string }) {
  const { address, charts, loadOverview, ui } = useHost();
  const { Link } = ui;
  const isNarrow = useIsNarrow();
  return (
    <nav className={listPane} aria-label="All machines">
      <details open={!isNarrow}>
        <summary className="cursor-pointer px-2 py-1 text-text-2">All machines</summary>
        <ul>
          {charts.names.map((one) => (
            <li key={one}>
              <Link
                className={choiceRow}
                href={`${address}/${one}`}
                aria-current={one === current ? 'page' : undefined}
              >
                {one}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      {loadOverview ? (
        <Link
          className={choiceRow}
          href={`${address}/${OVERVIEW}`}
          aria-current={current === OVERVIEW ? 'page' : undefined}
        >
          Overview
        </Link>
      ) : null}
      <Link className={choiceRow} href={address}>
        Running machines
      </Link>
    </nav>
  );
}

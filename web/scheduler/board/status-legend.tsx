import { useMemo, useState } from 'react';
import { StatusPill } from '../../ui/chips.tsx';
import { classes } from '../../ui/classes.ts';
import { DisclosureButton } from '../../ui/disclosure-button.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { BoardBlock } from './board-lanes.ts';

type LegendProps = { blocks: readonly BoardBlock[] };

/** Explains the colours of the bookings in view, and the other marks of the board; on a phone behind a button. */
export function StatusLegend({ blocks }: LegendProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return <Colours blocks={blocks} />;
  return (
    <>
      <div className="px-4 pb-2 print:hidden">
        <DisclosureButton isOpen={isOpen} onToggle={setOpen}>
          Legend
        </DisclosureButton>
      </div>
      {isOpen ? <Colours blocks={blocks} /> : null}
    </>
  );
}

function Colours({ blocks }: LegendProps) {
  const colours = useMemo(
    () => [
      ...new Map(blocks.flatMap(({ status, statusColor }) => (status ? [[status, statusColor ?? null] as const] : []))),
    ],
    [blocks],
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-6 pb-2 max-sm:px-4 print:hidden">
      {colours.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5" aria-label="Colours of the bookings">
          {colours.map(([status, colour]) => (
            <li key={status} className="flex-none">
              <StatusPill status={status} colour={colour} />
            </li>
          ))}
        </ul>
      ) : null}
      <Legend />
    </div>
  );
}

const MARK = 'h-2.5 w-3.5 rounded-[3px]';

function Legend() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a key to the colours is no group of fields
    <div
      className="ml-auto flex flex-wrap items-center gap-3.5 max-sm:ml-0 text-[12px] text-text-2 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5"
      role="group"
      aria-label="Legend"
    >
      <span>
        <i className={classes(MARK, 'border border-border bg-surface')} />
        Free
      </span>
      <span>
        <i className={classes(MARK, 'board-off')} />
        Blocked
      </span>
      <span>
        <i className={classes(MARK, 'board-held')} />
        Held
      </span>
      <span>
        <i className={classes(MARK, 'border border-border bg-canvas')} />
        Not rostered
      </span>
    </div>
  );
}

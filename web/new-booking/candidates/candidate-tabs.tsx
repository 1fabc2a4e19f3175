import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { CandidateDraft } from '../../../machines/lib/booking.types.ts';
import { CandidateTab } from './candidate-tab.tsx';

type CandidateTabsProps = {
  candidates: readonly CandidateDraft[];
  current: string;
  onCurrent: (key: string) => void;
  /** The id of the panel that the tabs control. */
  panelId: string;
  /** Absent where no candidate can be added. */
  onAdd?: (() => void) | undefined;
};

/** Wide tabs, one per candidate: number, name, and one line of state. Arrows, Home and End move and select. */
export function CandidateTabs({ candidates, current, onCurrent, panelId, onAdd }: CandidateTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector(`[data-key="${current}"]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const move = (event: KeyboardEvent) => {
    const at = candidates.findIndex(({ key }) => key === current);
    const to = tabTarget(event.key, at, candidates.length);
    if (to === null) return;
    event.preventDefault();
    onCurrent(defined(candidates[to]).key);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div
      className="grid grid-cols-5 border-border border-y bg-sunken max-md:flex max-md:snap-x max-md:overflow-x-auto max-md:[scrollbar-width:none]"
      ref={row}
    >
      <div className="contents" role="tablist" aria-label="Candidates" onKeyDown={move}>
        {candidates.map((candidate, index) => (
          <CandidateTab
            key={candidate.key}
            candidate={candidate}
            number={index + 1}
            panelId={panelId}
            isCurrent={candidate.key === current}
            onPress={() => onCurrent(candidate.key)}
          />
        ))}
      </div>
      {onAdd ? (
        <button
          type="button"
          className="flex cursor-pointer items-center gap-2 px-4 py-[9px] font-[550] whitespace-nowrap text-link hover:bg-hover focus-visible:-outline-offset-3"
          onClick={onAdd}
        >
          <Plus />
          Add candidate
        </button>
      ) : null}
    </div>
  );
}

/** The index that a key moves to from tab `at` of `many`; null where it is no key of a tab list. */
function tabTarget(key: string, at: number, many: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % many;
    case 'ArrowLeft':
      return (at - 1 + many) % many;
    case 'Home':
      return 0;
    case 'End':
      return many - 1;
    default:
      return null;
  }
}

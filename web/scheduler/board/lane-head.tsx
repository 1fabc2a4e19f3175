import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { formatDay } from '../../ui/date-format.ts';
import type { BoardRequest } from '../dialogs/dialogs.tsx';
import type { Lane } from './board-lanes.ts';

/** Over a doctor's day: who works, how much of it is free, and what can be done with it. */
export const LaneHead = memo(function LaneHead({
  lane,
  isWeek,
  onAsk,
}: {
  lane: Lane;
  isWeek: boolean;
  onAsk: (request: BoardRequest) => void;
}) {
  const { doctorName, day, free, slots } = lane;
  const taken = slots.length === 0 ? 0 : Math.round(((slots.length - free) / slots.length) * 100);
  const initials = doctorName
    .replace(/^Dr /, '')
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2);
  return (
    <div className="sticky top-0 z-11 flex h-13 min-w-0 items-center gap-2.5 border-b border-l border-border bg-surface pr-2 pl-3">
      <Avatar className="max-sm:hidden">{initials}</Avatar>
      <div className="min-w-0">
        <h3 className="truncate text-[14px] leading-[18px] font-semibold">{doctorName}</h3>
        <p className="flex items-center gap-1.5 text-xs whitespace-nowrap text-text-3 tabular-nums">
          {isWeek ? <span>{formatDay(day).slice(0, 9)}</span> : null}
          <span
            className="h-1 w-11 overflow-hidden rounded-[2px] bg-[color-mix(in_srgb,var(--text)_12%,transparent)]"
            aria-hidden="true"
          >
            <i className="block h-full rounded-[2px] bg-text-3" style={{ width: `${taken}%` }} />
          </span>
          {free} of {slots.length} free
        </p>
      </div>
      <IconButton
        className="ml-auto"
        label={`Actions for ${doctorName}, ${formatDay(day)}`}
        onClick={() => onAsk({ what: 'actions', lane })}
      >
        <Ellipsis />
      </IconButton>
    </div>
  );
});

import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { formatDay } from '../../ui/date-format.ts';
import type { BoardRequest } from '../dialogs/board-request.ts';
import { closedReason, type Lane, shortDoctor } from './board-lanes.ts';

type LaneHeadProps = {
  lane: Lane;
  /** Under a band, which says the day or the clinic. */
  isBanded: boolean;
  /** Of many: the doctor's last name, and no picture. */
  isNarrow: boolean;
  /** The first of its band. */
  isFirst: boolean;
  onAsk: (request: BoardRequest) => void;
};

/** Over a doctor's day: who works, how much of it is free, and what can be done with it. */
export const LaneHead = memo(function LaneHead({ lane, isBanded, isNarrow, isFirst, onAsk }: LaneHeadProps) {
  const { doctorName, day, free, slots, overPlan } = lane;
  const closed = closedReason(lane);
  return (
    <div
      className={classes(
        'sticky z-11 flex h-13 min-w-0 items-center border-b border-border bg-surface',
        isBanded ? 'top-7' : 'top-0',
        isNarrow ? 'gap-0.5 pl-2' : 'gap-2.5 pr-2 pl-3',
        isBanded && isFirst ? 'border-l border-l-border-strong' : 'border-l',
      )}
    >
      {isNarrow ? null : <Avatar className="max-sm:hidden">{initialsOf(doctorName)}</Avatar>}
      <div className="min-w-0">
        <h3
          className={classes('truncate leading-[18px] font-semibold', isNarrow ? 'text-[13px]' : 'text-[14px]')}
          title={isNarrow ? doctorName : undefined}
        >
          {isNarrow ? shortDoctor(doctorName) : doctorName}
        </h3>
        <p
          className="flex items-center gap-1.5 truncate text-xs whitespace-nowrap text-text-3 tabular-nums"
          title={closed ?? undefined}
        >
          {isNarrow || closed ? null : <Bar lane={lane} />}
          {closed ?? (isNarrow ? `${free} free` : `${free} of ${slots.length} free`)}
        </p>
      </div>
      {overPlan === null ? (
        <IconButton
          className={classes('ml-auto', isNarrow && '-ml-1 w-7')}
          label={`Actions for ${doctorName}, ${formatDay(day)}`}
          onClick={() => onAsk({ what: 'actions', lane })}
        >
          <Ellipsis />
        </IconButton>
      ) : null}
    </div>
  );
});

function Bar({ lane: { free, slots } }: { lane: Lane }) {
  const taken = slots.length === 0 ? 0 : Math.round(((slots.length - free) / slots.length) * 100);
  return (
    <span
      className="h-1 w-11 overflow-hidden rounded-[2px] bg-[color-mix(in_srgb,var(--text)_12%,transparent)]"
      aria-hidden="true"
    >
      <i className="block h-full rounded-[2px] bg-text-3" style={{ width: `${taken}%` }} />
    </span>
  );
}

const initialsOf = (doctorName: string) =>
  doctorName
    .replace(/^Dr /, '')
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2);

import './board.css';
import { useSelector } from '@xstate/react';
import { Ellipsis, UserPlus } from 'lucide-react';
import { memo, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appointmentMoveMachine } from '../../machines/appointment-move/appointment-move.machine.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { formatDay, formatDayRange, zoneName } from '../ui/date-format.ts';
import { EmptyState } from '../ui/feedback/states.tsx';
import { Block, blockClass, Ghost, LINE, Selection } from './blocks.tsx';
import { clockOf, instantAt, type Lane, spanOf, type Waiting } from './board-lanes.ts';
import type { BoardRequest } from './dialogs/dialogs.tsx';
import type { BoardDays } from './move/board-places.ts';
import { isCarried } from './move/carried-booking.ts';
import { useNow } from './now.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { type Drawn, useBoardPointer } from './use-board-pointer.ts';
import { blockOf, useKeptFocus } from './use-booking-focus.ts';
import { useOpeningPlace } from './use-opening-place.ts';
import { WaitingTray } from './waiting-tray.tsx';

export type MoveActor = ActorRefFrom<typeof appointmentMoveMachine>;

/** How high a quarter of an hour is: high enough to be pressed, or so that a whole day is seen at once. */
export type Rows = 'roomy' | 'compact';

type Props = {
  lanes: readonly Lane[];
  waiting: Waiting;
  /** Whose card is looked for, or just that they are shown. */
  waitingFor: string | null;
  days: readonly string[];
  timeZone: string;
  rows: Rows;
  move: MoveActor;
  onWaiting: (isOpen: boolean) => void;
  onMoreWaiting: () => void;
  onAsk: (request: BoardRequest) => void;
};

/** At the left of the board. */
const HOUR = 'absolute top-[calc(var(--from)*var(--quarter))] -translate-y-1/2 text-xs tabular-nums';

const HOURS = Array.from({ length: 13 }, (_, index) => 6 + index);

/** Lanes side by side under their heads; the board scrolls in itself, hours and heads stay in view. */
export function BoardGrid({ lanes, waiting, waitingFor, days, timeZone, rows, move, onAsk, ...tray }: Props) {
  const whole = useRef<HTMLDivElement>(null);
  const wrap = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [tabStop, setTabStop] = useState<string | null>(null);
  const isWeek = days.length > 1;
  const shown = useMemo<BoardDays>(() => ({ timeZone, isWeek }), [timeZone, isWeek]);
  const cards = waitingFor === null ? NOBODY : waiting.bookings;
  const host = { lanes, waiting: cards, days: shown, move };
  const pointer = useBoardPointer({ ...host, wrap, drawn, onDraw: setDrawn, onAsk });
  const keys = useBoardKeys({ ...host, whole });
  const now = useNow(timeZone);
  useOpeningPlace(wrap, lanes, now);
  const focus = useKeptFocus();
  const blockIds = lanes.flatMap(({ blocks }) => blocks.filter(({ isHold }) => !isHold).map(({ id }) => id));
  const stop = tabStop !== null && blockIds.includes(tabStop) ? tabStop : (blockIds[0] ?? null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the presses and keys belong to the bookings inside
    <div
      ref={whole}
      className="board flex min-h-0 flex-1 flex-col"
      data-rows={rows}
      onKeyDown={keys}
      onFocus={(event) => {
        setTabStop(blockOf(event.target) ?? tabStop);
        focus.onFocus(event);
      }}
      onBlur={focus.onBlur}
      {...pointer}
    >
      <p id="board-help" className="sr-only">
        Arrow keys go from booking to booking. Enter picks one up; then arrow keys carry it by quarters of an hour and
        from doctor to doctor, Enter drops it, Escape puts it back.
      </p>
      <WaitingTray
        waiting={waiting}
        waitingFor={waitingFor}
        move={move}
        onWaiting={tray.onWaiting}
        onMore={tray.onMoreWaiting}
      />
      {lanes.length === 0 ? <NoDoctors days={days} onAsk={onAsk} /> : null}
      <section
        ref={wrap}
        className="max-h-[calc(100dvh-190px)] min-h-[420px] flex-1 overflow-auto border-t border-border [--lane:190px] focus-visible:-outline-offset-2 max-sm:max-h-[calc(100dvh-72px)] max-sm:[--lane:176px]"
        hidden={lanes.length === 0}
        aria-label={`Board, ${lanes.length} ${lanes.length === 1 ? 'lane' : 'lanes'}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys when it has the focus
        tabIndex={0}
      >
        <div
          className="grid min-w-max"
          style={{ gridTemplateColumns: `60px repeat(${lanes.length}, minmax(var(--lane), 1fr))` }}
        >
          <div className="sticky top-0 left-0 z-12 grid h-13 place-items-end border-b border-border bg-surface pr-2 pb-[7px] text-xs text-text-3">
            {zoneName(timeZone, instantAt(timeZone, days[0] ?? '', 720))}
          </div>
          {lanes.map((lane) => (
            <LaneHead key={lane.key} lane={lane} isWeek={isWeek} onAsk={onAsk} />
          ))}
          <div className="sticky left-0 z-10 h-[calc(52*var(--quarter))] bg-surface" aria-hidden="true">
            {HOURS.map((hour) => (
              <span key={hour} className={classes(HOUR, 'right-2 text-text-3')} style={spanOf(hour * 60, hour * 60)}>
                {clockOf(hour * 60)}
              </span>
            ))}
            {now && days.includes(now.day) ? (
              <span
                className={classes(HOUR, 'right-1 z-6 rounded-[8px] bg-danger-fill px-[5px] font-semibold text-[#fff]')}
                style={spanOf(now.minute, now.minute)}
              >
                {clockOf(now.minute)}
              </span>
            ) : null}
          </div>
          {lanes.map((lane) => (
            <LaneColumn
              key={lane.key}
              lane={lane}
              timeZone={timeZone}
              now={now?.day === lane.day ? now.minute : null}
              move={move}
              drawn={drawn?.laneKey === lane.key ? drawn : null}
              tabStop={lane.blocks.some(({ id }) => id === stop) ? stop : null}
            />
          ))}
        </div>
        {isWeek ? null : (
          <div className="sticky left-0 w-max px-2 pt-2 pb-18">
            <Button look="quiet" icon={<UserPlus />} onClick={() => onAsk(addDoctor(days))}>
              Add a doctor’s day
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}

const addDoctor = ([day = '']: readonly string[]): BoardRequest => ({
  ...{ what: 'addDays', doctor: null, day, from: 480, to: 960 },
});

/** In place of the lanes: what there is to do about it stands at the top. */
function NoDoctors({ days, onAsk }: Pick<Props, 'days' | 'onAsk'>) {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return (
    <div className="mx-auto mb-auto">
      <EmptyState
        title={
          days.length > 1
            ? `Nobody works here from ${formatDayRange(first, last)}`
            : `Nobody works here on ${formatDay(first)}`
        }
        actions={
          <Button look="primary" icon={<UserPlus />} onClick={() => onAsk(addDoctor(days))}>
            Add a doctor
          </Button>
        }
      >
        {days.length > 1 ? 'Add a doctor to begin a roster at this site.' : 'Week shows the days around it.'}
      </EmptyState>
    </div>
  );
}

const NOBODY: Waiting['bookings'] = [];

type LaneProps = {
  lane: Lane;
  timeZone: string;
  /** The minute it is, where it is this day. */
  now: number | null;
  move: MoveActor;
  drawn: Drawn | null;
  /** The one booking of the board that Tab reaches, where it is in this lane. */
  tabStop: string | null;
};

const LaneColumn = memo(function LaneColumn({ lane, timeZone, now, move, drawn, tabStop }: LaneProps) {
  const { from, to, blocks, blocked, day } = lane;
  const lifted = useSelector(move, (snapshot) => {
    const candidateId = isCarried(snapshot) ? snapshot.context.booking?.candidateId : null;
    return blocks.some((block) => block.candidateId === candidateId) ? candidateId : null;
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a doctor's day is no group of fields
    <div className="board-lane" role="group" aria-label={`${lane.doctorName}, ${formatDay(day)}`} data-lane={lane.key}>
      <div className="board-worked" style={spanOf(from, to)} />
      {now === null ? null : <div className="board-now" style={spanOf(now, now)} />}
      {blocked.map((run) => (
        <div key={run.from} className={blockClass(run.to - run.from, 'board-off')} style={spanOf(run.from, run.to)}>
          <b>Blocked</b>
          <span className={LINE}>{run.reason || clockOf(run.from)}</span>
        </div>
      ))}
      {blocks.map((block) => (
        <Block
          key={block.id}
          block={block}
          timeZone={timeZone}
          isLifted={block.candidateId === lifted}
          isTabStop={block.id === tabStop}
        />
      ))}
      {drawn ? <Selection drawn={drawn} /> : null}
      <Ghost lane={lane} timeZone={timeZone} move={move} />
    </div>
  );
});

const LaneHead = memo(function LaneHead({
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

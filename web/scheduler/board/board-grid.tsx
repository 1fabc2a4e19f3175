import './board.css';
import { UserPlus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { zoneName } from '../../ui/date-format.ts';
import type { BoardRequest } from '../dialogs/dialogs.tsx';
import type { BoardDays } from '../move/board-places.ts';
import { useNow } from '../now.ts';
import { WaitingTray } from '../waiting-tray.tsx';
import type { BoardActor } from './board.ports.ts';
import { boardKeys } from './board-keys.ts';
import { instantAt, type Lane, type Waiting } from './board-lanes.ts';
import { boardPointer } from './board-pointer.ts';
import { DayBand } from './day-band.tsx';
import { HourColumn } from './hour-column.tsx';
import { LaneColumn } from './lane-column.tsx';
import { LaneHead } from './lane-head.tsx';
import { addDoctor, NoDoctors } from './no-doctors.tsx';
import { useMove } from './use-board.ts';
import { blockOf, useKeptFocus } from './use-booking-focus.ts';
import { useOpeningPlace } from './use-opening-place.ts';

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
  board: BoardActor;
  onWaiting: (isOpen: boolean) => void;
  /** Shows one day of the week alone. */
  onDay: (day: string) => void;
  onAsk: (request: BoardRequest) => void;
};

/** Lanes side by side under their heads; the board scrolls in itself, hours and heads stay in view. */
export function BoardGrid({ lanes, waiting, waitingFor, days, timeZone, rows, board, onWaiting, onDay, onAsk }: Props) {
  const whole = useRef<HTMLDivElement>(null);
  const wrap = useRef<HTMLElement>(null);
  const move = useMove(board);
  const [tabStop, setTabStop] = useState<string | null>(null);
  const isWeek = days.length > 1;
  const shown = useMemo<BoardDays>(() => ({ timeZone, isWeek }), [timeZone, isWeek]);
  const cards = waitingFor === null ? NOBODY : waiting.bookings;
  const host = { lanes, waiting: cards, days: shown, board, move };
  const now = useNow(timeZone);
  const byDay: DayLanes = days.map((day) => [day, lanes.filter((lane) => lane.day === day)]);
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
      onKeyDown={boardKeys({ ...host, whole })}
      onFocus={(event) => {
        setTabStop(blockOf(event.target) ?? tabStop);
        focus.onFocus(event);
      }}
      onBlur={focus.onBlur}
      {...boardPointer({ ...host, wrap })}
    >
      <p id="board-help" className="sr-only">
        Arrow keys go from booking to booking. Enter opens its card. M picks it up; then arrow keys carry it by quarters
        of an hour and from doctor to doctor, Enter drops it, Escape puts it back. Who waits is picked up with Enter.
      </p>
      <WaitingTray
        waiting={waiting}
        waitingFor={waitingFor}
        move={move}
        onWaiting={onWaiting}
        onMore={() => board.send({ type: 'waiting.extended' })}
      />
      {lanes.length === 0 ? <NoDoctors days={days} onAsk={onAsk} /> : null}
      <section
        ref={wrap}
        className="max-h-[calc(100dvh-190px)] min-h-[420px] flex-1 overflow-auto border-t border-border [--lane:190px] data-week:[--lane:72px] focus-visible:-outline-offset-2 max-sm:max-h-[calc(100dvh-72px)] max-sm:[--lane:176px] max-sm:data-week:[--lane:120px]"
        data-week={isWeek || undefined}
        hidden={lanes.length === 0}
        aria-label={`Board, ${lanes.length} ${lanes.length === 1 ? 'lane' : 'lanes'}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys when it has the focus
        tabIndex={0}
      >
        <div className="grid min-w-max" style={{ gridTemplateColumns: `60px ${columnsOf(byDay)}` }}>
          <div
            className={classes(
              'sticky top-0 left-0 z-12 grid place-items-end border-b border-border bg-surface pr-2 pb-[7px] text-xs text-text-3',
              isWeek ? 'row-span-2 h-20' : 'h-13',
            )}
          >
            {zoneName(timeZone, instantAt(timeZone, days[0] ?? '', 720))}
          </div>
          {isWeek
            ? byDay.map(([day, ofDay]) => (
                <DayBand key={day} day={day} lanes={ofDay} isToday={day === now?.day} onDay={onDay} />
              ))
            : null}
          {byDay.map(([day, ofDay]) =>
            ofDay.length === 0 ? (
              <div
                key={day}
                className="sticky top-7 z-11 h-13 border-b border-l border-border border-l-border-strong bg-canvas"
              />
            ) : (
              ofDay.map((lane, at) => (
                <LaneHead key={lane.key} lane={lane} isWeek={isWeek} isFirst={at === 0} onAsk={onAsk} />
              ))
            ),
          )}
          <HourColumn now={now && days.includes(now.day) ? now.minute : null} />
          {byDay.map(([day, ofDay]) =>
            ofDay.length === 0 ? (
              <div key={day} className="border-l border-border-strong bg-canvas" />
            ) : (
              ofDay.map((lane, at) => (
                <LaneColumn
                  key={lane.key}
                  lane={lane}
                  isFirst={isWeek && at === 0}
                  timeZone={timeZone}
                  now={now?.day === lane.day ? now.minute : null}
                  board={board}
                  move={move}
                  tabStop={lane.blocks.some(({ id }) => id === stop) ? stop : null}
                />
              ))
            ),
          )}
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

type DayLanes = readonly (readonly [day: string, lanes: readonly Lane[]])[];

/** A day on which nobody works is a narrow strip, so that the others have the room. */
const columnsOf = (byDay: DayLanes) =>
  byDay
    .map(([, lanes]) => (lanes.length === 0 ? '44px' : `repeat(${lanes.length}, minmax(var(--lane), 1fr))`))
    .join(' ');

const NOBODY: Waiting['bookings'] = [];

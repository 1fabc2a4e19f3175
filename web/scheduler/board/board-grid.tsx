import './board.css';
import { useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { zoneName } from '../../ui/date-format.ts';
import type { BoardRequest } from '../dialogs/board-request.ts';
import { type BoardNow, useNow } from '../now.ts';
import { WaitingTray } from '../waiting-tray.tsx';
import type { BoardActor } from './board.ports.ts';
import { boardKeys } from './board-keys.ts';
import { type BoardClinic, instantAt, type Lane, type Waiting } from './board-lanes.ts';
import { boardPointer } from './board-pointer.ts';
import { ClinicBand } from './clinic-band.tsx';
import { DayBand } from './day-band.tsx';
import { HourColumn } from './hour-column.tsx';
import { LaneColumn } from './lane-column.tsx';
import { LaneHead } from './lane-head.tsx';
import { AddDoctor, NoDoctors } from './no-doctors.tsx';
import { useMove } from './use-board.ts';
import { blockOf, useRestoredBookingFocus } from './use-booking-focus.ts';
import { useOpeningPlace } from './use-opening-place.ts';

/** The height of a quarter of an hour: high enough to be pressed, or so that a whole day is seen at once. */
export type Rows = 'roomy' | 'compact';

type Props = {
  lanes: readonly Lane[];
  waiting: Waiting;
  /** The candidate whose card is to be found, or 'shown'. */
  waitingFor: string | null;
  clinics: readonly BoardClinic[];
  days: readonly string[];
  rows: Rows;
  board: BoardActor;
  onWaiting: (isOpen: boolean) => void;
  /** Shows one day of the week alone. */
  onDay: (day: string) => void;
  /** Takes a clinic off the board. */
  onHide: (siteId: string) => void;
  onAsk: (request: BoardRequest) => void;
};

/** Lanes side by side under their heads; the board scrolls in itself, hours and heads stay in view. */
export function BoardGrid({ lanes, waiting, waitingFor, clinics, days, rows, board, ...host }: Props) {
  const { onWaiting, onDay, onHide, onAsk } = host;
  const whole = useRef<HTMLDivElement>(null);
  const wrap = useRef<HTMLElement>(null);
  const move = useMove(board);
  const [tabStop, setTabStop] = useState<string | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  const light = (element: Element) =>
    setLit(element.closest<HTMLElement>('[data-candidate]')?.dataset['candidate'] ?? null);
  const isWeek = days.length > 1;
  const isSideBySide = clinics.length > 1;
  const isBanded = isWeek || isSideBySide;
  const isNarrow = isWeek || lanes.length > WIDE_LANES;
  const cards = waitingFor === null ? NOBODY : waiting.bookings;
  const hand = { lanes, waiting: cards, board, move };
  const nowIn = useNow();
  const [timeZone = '', ...otherZones] = new Set(clinics.map((clinic) => clinic.timeZone));
  const now = nowIn(timeZone);
  const isOneClock = otherZones.length === 0;
  const bands: readonly Band[] = isSideBySide
    ? clinics.map((clinic) => ({ key: clinic.siteId, clinic, lanes: lanes.filter(isAt(clinic)) }))
    : days.map((day) => ({ key: day, clinic: null, lanes: lanes.filter((lane) => lane.day === day) }));
  useOpeningPlace(wrap, lanes, now);
  const focus = useRestoredBookingFocus();
  const blockIds = lanes.flatMap(({ blocks }) => blocks.filter(({ isHold }) => !isHold).map(({ id }) => id));
  const stop = tabStop !== null && blockIds.includes(tabStop) ? tabStop : (blockIds[0] ?? null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the presses and keys belong to the bookings inside
    <div
      ref={whole}
      className="board flex min-h-0 flex-1 flex-col"
      data-rows={rows}
      onKeyDown={boardKeys({ ...hand, whole })}
      onFocus={(event) => {
        setTabStop(blockOf(event.target) ?? tabStop);
        light(event.target);
        focus.onFocus(event);
      }}
      onBlur={focus.onBlur}
      onPointerOver={({ target }) => target instanceof Element && light(target)}
      onPointerLeave={() => setLit(null)}
      {...boardPointer({ ...hand, wrap })}
    >
      <p id="board-help" className="sr-only">
        Arrow keys go from booking to booking. Enter opens its card. M picks it up; then arrow keys carry it by quarters
        of an hour and from doctor to doctor, Enter drops it, Escape puts it back. Alt and an arrow key do both in one
        press. Who waits is picked up with Enter. With a screen reader, switch to focus mode first.
      </p>
      <WaitingTray
        waiting={waiting}
        waitingFor={waitingFor}
        move={move}
        onWaiting={onWaiting}
        onMore={() => board.send({ type: 'waiting.extended' })}
      />
      {lanes.length === 0 ? <NoDoctors clinics={clinics} days={days} onAsk={onAsk} onHide={onHide} /> : null}
      <section
        ref={wrap}
        className="max-h-[calc(100dvh-190px)] min-h-[420px] flex-1 overflow-auto border-t border-border [--lane:190px] data-beside:[--lane:132px] data-week:[--lane:72px] focus-visible:-outline-offset-2 max-sm:max-h-[calc(100dvh-72px)] max-sm:[--lane:176px] max-sm:data-week:[--lane:120px]"
        data-week={isWeek || undefined}
        data-beside={isSideBySide || undefined}
        hidden={lanes.length === 0}
        aria-label={`Board, ${lanes.length} ${lanes.length === 1 ? 'lane' : 'lanes'}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys when it has the focus
        tabIndex={0}
      >
        <div className="grid min-w-max" style={{ gridTemplateColumns: `60px ${columnsOf(bands)}` }}>
          <div
            className={classes(
              'sticky top-0 left-0 z-12 grid place-items-end border-b border-border bg-surface pr-2 pb-[7px] text-xs text-text-3',
              isBanded ? 'row-span-2 h-20' : 'h-13',
            )}
          >
            {isOneClock ? zoneName(timeZone, instantAt(timeZone, days[0] ?? '', 720)) : null}
          </div>
          {isBanded
            ? bands.map(({ key, clinic, lanes: below }) =>
                clinic ? (
                  <ClinicBand
                    key={key}
                    clinic={clinic}
                    onHide={onHide}
                    isOneClock={isOneClock}
                    day={days[0] ?? ''}
                    lanes={below}
                  />
                ) : (
                  <DayBand key={key} day={key} lanes={below} isToday={key === now?.day} onDay={onDay} />
                ),
              )
            : null}
          {bands.map(({ key, lanes: below }) =>
            below.length === 0 ? (
              <div
                key={key}
                className="sticky top-7 z-11 h-13 border-b border-l border-border border-l-border-strong bg-canvas"
              />
            ) : (
              below.map((lane, at) => (
                <LaneHead
                  key={lane.key}
                  lane={lane}
                  isBanded={isBanded}
                  isNarrow={isNarrow}
                  onAsk={onAsk}
                  isFirst={at === 0}
                />
              ))
            ),
          )}
          <HourColumn now={now && isOneClock && days.includes(now.day) ? now.minute : null} />
          {bands.map(({ key, lanes: below }) =>
            below.length === 0 ? (
              <div key={key} className="border-l border-border-strong bg-canvas" />
            ) : (
              below.map((lane, at) => (
                <LaneColumn
                  key={lane.key}
                  lane={lane}
                  isFirst={isBanded && at === 0}
                  now={minuteNow(lane, nowIn(lane.timeZone))}
                  board={board}
                  move={move}
                  lit={lit !== null && lane.blocks.some(({ candidateId }) => candidateId === lit) ? lit : null}
                  tabStop={lane.blocks.some(({ id }) => id === stop) ? stop : null}
                />
              ))
            ),
          )}
        </div>
        {isWeek ? null : (
          <div className="sticky left-0 flex w-max max-w-[100cqw] flex-wrap px-2 pt-2 pb-18">
            <AddDoctor clinics={clinics} days={days} onAsk={onAsk} look="quiet" label="Add a doctor’s day" />
          </div>
        )}
      </section>
    </div>
  );
}

/** Lanes of a day, or of a clinic among several. */
type Band = { key: string; clinic: BoardClinic | null; lanes: readonly Lane[] };

/** So many have room for a whole name at 1440 pixels. */
const WIDE_LANES = 6;

const isAt =
  ({ siteId }: BoardClinic) =>
  (lane: Lane) =>
    lane.siteId === siteId;

const minuteNow = ({ day }: Lane, now: BoardNow | null) => (now?.day === day ? now.minute : null);

/** Clinics without doctors are narrow strips, so that the others have the space; a clinic's strip has its name. */
const columnsOf = (bands: readonly Band[]) =>
  bands
    .map(({ clinic, lanes }) =>
      lanes.length === 0
        ? clinic
          ? 'minmax(160px, 0.5fr)'
          : '44px'
        : `repeat(${lanes.length}, minmax(var(--lane), 1fr))`,
    )
    .join(' ');

const NOBODY: Waiting['bookings'] = [];

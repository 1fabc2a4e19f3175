import { useSelector } from '@xstate/react';
import { Ellipsis, UserPlus } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appointmentMoveMachine, BoardPlace } from '../../machines/appointment-move.machine.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { dayWords, zoneName } from '../ui/when.ts';
import { Block, blockClass, blockPlace, Ghost, Selection } from './blocks.tsx';
import {
  clockOf,
  FIRST_MINUTE,
  heightOf,
  instantAt,
  LAST_MINUTE,
  type Lane,
  shortDoctor,
  topOf,
} from './board-lanes.ts';
import type { Asked } from './dialogs.tsx';
import { GutterNow, NowLine } from './now-line.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { type Drawn, useBoardPointer } from './use-board-pointer.ts';

export type MoveActor = ActorRefFrom<typeof appointmentMoveMachine>;

type Props = {
  lanes: readonly Lane[];
  days: readonly string[];
  timeZone: string;
  move: MoveActor;
  onAsk: (asked: Asked) => void;
};

const HOURS = Array.from({ length: 13 }, (_, index) => 6 + index);

/** A place of a lane as the move machine knows it; `words` also in a week say which day. */
export const placeIn = (lane: Lane, minute: number, timeZone: string, isWeek: boolean): BoardPlace => ({
  rosterId: lane.rosterId ?? -1,
  startsAt: instantAt(timeZone, lane.day, minute),
  doctorName: lane.doctorName,
  words: `${clockOf(minute)} ${shortDoctor(lane.doctorName)}${isWeek ? `, ${dayWords(lane.day)}` : ''}`,
});

/** Lanes side by side under their heads; the board scrolls in itself, hours and heads stay in view. */
export function BoardGrid({ lanes, days, timeZone, move, onAsk }: Props) {
  const wrap = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [tabStop, setTabStop] = useState<string | null>(null);
  const isWeek = days.length > 1;
  const pointer = useBoardPointer({ wrap, lanes, timeZone, isWeek, move, drawn, onDraw: setDrawn, onAsk });
  const keys = useBoardKeys({ wrap, lanes, timeZone, isWeek, move });
  const blockIds = lanes.flatMap(({ blocks }) => blocks.filter(({ isHold }) => !isHold).map(({ id }) => id));
  const stop = tabStop !== null && blockIds.includes(tabStop) ? tabStop : (blockIds[0] ?? null);
  return (
    <section
      ref={wrap}
      className="board-wrap"
      aria-label={`Board, ${lanes.length} ${lanes.length === 1 ? 'lane' : 'lanes'}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      onKeyDown={keys}
      onFocus={(event) => setTabStop(blockOf(event.target) ?? tabStop)}
      {...pointer}
    >
      <p id="board-help" className="sr">
        Arrow keys go from booking to booking. Enter picks one up; then arrow keys carry it by quarters of an hour and
        from doctor to doctor, Enter drops it, Escape puts it back.
      </p>
      <div className="board" style={{ gridTemplateColumns: `60px repeat(${lanes.length}, minmax(var(--lane), 1fr))` }}>
        <div className="board-corner">{zoneName(timeZone, instantAt(timeZone, days[0] ?? '', 720))}</div>
        {lanes.map((lane) => (
          <LaneHead key={lane.key} lane={lane} isWeek={isWeek} onAsk={onAsk} />
        ))}
        <div className="gutter" aria-hidden="true" style={{ height: heightOf(LAST_MINUTE - FIRST_MINUTE) }}>
          {HOURS.map((hour) => (
            <span key={hour} style={{ top: topOf(hour * 60) }}>
              {clockOf(hour * 60)}
            </span>
          ))}
          <GutterNow days={days} timeZone={timeZone} />
        </div>
        {lanes.map((lane) => (
          <LaneColumn
            key={lane.key}
            lane={lane}
            timeZone={timeZone}
            isWeek={isWeek}
            move={move}
            drawn={drawn?.laneKey === lane.key ? drawn : null}
            tabStop={lane.blocks.some(({ id }) => id === stop) ? stop : null}
          />
        ))}
      </div>
      {isWeek ? null : (
        <div className="board-foot">
          <Button
            look="quiet"
            icon={<UserPlus className="i" />}
            onClick={() => onAsk({ what: 'addDays', doctor: null, day: days[0] ?? '', from: 480, to: 960 })}
          >
            Add a doctor’s day
          </Button>
        </div>
      )}
    </section>
  );
}

const blockOf = (element: Element) => element.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? null;

type LaneProps = {
  lane: Lane;
  timeZone: string;
  isWeek: boolean;
  move: MoveActor;
  drawn: Drawn | null;
  /** The one booking of the board that Tab reaches, where it is in this lane. */
  tabStop: string | null;
};

const LaneColumn = memo(function LaneColumn({ lane, timeZone, isWeek, move, drawn, tabStop }: LaneProps) {
  const lifted = useSelector(move, ({ context }) => context.booking?.candidateId ?? null);
  const { from, to, rosterId, blocks, blocked, day } = lane;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a doctor's day is no group of fields
    <div
      className="lane"
      role="group"
      aria-label={`${lane.doctorName}, ${dayWords(day)}`}
      data-lane={lane.key}
      style={{ height: heightOf(LAST_MINUTE - FIRST_MINUTE) }}
    >
      {rosterId === null ? null : <div className="lane-on" style={{ top: topOf(from), height: heightOf(to - from) }} />}
      <NowLine day={day} timeZone={timeZone} />
      {blocked.map((run) => (
        <div
          key={run.from}
          className={blockClass(heightOf(run.to - run.from) - 2, 'is-off')}
          style={blockPlace(run.from, run.to)}
        >
          <b>Blocked</b>
          <span className="board-time">{run.reason || clockOf(run.from)}</span>
        </div>
      ))}
      {blocks.map((block) => (
        <Block
          key={block.id}
          block={block}
          timeZone={timeZone}
          isLifted={lifted !== null && block.candidateId === lifted}
          isTabStop={block.id === tabStop}
        />
      ))}
      {drawn ? <Selection drawn={drawn} /> : null}
      <Ghost lane={lane} timeZone={timeZone} isWeek={isWeek} move={move} />
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
  onAsk: (asked: Asked) => void;
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
    <div className="doc">
      <span className="avatar" aria-hidden="true">
        {initials}
      </span>
      <div className="min-w-0">
        <h3>{doctorName}</h3>
        <p className="load">
          {isWeek ? <span>{dayWords(day).slice(0, 9)}</span> : null}
          {slots.length === 0 ? (
            'Not rostered'
          ) : (
            <>
              <span className="meter" aria-hidden="true">
                <i style={{ width: `${taken}%` }} />
              </span>
              {free} of {slots.length} free
            </>
          )}
        </p>
      </div>
      <IconButton
        className="push"
        label={`Actions for ${doctorName}, ${dayWords(day)}`}
        onClick={() => onAsk({ what: 'actions', lane })}
      >
        <Ellipsis className="i" />
      </IconButton>
    </div>
  );
});

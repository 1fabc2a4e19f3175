import { useSelector } from '@xstate/react';
import { CircleAlert } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { walkInMachine } from '../../../machines/walk-in/walk-in.machine.ts';
import { messageFor } from '../../app/messages.ts';
import { usePortal } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { formatTime } from '../../ui/date-format.ts';
import { HoldBar } from '../../ui/hold-bar.tsx';
import { useRestoredFocus } from '../../ui/restored-focus.ts';
import type { Lane } from '../board/board-lanes.ts';

export type WalkInActor = ActorRefFrom<typeof walkInMachine>;

type Props = { walkIn: WalkInActor; lane: Lane; lanes: readonly Lane[] };

/** The held time, its doctor and its remaining minutes; else the reason why none is held. */
export function HeldTime({ walkIn, lane, lanes }: Props) {
  const { timeZone } = lane;
  const state = useSelector(walkIn, (snapshot) => snapshot);
  const { holdMinutes } = usePortal();
  const place = useRestoredFocus();
  const { hold, failure, extendFailure, remainingMs } = state.context;
  const isOwn = hold?.rosterId === lane.rosterId || hold?.overPlan !== undefined;
  const doctor = isOwn ? lane.doctorName : lanes.find(({ rosterId }) => rosterId === hold?.rosterId)?.doctorName;
  return (
    <div {...place} className="grid gap-2 [&>[role=group]]:m-0">
      <p role="status" className="text-text-2">
        {hold ? (
          <>
            <b className="font-strong text-text tabular-nums">
              {formatTime(timeZone, hold.startsAt)}–{formatTime(timeZone, hold.endsAt)}
            </b>{' '}
            is held with {doctor ?? 'another doctor'}
            {hold.overPlan === undefined ? '.' : ', over the plan.'}
            {isOwn ? '' : ` ${lane.doctorName} is not free for it.`}
          </>
        ) : state.hasTag('busy') ? (
          'Holding the time…'
        ) : null}
      </p>
      {failure && !hold ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-danger">
          <span>
            <CircleAlert className="mr-1 inline align-[-3px]" />
            The time is not held. {messageFor(failure)} What you typed stays here.
          </span>
          <Button size="sm" onClick={() => walkIn.send({ type: 'retry.pressed' })}>
            Hold it again
          </Button>
        </p>
      ) : null}
      {hold ? (
        <HoldBar
          held={1}
          remainingMs={remainingMs}
          wholeMs={holdMinutes * 60_000}
          minutes={holdMinutes}
          extending={state.matches({ held: 'extending' })}
          off={extendFailure && messageFor(extendFailure)}
          onExtend={() => walkIn.send({ type: 'extend.pressed' })}
        />
      ) : null}
    </div>
  );
}

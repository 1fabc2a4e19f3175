import { shownAppointment, shownDay } from '../../../machines/rules/calendar/dates.ts';
import { messageFor } from '../../app/messages.ts';
import { useAccess } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDayAndTime } from '../../ui/date-format.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import type { Detail } from '../detail/booking-detail.ts';
import { type SendWait, useWaitlist, type WaitState } from './use-waitlist.ts';

const EarlierTimeDialog = lazyPart(() => import('./earlier-time-dialog.tsx'));

type EarlierTimeProps = { detail: Detail; onChanged: () => void };

/** A booking's wait for an earlier time, for who may move it. */
export default function EarlierTime({ detail, onChanged }: EarlierTimeProps) {
  const { snapshot, send } = useWaitlist(detail, onChanged);
  const { permissions } = useAccess();
  return (
    <>
      <WaitLine
        state={snapshot}
        send={send}
        timeZone={detail.site?.timeZone ?? 'UTC'}
        mayChange={permissions.includes('make_bookings')}
      />
      {snapshot.matches('asking') ? (
        <EarlierTimeDialog detail={detail} onChanged={onChanged} onClose={() => send({ type: 'day.left' })} />
      ) : null}
    </>
  );
}

type LineProps = { state: WaitState; send: SendWait; timeZone: string; mayChange: boolean };

/** Three states: no wait, a candidate who waits, or a time that is held until a clock runs out. */
export function WaitLine({ state, send, timeZone, mayChange }: LineProps) {
  const { wait, failure, action } = state.context;
  const busy = (what: typeof action, words: string) => (state.matches('changing') && action === what ? words : null);
  return (
    <section
      aria-label="Earlier time"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-border bg-surface px-4 py-2.5 shadow-low print:hidden"
    >
      <p className="min-w-0 flex-1 basis-60">
        {wait ? <WaitStatus wait={wait} timeZone={timeZone} /> : 'Not on the waiting list.'}
      </p>
      {mayChange ? (
        <span className="flex flex-wrap gap-2">
          {wait?.offeredTime ? (
            <>
              <Button look="primary" busy={busy('take', 'Taking…')} onClick={() => send({ type: 'take.pressed' })}>
                Move to it
              </Button>
              <Button busy={busy('decline', 'Passing on…')} onClick={() => send({ type: 'decline.pressed' })}>
                No thanks
              </Button>
            </>
          ) : null}
          {wait && !wait.offeredTime ? (
            <Button look="quiet" busy={busy('decline', 'Stopping…')} onClick={() => send({ type: 'decline.pressed' })}>
              Stop waiting
            </Button>
          ) : null}
          {wait?.offeredTime ? null : (
            <Button onClick={() => send({ type: 'day.pressed' })}>
              {wait ? 'Change the day' : 'Tell me about earlier times'}
            </Button>
          )}
        </span>
      ) : null}
      {failure ? (
        <p role="alert" className="basis-full text-danger">
          {messageFor(failure)}
        </p>
      ) : null}
    </section>
  );
}

function WaitStatus({ wait, timeZone }: { wait: NonNullable<WaitState['context']['wait']>; timeZone: string }) {
  const { beforeDay, offeredTime, expiresAt } = wait;
  if (!offeredTime) return <>Waiting for a time before {shownDay(beforeDay)}. Offers come from 08:00 to 20:00.</>;
  return (
    <>
      Earlier time held until <span className="tabular-nums">{shownAppointment(expiresAt, timeZone).time}</span>:{' '}
      <b className="font-strong tabular-nums">{formatDayAndTime(timeZone, offeredTime)}</b>
    </>
  );
}

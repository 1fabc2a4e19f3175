import { useSelector } from '@xstate/react';
import { ExternalLink, Hand, Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isUnanswered } from '../../../machines/lib/unanswered.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import { shownStatus, tableRefusal } from '../../../machines/rules/booking/booking-status.table.ts';
import { shownDay } from '../../../machines/rules/calendar/dates.ts';
import { attendanceOf } from '../../app/attendance/attendance.ports.ts';
import { offerUndo } from '../../app/attendance/offer-undo.ts';
import { pressesOf } from '../../app/attendance/status-presses.ts';
import { useActorRef } from '../../app/machines/use-machine.ts';
import { messageFor } from '../../app/messages.ts';
import { FetchFailure } from '../../app/records/fetch-failure.tsx';
import { useRecord } from '../../app/records/use-record.ts';
import { useAccess, useGateway } from '../../app/session/session-context.tsx';
import { useServerMinute } from '../../app/session/use-server-minute.ts';
import type { BookingCardQuery } from '../../generated/graphql.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { StatusPill } from '../../ui/chips.tsx';
import { formatDay, formatTime } from '../../ui/date-format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import type { Lane } from '../board/board-lanes.ts';
import { BookingCardDocument } from '../scheduler.documents.ts';

type CardEntry = BookingCardQuery['dayList']['entries'][number];

type Props = {
  candidateId: string;
  /** The board's lanes: whenever they change, the card fetches again. */
  lanes: readonly Lane[];
  onMove: () => void;
  onClose: () => void;
  onChanged: () => void;
};

/**
 * One booking of the board, opened by a press on it; it follows the board where another person moves it to another day.
 */
export function BookingCard(props: Props) {
  const { lanes, candidateId } = props;
  const lane = lanes.find(({ blocks }) => blocks.some((block) => block.candidateId === candidateId && !block.isHold));
  const name = lane?.blocks.find((block) => block.candidateId === candidateId)?.candidateName;
  // The card keeps its heading when the booking leaves the board.
  const [known, setKnown] = useState(name ?? 'Booking');
  if (name && name !== known) setKnown(name);
  return (
    <Dialog open onClose={props.onClose} title={known} actions={<Button onClick={props.onClose}>Close</Button>}>
      {lane ? (
        <OnDay key={`${lane.siteId} ${lane.day}`} lane={lane} {...props} />
      ) : (
        <p className="mt-3 text-text-2" role="status">
          This booking has left the days that the board shows. Nothing of it was changed here.
        </p>
      )}
    </Dialog>
  );
}

function OnDay({ lane: { day, siteId, timeZone }, candidateId, lanes, ...rest }: Props & { lane: Lane }) {
  const gateway = useGateway();
  const { data, failure, retry, refresh } = useRecord('booking card', async (signal) => {
    const { dayList } = await gateway.request(BookingCardDocument, { siteId, day, candidateId }, { signal });
    return dayList.entries;
  });
  const seen = useRef(lanes);
  useEffect(() => {
    if (seen.current !== lanes) refresh();
    seen.current = lanes;
  });
  const [entry] = data ?? [];
  return (
    <>
      {failure ? (
        <div className="mt-3">
          <FetchFailure failure={failure} what="booking" onRetry={retry}>
            {entry ? 'The card shows what was known before.' : null}
          </FetchFailure>
        </div>
      ) : null}
      {entry ? <Facts entry={entry} day={day} timeZone={timeZone} {...rest} /> : null}
      {data || failure ? null : <SkeletonRows rows={4} label="Loading the booking" />}
    </>
  );
}

const TERM = 'text-xs text-text-3';

type FactsProps = Pick<Props, 'onMove' | 'onChanged'> & { entry: CardEntry; day: string; timeZone: string };

function Facts({ entry, day, timeZone, onMove, onChanged }: FactsProps) {
  const gateway = useGateway();
  const { permissions: held } = useAccess();
  const now = useServerMinute();
  const shown = useRef({ entry, onChanged });
  shown.current = { entry, onChanged };
  const [machine] = useState(() =>
    attendanceOf(gateway, entry.candidateId, ({ to: became }) => {
      const { entry: before, onChanged: changed } = shown.current;
      if (became === 'Did Not Attend') offerUndo(gateway, before, changed);
      changed();
    }),
  );
  const attendance = useActorRef(machine, { id: 'attendance' });
  const { failure, to } = useSelector(attendance, ({ context }) => context);
  const isBusy = useSelector(attendance, (state) => state.hasTag('busy'));
  const facts: readonly (readonly [string, string | null])[] = [
    ['When', `${formatDay(day)}, ${formatTime(timeZone, entry.startsAt)}–${formatTime(timeZone, entry.endsAt)}`],
    ['Company', entry.companyName],
    ['Package', entry.packageName],
    ['Doctor', entry.doctorName],
    ['Date of birth', shownDay(entry.dateOfBirth)],
    ['Note', entry.note],
    ['Comment', entry.comment],
  ];
  const presses = pressesOf(entry, timeZone, { held, now });
  const detail = `/booking/${entry.candidateId}/detail`;
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusPill status={entry.status} colour={entry.statusColor} />
        <a
          className="inline-flex items-center gap-1 text-link max-sm:min-h-11"
          href={`tel:${entry.phone.replaceAll(' ', '')}`}
        >
          <Phone className="size-3.5" aria-hidden /> {entry.phone}
        </a>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2.5 max-sm:grid-cols-1">
        {facts.map(([term, value]) =>
          value ? (
            <div key={term} className={term === 'Note' || term === 'Comment' ? 'col-span-full' : undefined}>
              <dt className={TERM}>{term}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {presses.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: buttons of one kind are no group of fields
        <div className="mt-4 flex flex-wrap gap-2" role="group" aria-label="Status">
          {presses.map((press) => (
            <Button
              key={press.to}
              look={press.isBack ? 'quiet' : press.to === 'Did Not Attend' ? 'danger-quiet' : 'default'}
              busy={isBusy && to === press.to ? `${press.label}…` : null}
              off={isBusy && to !== press.to ? 'Another change is on its way.' : null}
              onClick={() => attendance.send({ type: 'status.pressed', to: press.to })}
            >
              {press.label}
            </Button>
          ))}
        </div>
      ) : null}
      <p role="status" className="text-sm text-text-2 empty:hidden">
        {isBusy ? `Saving ${to}…` : null}
      </p>
      {failure ? (
        <p role="alert" className="mt-1 text-danger text-sm">
          {isUnanswered(failure) ? '' : 'Not saved. '}
          {messageFor(failure)}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-x-2 gap-y-1 border-t border-border pt-3">
        <Button look="quiet" icon={<Hand />} onClick={onMove}>
          Move on the board
        </Button>
        {held.includes('view_bookings') ? (
          <>
            {mayReschedule(entry.status, held) ? (
              <ButtonLink look="quiet" href={`${detail}?reschedule=1`}>
                Reschedule
              </ButtonLink>
            ) : null}
            <ButtonLink look="quiet" icon={<ExternalLink />} href={detail}>
              Open {entry.reference}
            </ButtonLink>
          </>
        ) : null}
      </div>
    </>
  );
}

/** As the booking's page offers it. */
function mayReschedule(shown: string, held: readonly Permission[]) {
  const status = shownStatus(shown);
  return status !== null && held.includes('make_bookings') && tableRefusal(status, 'Rescheduled', held) === null;
}

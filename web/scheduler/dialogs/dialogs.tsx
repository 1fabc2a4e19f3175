import { CalendarPlus, CalendarX, Clock, Lock, LockOpen, TreePalm, UserRoundPlus, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { isPerson } from '../../../machines/rules/booking/resource-kinds.ts';
import { BeginBooking } from '../../app/drafts/begin-booking.tsx';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useAccess, useGateway } from '../../app/session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatDay } from '../../ui/date-format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { clockOf, type Lane } from '../board/board-lanes.ts';
import { EnableSlotsDocument } from '../scheduler.documents.ts';
import { boardDraft } from '../walk-in/board-draft.ts';
import { AddDayDialog } from './add-day-dialog.tsx';
import type { BoardRequest, DialogHost } from './board-request.ts';
import { BlockTimeDialog, ChangeHoursDialog } from './day-dialogs.tsx';

/** Those that are of a doctor's day. */
type DayRequest = Exclude<BoardRequest, { what: 'card' | 'walkIn' }>;

/** The dialog of what was asked; each is mounted while it is open. */
export function BoardDialogs({
  request,
  onAsk,
  ...host
}: DialogHost & { request: DayRequest; onAsk: (request: BoardRequest) => void }) {
  switch (request.what) {
    case 'actions':
      return <ActionsDialog lane={request.lane} onAsk={onAsk} onClose={host.onClose} />;
    case 'addDay':
      return <AddDayDialog key="addDay" request={request} {...host} />;
    case 'hours':
      return <ChangeHoursDialog lane={request.lane} {...host} />;
    case 'block':
      return <BlockTimeDialog request={request} {...host} />;
    case 'open':
      return <OpenTimes lane={request.lane} {...host} />;
    default:
      return request satisfies never;
  }
}

/** Everything that can be drawn or done on a lane, for who does not draw. */
function ActionsDialog({
  lane,
  onAsk,
  onClose,
}: {
  lane: Lane;
  onAsk: (asked: BoardRequest) => void;
  onClose: () => void;
}) {
  const { siteId, doctorId, doctorName, kind, day, blocked } = lane;
  const { permissions } = useAccess();
  const doctor = { id: doctorId, name: doctorName };
  const action = (icon: ReactNode, label: string, next: BoardRequest) => (
    <Button look="quiet" size="lg" className="justify-start" icon={icon} onClick={() => onAsk(next)}>
      {label}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={doctorName}
      text={`${formatDay(day)}, ${clockOf(lane.from)}–${clockOf(lane.to)}`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="-mx-2 mt-3 grid gap-1">
        {permissions.includes('make_bookings') ? (
          <>
            {action(<UserRoundPlus />, 'Book a walk-in', { what: 'walkIn', lane, minute: null })}
            <BeginBooking
              look="quiet"
              size="lg"
              className="justify-start"
              icon={<UsersRound />}
              draft={(now) => boardDraft(lane, now)}
            >
              Book a candidate
            </BeginBooking>
          </>
        ) : null}
        {action(<CalendarPlus />, 'Add a day', { what: 'addDay', siteId, doctor, day, from: 480, to: 960 })}
        {action(<Clock />, 'Change hours', { what: 'hours', lane })}
        {action(<Lock />, 'Block time', { what: 'block', lane, from: lane.from, to: lane.to })}
        {blocked.length > 0 ? action(<LockOpen />, 'Open blocked time', { what: 'open', lane }) : null}
        <ButtonLink
          look="quiet"
          size="lg"
          className="justify-start"
          icon={<TreePalm />}
          href={`/doctors/${doctorId}?leave=${day}`}
        >
          Leave…
        </ButtonLink>
        <ButtonLink
          look="quiet"
          size="lg"
          className="justify-start"
          icon={<CalendarX />}
          href={`/closings/new?${new URLSearchParams({
            site: siteId,
            from: day,
            to: day,
            doctors: doctorId,
            ...(!isPerson(kind) && { reason: 'Out of order' }),
          })}`}
        >
          Close the day…
        </ButtonLink>
      </div>
    </Dialog>
  );
}

function OpenTimes({ lane, onClose, onDone }: DialogHost & { lane: Lane }) {
  const gateway = useGateway();
  const { siteId, blocked, doctorName } = lane;
  return (
    <ConfirmedAction
      question={`Open the blocked time of ${doctorName}?`}
      consequence="It can be held and booked at once."
      findEffects={async () =>
        blocked.map(({ from, to, reason }) => `${clockOf(from)}–${clockOf(to)}${reason ? `: ${reason}` : ''}`)
      }
      act={(signal) =>
        gateway.request(
          EnableSlotsDocument,
          { siteId, slotIds: blocked.flatMap(({ slotIds }) => slotIds.map(Number)) },
          { signal },
        )
      }
      verb="Open time"
      verbing="Opening…"
      words={{ done: 'Time opened', failed: 'The time was not opened' }}
      onClose={({ isDone }) => (isDone ? onDone() : onClose())}
    />
  );
}

import { useState } from 'react';
import {
  type BookingStatus,
  type CorrectableFacts,
  commonMoves,
  isCorrectable,
  isCorrection,
} from '../../machines/rules/booking/booking-status.table.ts';
import { statusLabel } from '../app/booking-format.ts';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { useAccess, useGateway } from '../app/session/session-context.tsx';
import { useServerMinute } from '../app/session/use-server-minute.ts';
import { pluralize } from '../ui/date-format.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { toolbarSelectClass } from '../ui/fields/control-classes.ts';
import { useMayChangeStatus } from './may-change-status.ts';
import { ChangeStatusesDocument } from './status-change.documents.ts';
import { allStatusFacts, type StatusSource } from './status-facts.ts';

type Booked = StatusSource & { candidateId: string; candidateName: string };

/** The statuses that these bookings may all become now, and the question before they do. Nothing where there is none. */
export function StatusChange({ bookings, onChanged }: { bookings: readonly Booked[]; onChanged: () => void }) {
  const gateway = useGateway();
  const { permissions: held } = useAccess();
  const mayChange = useMayChangeStatus();
  const now = useServerMinute();
  const [wanted, setWanted] = useState<BookingStatus | null>(null);
  const facts = allStatusFacts(bookings);
  const moves = commonMoves(facts, { held, now });
  if (!mayChange || (moves.length === 0 && wanted === null)) return null;
  const candidateIds = bookings.map(({ candidateId }) => candidateId);
  const change = async (status: BookingStatus, signal: AbortSignal) => {
    const { changeStatuses } = await gateway.request(ChangeStatusesDocument, { candidateIds, status }, { signal });
    const late = bookings.filter(({ candidateId }) => changeStatuses.withoutTime.includes(candidateId));
    if (late.length > 0) notify({ tone: 'bad', text: timeGoneMessage(late), seconds: 10 });
  };
  return (
    <>
      <select
        className={toolbarSelectClass()}
        aria-label="Change status"
        value=""
        onChange={(event) => setWanted(moves.find((status) => status === event.target.value) ?? null)}
      >
        <option value="" hidden>
          Change status
        </option>
        {moves.map((status) => (
          <option key={status} value={status}>
            {isBack(facts, status) ? `Back to ${status}` : status}
          </option>
        ))}
      </select>
      {wanted ? (
        <ConfirmedAction
          question={
            isBack(facts, wanted)
              ? `Put ${pluralize(bookings.length, 'booking')} back to ${wanted}?`
              : `Change ${pluralize(bookings.length, 'booking')} to ${wanted}?`
          }
          consequence={consequenceMessage(wanted, isBack(facts, wanted))}
          findEffects={async () =>
            bookings.map(({ candidateName, status }) => `${candidateName}: ${statusLabel(status)} → ${wanted}`)
          }
          act={(signal) => change(wanted, signal)}
          verb="Change status"
          verbing="Changing…"
          words={{ done: 'Status changed', failed: 'The status was not changed' }}
          onClose={({ isDone }) => {
            setWanted(null);
            if (isDone) onChanged();
          }}
        />
      ) : null}
    </>
  );
}

const isBack = (all: readonly CorrectableFacts[], to: BookingStatus) => all.every((facts) => isCorrection(facts, to));

function consequenceMessage(to: BookingStatus, isCorrected: boolean): string {
  if (isCorrected) return 'The history says that it was a mistake.';
  if (!isCorrectable(to)) return 'It is recorded in the history and cannot be undone here.';
  const time = to === 'Did Not Attend' ? ' What is left of the time can be booked again.' : '';
  return `It is recorded in the history. A mistake can be taken back today.${time}`;
}

const timeGoneMessage = (late: readonly Booked[]) =>
  `${late.map(({ candidateName }) => candidateName).join(', ')}: Arrived, but the time was given to somebody else.`;

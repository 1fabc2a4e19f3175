import './list/selection.css';
import { useState } from 'react';
import { type BookingStatus, commonMoves, shownStatus } from '../../machines/booking-status.machine.ts';
import { useGateway } from '../session/session-context.tsx';
import { ConfirmedAction } from '../ui/admin/confirmed-action.tsx';
import { howMany } from '../ui/when.ts';
import { statusWords } from './booking-words.ts';
import { useMayChangeStatus } from './may-change-status.ts';
import { ChangeStatusesDocument } from './status-change.documents.ts';

type Booked = { candidateId: string; candidateName: string; status: string };

/** The statuses that these bookings may all become, and the question before they do. Nothing where there is none. */
export function StatusChange({ bookings, onChanged }: { bookings: readonly Booked[]; onChanged: () => void }) {
  const gateway = useGateway();
  const mayChange = useMayChangeStatus();
  const [wanted, setWanted] = useState<BookingStatus | null>(null);
  const shown = bookings.map(({ status }) => shownStatus(status));
  const moves = shown.every((status) => status !== null) ? commonMoves(shown.filter((status) => status !== null)) : [];
  if (!mayChange || moves.length === 0) return null;
  const candidateIds = bookings.map(({ candidateId }) => candidateId);
  return (
    <>
      <select
        className="input select status-change"
        aria-label="Change status"
        value=""
        onChange={(event) => setWanted(moves.find((status) => status === event.target.value) ?? null)}
      >
        <option value="" hidden>
          Change status
        </option>
        {moves.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
      {wanted ? (
        <ConfirmedAction
          question={`Change ${howMany(bookings.length, 'booking')} to ${wanted}?`}
          consequence="It is recorded in the history and cannot be undone here."
          findEffects={async () =>
            bookings.map(({ candidateName, status }) => `${candidateName}: ${statusWords(status)} → ${wanted}`)
          }
          act={(signal) => gateway.request(ChangeStatusesDocument, { candidateIds, status: wanted }, { signal })}
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

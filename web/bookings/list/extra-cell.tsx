import type { ExtraColumn } from '../../../machines/rules/booking/list-columns.ts';
import { shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import { usePortal } from '../../app/session/session-context.tsx';
import type { BookingRow } from './booking-list.ts';

type Line = string | null;
const lines: Readonly<Record<ExtraColumn, (row: BookingRow, timeZone: string) => readonly [Line, Line?]>> = {
  reference: (row) => [row.reference],
  position: (row) => [row.candidatePosition],
  po_number: (row) => [row.poNumber],
  booked_on: ({ createdAt }, timeZone) => {
    const { day, time } = shownAppointment(createdAt, timeZone);
    return [day, time];
  },
  answer: (row) => [row.candidateAnswer],
  outcome: (row) => [row.outcome],
};

/** A cell of a column that few show: its code comes with the first of them. */
export default function ExtraCell({ row, name }: { row: BookingRow; name: ExtraColumn }) {
  const { timeZone } = usePortal();
  const [first, second] = lines[name](row, timeZone);
  return (
    <>
      <div title={first ?? undefined}>{first}</div>
      {second ? <div className="second">{second}</div> : null}
    </>
  );
}

import { useAccess } from '../../app/session/session-context.tsx';
import { useServerMinute } from '../../app/session/use-server-minute.ts';
import { Button } from '../../ui/button.tsx';
import { pluralize } from '../../ui/date-format.ts';
import { StatusChange } from '../status-change.tsx';
import type { BookingRow } from './booking-list.ts';
import { FloatingBar } from './floating-bar.tsx';
import { commonStatusMessage } from './selection-messages.ts';

type BarProps = { rows: readonly BookingRow[]; onClear: () => void; onChanged: () => void };

/** What can be done with the rows that are selected. */
export default function SelectionBar({ rows, onClear, onChanged }: BarProps) {
  const { permissions: held } = useAccess();
  const why = commonStatusMessage(rows, { held, now: useServerMinute() });
  return (
    <FloatingBar aria-label="Selected bookings">
      <b className="font-strong">{pluralize(rows.length, 'booking')} selected</b>
      <StatusChange
        bookings={rows}
        onChanged={() => {
          onClear();
          onChanged();
        }}
      />
      {why ? <span className="text-text-2">{why}</span> : null}
      <Button look="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </FloatingBar>
  );
}

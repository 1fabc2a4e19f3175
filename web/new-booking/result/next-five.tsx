import type { BookingDraft } from '../../../machines/lib/booking.types.ts';
import { maxCandidates } from '../../../machines/lib/booking.types.ts';
import { bookingPaths } from '../../../machines/rules/access/menu.ts';
import type { PastedRow } from '../../../machines/rules/booking/pasted-rows.ts';
import { tsvLineOf } from '../../../machines/rules/booking/pasted-table.ts';
import { nextDraft } from '../../../machines/rules/drafts/next-draft.ts';
import { BeginBooking } from '../../app/drafts/begin-booking.tsx';
import { dropFormDrafts } from '../../app/session/form-drafts.ts';
import { savePasted } from '../candidates/pasted-words.ts';

/** Rows that found no place in the booking: the next one begins with them, and what it shares with this one. */
export function NextFive({ sent, rows }: { sent: BookingDraft; rows: readonly PastedRow[] }) {
  const left = rows.slice(maxCandidates);
  return (
    <BeginBooking
      look="primary"
      draft={(now) => nextDraft(sent, rows, now).draft}
      onOpened={() => {
        dropFormDrafts(bookingPaths[sent.serviceType]);
        savePasted({ text: left.map(tsvLineOf).join('\n'), isOpen: false });
      }}
    >
      Book the next {Math.min(rows.length, maxCandidates)}
    </BeginBooking>
  );
}

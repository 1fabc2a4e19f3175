import { CalendarPlus, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import type { BookingDraft, CreatedBooking } from '../../../machines/lib/booking.types.ts';
import { useServerClock } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SaveCrewButton } from '../crews/save-crew-button.tsx';
import { calendarOf, type Sent, summaryText } from './result-text.ts';

type ActionsProps = { booking: CreatedBooking; draft: BookingDraft; all: readonly Sent[] };

/** Copies of a sent booking to take away: on paper, in a calendar, as text. */
export function ResultActions({ booking, draft, all }: ActionsProps) {
  const clock = useServerClock();
  const [uncopied, setUncopied] = useState<string | null>(null);
  const calendar = calendarOf(booking, all, location.hostname, clock.now());
  const copy = async () => {
    const text = summaryText(booking, draft.header.company?.name ?? '', all);
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(null);
      notify({ tone: 'good', text: 'Summary copied.' });
    } catch {
      setUncopied(text);
    }
  };
  return (
    <div className="mb-4 grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button icon={<Printer />} onClick={() => print()}>
          Print
        </Button>
        {calendar ? (
          <Button icon={<CalendarPlus />} onClick={() => save(booking.reference, calendar)}>
            Calendar file
          </Button>
        ) : null}
        <Button icon={<Copy />} onClick={copy}>
          Copy summary
        </Button>
        <SaveCrewButton draft={draft} />
      </div>
      {uncopied ? (
        <div className="max-w-[640px]">
          <Field label="Summary" hint="The browser did not allow copying. Select the text and copy it.">
            <TextArea
              rows={all.length + 2}
              value={uncopied}
              onValue={() => {}}
              readOnly
              autoFocus
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
        </div>
      ) : null}
    </div>
  );
}

const save = (reference: string, calendar: string) =>
  saveFile({ name: `${reference}.ics`, content: new Blob([calendar], { type: 'text/calendar' }) });

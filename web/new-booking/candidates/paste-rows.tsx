import { useEffect, useState } from 'react';
import { type PastedRow, pastedColumns } from '../../../machines/rules/booking/pasted-rows.ts';
import { type ChosenSources, readTable, tsvLineOf } from '../../../machines/rules/booking/pasted-table.ts';
import { readRow, roomFor, rowErrors } from '../../../machines/rules/drafts/paste-rows.ts';
import { Button } from '../../ui/button.tsx';
import { pluralize } from '../../ui/date-format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { errorClass } from '../../ui/fields/control-classes.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { useWizard } from '../wizard-context.ts';
import { PastedColumns } from './pasted-columns.tsx';
import { pastedHere, savePasted } from './pasted-words.ts';

const headings = ['Name', 'Date of birth', 'Sex', 'Phone', 'Email', 'Position', 'Note'];

/** Rows of a spreadsheet, looked at before they become candidates; what finds no place stays here. */
export default function PasteRows({ onClose: close }: { onClose: () => void }) {
  const { context, draft, send } = useWizard();
  const [text, setText] = useState(() => pastedHere().text);
  const [chosen, setChosen] = useState<ChosenSources>(() => pastedHere().chosen ?? {});
  useEffect(() => savePasted({ text, isOpen: true, chosen }), [text, chosen]);
  const onClose = () => {
    savePasted({ text, isOpen: false, chosen });
    close();
  };
  const { rows, columns } = readTable(text, chosen);
  const unread = columns.filter(({ source }) => source === null).map(({ label }) => label);
  const type = (typed: string) => {
    setText(typed);
    // Columns of another paste are other columns.
    if (readTable(typed).columns.length !== readTable(text).columns.length) setChosen({});
  };
  const room = roomFor(draft);
  const taken = rows.slice(0, room);
  const left = rows.slice(room);
  const refusal = room === 0 ? 'This booking has its five candidates.' : 'Paste rows first.';
  const add = () => {
    send({ type: 'candidate.pasted', rows: taken });
    setText(left.map(tsvLineOf).join('\n'));
    setChosen({});
    if (left.length > 0) return;
    savePasted({ text: '', isOpen: false });
    close();
  };
  return (
    <Dialog
      open
      isWide
      onClose={onClose}
      title="Paste rows"
      text="Copy rows from a spreadsheet or a CSV file. A first row of headings says which column is which; without one the columns are guessed. Correct a guess under Columns."
      actions={
        <>
          <Button look="quiet" className="ml-auto" onClick={onClose}>
            Close
          </Button>
          <Button look="primary" onClick={add} off={taken.length === 0 && refusal}>
            {taken.length === 0 ? 'Add candidates' : `Add ${pluralize(taken.length, 'candidate')}`}
          </Button>
        </>
      }
    >
      <div className="grid mt-4 gap-4">
        <Field label="Rows">
          <TextArea rows={4} value={text} onValue={type} autoFocus />
        </Field>
        {unread.length > 0 ? (
          <Banner tone="info" title={`Not read: ${unread.join(', ')}`}>
            Choose under Columns what {unread.length === 1 ? 'it is' : 'they are'}, or leave{' '}
            {unread.length === 1 ? 'it' : 'them'} out.
          </Banner>
        ) : null}
        {columns.length > 0 ? <PastedColumns columns={columns} chosen={chosen} onChosen={setChosen} /> : null}
        {rows.length > 0 ? <Preview rows={rows} room={room} now={context.now} company={draft.header.company} /> : null}
        {left.length > 0 ? (
          <Banner tone="warn" title={`${pluralize(left.length, 'row')} left out`}>
            A booking has five candidates. {left.map(({ name }, at) => name || `Row ${room + at + 1}`).join(', ')} stay
            {left.length === 1 ? 's' : ''} here, for the next booking.
          </Banner>
        ) : null}
      </div>
    </Dialog>
  );
}

type PreviewProps = {
  rows: readonly PastedRow[];
  room: number;
  now: Parameters<typeof rowErrors>[1];
  company: Parameters<typeof rowErrors>[2];
};

const CELL = 'border-b border-border px-2 py-1.5 text-left align-top first:min-w-28 not-first:whitespace-nowrap';

/** Each cell, with what is wrong with it beneath. */
const Preview = ({ rows, room, now, company }: PreviewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className="max-h-[36vh] overflow-auto" aria-label="Rows as read" tabIndex={0}>
    <table className="w-full border-collapse text-[13px]">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" className={CELL}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const errors = at < room ? rowErrors(row, now, company) : {};
          const read = readRow(row, now);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={at} className={at < room ? '' : 'text-text-3'}>
              {pastedColumns.map((column) => (
                <td key={column} className={CELL}>
                  {read[column]}
                  {errors[column] ? (
                    <span className={`${errorClass} block whitespace-normal`}>{errors[column]}</span>
                  ) : null}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);

import { CircleX, Download, Ellipsis, FileClock, Mail, MoveRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BookingsQuery } from '../../../machines/booking-list-view/list-query.ts';
import type { BulkAction } from '../../../machines/bulk-change/bulk-change.types.ts';
import { useAccess } from '../../app/session/session-context.tsx';
import { useServerMinute } from '../../app/session/use-server-minute.ts';
import { Button } from '../../ui/button.tsx';
import { pluralize } from '../../ui/date-format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { bulkLabels } from '../bulk/bulk-labels.ts';
import { ChosenResults } from '../bulk/chosen-results.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { useMayChangeStatus } from '../may-change-status.ts';
import { StatusChange } from '../status-change.tsx';
import type { BookingRow } from './booking-list.ts';
import { FloatingBar } from './floating-bar.tsx';
import { commonStatusMessage } from './selection-messages.ts';

type BarProps = {
  rows: readonly BookingRow[];
  /** The list's query, which the chosen rows belong to. */
  query: BookingsQuery;
  /** Selects all rows that are shown; null where they are. */
  onAll: (() => void) | null;
  onClear: () => void;
  onChanged: () => void;
  onBulk: (action: BulkAction, candidateIds: readonly string[]) => void;
};

/** Actions on the selected rows. */
export default function SelectionBar({ rows, query, onAll, onClear, onChanged, onBulk }: BarProps) {
  const { permissions: held } = useAccess();
  const candidateIds = rows.map(({ candidateId }) => candidateId);
  const [results, setResults] = useState<readonly string[] | null>(null);
  const act = {
    onBulk: (action: BulkAction) => onBulk(action, candidateIds),
    onResults: () => setResults(candidateIds),
  };
  return (
    <FloatingBar aria-label="Selected bookings">
      <b className="font-strong">{pluralize(rows.length, 'booking')} selected</b>
      <Statuses rows={rows} onClear={onClear} onChanged={onChanged} />
      <span className="flex flex-wrap gap-2 max-sm:hidden">
        <Actions {...act} maySend={held.includes('make_bookings')} />
      </span>
      <PhoneActions {...act} maySend={held.includes('make_bookings')} count={rows.length} />
      <ExportButton
        isAbove
        what={`${pluralize(rows.length, 'booking')} selected`}
        exported={() => ({ query, candidateIds })}
      />
      {onAll ? (
        <Button look="quiet" onClick={onAll}>
          Select all shown
        </Button>
      ) : null}
      <Button look="quiet" onClick={onClear}>
        Clear selection
      </Button>
      {results ? <ChosenResults candidateIds={results} onClose={() => setResults(null)} /> : null}
    </FloatingBar>
  );
}

function Statuses({ rows, onClear, onChanged }: Pick<BarProps, 'rows' | 'onClear' | 'onChanged'>) {
  const { permissions: held } = useAccess();
  const mayChange = useMayChangeStatus();
  const now = useServerMinute();
  if (!mayChange) return null;
  const why = commonStatusMessage(rows, { held, now });
  return (
    <>
      <StatusChange
        bookings={rows}
        onChanged={() => {
          onClear();
          onChanged();
        }}
      />
      {why ? <span className="text-text-2 max-xl:order-last max-xl:basis-full">{why}</span> : null}
    </>
  );
}

const icons: Readonly<Record<BulkAction, ReactNode>> = {
  cancel: <CircleX />,
  resend: <Mail />,
  po: <FileClock />,
  move: <MoveRight />,
};
/** Cancelling comes last and apart. */
const ORDER: readonly BulkAction[] = ['move', 'resend', 'po', 'cancel'];

type ActionsProps = { maySend: boolean; onBulk: (action: BulkAction) => void; onResults: () => void };

function Actions({ maySend, onBulk, onResults }: ActionsProps) {
  return (
    <>
      {ORDER.filter(() => maySend).map((action) => (
        <Button
          key={action}
          look={action === 'cancel' ? 'danger-quiet' : 'default'}
          icon={icons[action]}
          onClick={() => onBulk(action)}
        >
          {bulkLabels[action].button}
        </Button>
      ))}
      <Button icon={<Download />} onClick={onResults}>
        Results
      </Button>
    </>
  );
}

/** Behind one button: a narrow phone has no room for them beside one another. */
function PhoneActions({ count, onBulk, onResults, maySend }: ActionsProps & { count: number }) {
  const [isOpen, setOpen] = useState(false);
  // The next dialog opens once this one is gone and has given the focus back.
  const closing =
    <Args extends readonly unknown[]>(then: (...args: Args) => void) =>
    (...args: Args) => {
      setOpen(false);
      setTimeout(() => then(...args));
    };
  return (
    <span className="sm:hidden">
      <Button icon={<Ellipsis />} onClick={() => setOpen(true)}>
        Actions
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`With ${pluralize(count, 'booking')}`}
        actions={
          <Button look="quiet" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        <div className="mt-3 grid gap-2 [&_.btn]:h-11">
          <Actions maySend={maySend} onBulk={closing(onBulk)} onResults={closing(onResults)} />
        </div>
      </Dialog>
    </span>
  );
}

import { FileSpreadsheet, FileText } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMachine } from '../../app/machines/use-machine.ts';
import { useGateway, usePortal } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { pluralize } from '../../ui/date-format.ts';
import { fileSize } from '../../ui/file-size.ts';
import type { BookingCounts } from '../list/booking-list.ts';
import { bookingExportOf, type Exported } from './booking-export.ts';

const PANEL = classes(
  'absolute right-0 z-40 grid min-w-44 gap-2 max-sm:inset-x-4 [&>button]:justify-start',
  'rounded-(--radius-lg) border border-border bg-raised p-2 shadow-(--shadow-3)',
);

const BELOW = 'top-[calc(100%+4px)] max-sm:top-[50px]';
const ABOVE = 'bottom-[calc(100%+4px)]';

type ExportPanelProps = {
  exported: () => Exported;
  what?: string;
  counts?: BookingCounts | null;
  isAbove?: boolean;
  onClose: () => void;
};

/** Which kind of file; then how much of it is there, until it is saved or called off. */
export default function ExportPanel({ exported, what, counts, isAbove = false, onClose }: ExportPanelProps) {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const [machine] = useState(() => bookingExportOf(gateway, timeZone, exported));
  const [snapshot, send] = useMachine(machine);
  const isExporting = snapshot.matches('exporting');
  const { bytes, format } = snapshot.context;
  const panel = useRef<HTMLDivElement>(null);
  const wasExporting = useRef(false);

  // The first button of what it shows now; after the file, back to 'Export'.
  useEffect(() => {
    if (wasExporting.current && !isExporting) onClose();
    else panel.current?.querySelector('button')?.focus();
    wasExporting.current = isExporting;
  }, [isExporting, onClose]);
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (!isExporting && target instanceof Node && !panel.current?.parentElement?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isExporting, onClose]);
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isExporting) onClose();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls
    <div
      ref={panel}
      className={classes(PANEL, isAbove ? ABOVE : BELOW)}
      role="group"
      aria-label="Export"
      aria-describedby={isExporting ? undefined : 'exported'}
      onKeyDown={leave}
    >
      {isExporting ? (
        <>
          <p role="status" className="px-2">
            Exporting {format === 'csv' ? 'CSV' : 'XLSX'}…
          </p>
          <p className="flex items-center gap-2 px-2 text-[13px] whitespace-nowrap text-text-2 tabular-nums">
            <progress aria-label="Export" className="h-1 min-w-18 flex-1 accent-accent" />
            <span>{fileSize(bytes)}</span>
          </p>
          <Button size="sm" onClick={() => send({ type: 'cancel.pressed' })}>
            Cancel
          </Button>
        </>
      ) : (
        <>
          <p id="exported" className="max-w-64 px-2 pt-1 text-[13px] text-text-2">
            {what ?? allText(counts ?? null)}, with all columns.
          </p>
          <Button
            look="quiet"
            icon={<FileSpreadsheet />}
            onClick={() => send({ type: 'export.pressed', format: 'xlsx' })}
          >
            Excel (XLSX)
          </Button>
          <Button look="quiet" icon={<FileText />} onClick={() => send({ type: 'export.pressed', format: 'csv' })}>
            Text (CSV)
          </Button>
        </>
      )}
    </div>
  );
}

function allText(counts: BookingCounts | null) {
  const total = counts?.total ?? null;
  if (total === null) return 'All bookings of this list, not only those in view';
  const many = pluralize(total, 'booking');
  return `${counts?.totalCapped ? `More than ${many}` : many}: all of this list, not only those in view`;
}

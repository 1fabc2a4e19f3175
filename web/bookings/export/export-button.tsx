import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import type { BookingCounts } from '../list/booking-list.ts';
import type { Exported } from './booking-export.ts';

export const loadExport = () => import('./export-panel.tsx');
const ExportPanel = lazyPart(loadExport);

type ExportButtonProps = {
  exported: () => Exported;
  /** The selection and its size, such as '3 bookings selected'; else all that the list counts. */
  what?: string;
  counts?: BookingCounts | null;
  look?: ButtonLook;
  /** The panel opens above the button, at the foot of a page. */
  isAbove?: boolean;
};

/** 'Export', and below it what there is to choose and how far it is. What it takes loads with the first press. */
export function ExportButton({ exported, look = 'default', isAbove = false, ...said }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // On a phone the panel goes across the bar that has the button, so that no tab below looks out from under it in part.
    <span className="inline-flex sm:relative max-sm:[:has(>*>&)]:relative">
      <Button
        ref={button}
        look={look}
        icon={<Download />}
        aria-label="Export"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:hidden">Export</span>
      </Button>
      {isOpen ? <ExportPanel {...said} exported={exported} isAbove={isAbove} onClose={close} /> : null}
    </span>
  );
}

import { Users } from 'lucide-react';
import { useState } from 'react';
import type { BookingDraft } from '../../../machines/lib/booking.types.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';

const SaveCrew = lazyPart(() => import('./save-crew.tsx'));

/** Keeps the pattern of a booking for the next one like it. */
export function SaveCrewButton({ draft, className }: { draft: BookingDraft; className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const { company } = draft.header;
  if (!company) return null;
  return (
    <>
      <Button icon={<Users />} {...(className && { className })} onClick={() => setOpen(true)}>
        Save as a crew
      </Button>
      {isOpen ? <SaveCrew draft={draft} company={company} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

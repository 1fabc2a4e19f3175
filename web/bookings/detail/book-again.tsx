import { RotateCcw } from 'lucide-react';
import { BeginBooking } from '../../app/drafts/begin-booking.tsx';
import { draftAgain } from '../../app/drafts/draft-again.ts';
import type { Detail } from './booking-detail.ts';

/** Begins an unfinished booking like this one and opens it where the time is chosen. */
export const BookAgain = ({ detail }: { detail: Detail }) => (
  <BeginBooking icon={<RotateCcw />} draft={(now) => draftAgain(detail, now)}>
    Book again
  </BeginBooking>
);

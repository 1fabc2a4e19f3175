import { RotateCcw } from 'lucide-react';
import { useAccess, useGateway } from '../session/session-context.tsx';
import { Beginning } from './begin-booking.tsx';
import { BookAgainDocument } from './book-again.documents.ts';
import { draftAgain } from './draft-again.ts';

type Props = { candidateId: string; className?: string; label: string };

/** Reads the booking of a candidate and begins one like it; shown once 'Book again' was pressed. */
export default function BookCandidateAgain({ candidateId, className, label }: Props) {
  const gateway = useGateway();
  const { permissions } = useAccess();
  const variables = { candidateId, mine: !permissions.includes('view_bookings') };
  return (
    <Beginning
      size="sm"
      icon={<RotateCcw />}
      {...(className && { className })}
      draft={async (now, signal) =>
        draftAgain((await gateway.request(BookAgainDocument, variables, { signal })).bookingDetail, now)
      }
    >
      Book again<span className="sr-only"> for {label}</span>
    </Beginning>
  );
}

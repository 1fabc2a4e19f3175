import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { bookingAddress } from '../../app/booking-address.ts';
import { useAccess } from '../../app/session/session-context.tsx';
import type { Detail } from './booking-detail.ts';

/** The candidates of one booking, one step at a time. 'Bookings' still leads back to the list, as each takes the other's place. */
export function Siblings({ detail }: { detail: Detail }) {
  const { candidateId, candidates, candidateNumber, candidateCount } = detail;
  const at = candidates.findIndex((one) => one.candidateId === candidateId);
  return (
    <nav aria-label="Candidates of this booking" className="flex items-center gap-1 text-text-3">
      <SiblingLink person={candidates[at - 1]} which="Previous">
        <ChevronLeft />
      </SiblingLink>
      candidate {candidateNumber} of {candidateCount}
      <SiblingLink person={candidates[at + 1]} which="Next">
        <ChevronRight />
      </SiblingLink>
    </nav>
  );
}

type LinkProps = { person: Detail['candidates'][number] | undefined; which: 'Previous' | 'Next'; children: ReactNode };

function SiblingLink({ person, which, children }: LinkProps) {
  const { permissions } = useAccess();
  if (!person) return null;
  const label = `${which} candidate: ${person.name}`;
  return (
    <Link
      href={bookingAddress(person.candidateId, permissions)}
      replace
      state={history.state}
      aria-label={label}
      title={label}
      className="grid size-8 place-items-center rounded-md hover:bg-hover hover:text-text print:hidden"
    >
      {children}
    </Link>
  );
}

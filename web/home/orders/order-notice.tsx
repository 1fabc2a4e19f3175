import { Link } from 'wouter';
import { useAccess } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import type { OpenOrder } from './order-person.ts';
import type { OrderState, SendOrder } from './use-order.ts';

const labels: Readonly<Record<string, string>> = {
  service_type: 'Service',
  candidate_name: 'Name',
  candidate_dob: 'Date of birth',
  candidate_gender: 'Assigned Sex at Birth',
  candidate_phone: 'Phone',
  candidate_email: 'Email',
  candidate_position: 'Position',
  package: 'Package',
  site: 'Clinic',
  note: 'Note',
};

type NoticeProps = { order: OpenOrder; state: OrderState; send: SendOrder };

/** A change or withdrawal at the source after the order was begun or booked. The company decides, and says that it has seen it. */
export function OrderNotice({ order, state, send }: NoticeProps) {
  const { source, isWithdrawn, changes, candidateName } = order;
  const isSaving = state.matches('acknowledging') || state.matches('acknowledged');
  return (
    <div className="grid gap-1 rounded-md border border-border bg-sunken px-3 py-2 text-[13px]">
      <p className="font-strong">
        {isWithdrawn ? `${source} has withdrawn this order.` : `${source} has changed this order.`}
      </p>
      <ul>
        {changes.map(({ field, from, to }) => (
          <li key={field} className="wrap-anywhere">
            {labels[field] ?? field}: {from || 'empty'} is now {to || 'empty'}
          </li>
        ))}
      </ul>
      <BookingLink order={order} />
      <Button
        size="sm"
        look="quiet"
        className="justify-self-start max-sm:h-10"
        busy={isSaving && 'Saving…'}
        onClick={() => send({ type: 'notice.acknowledged' })}
      >
        {isWithdrawn ? 'Keep booking' : 'Done'}
        <span className="sr-only"> for {candidateName}</span>
      </Button>
    </div>
  );
}

function BookingLink({ order: { booking } }: { order: OpenOrder }) {
  const seesAll = useAccess().permissions.includes('view_bookings');
  if (!booking) return null;
  const { candidateId, reference } = booking;
  return (
    <Link
      href={seesAll ? `/booking/${candidateId}/detail` : `/my-bookings/${candidateId}`}
      className="justify-self-start font-strong text-link max-sm:min-h-10"
    >
      Open booking {reference}
    </Link>
  );
}

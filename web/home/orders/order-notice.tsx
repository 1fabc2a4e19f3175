import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { toPortalError } from '../../../machines/lib/portal-error.ts';
import { messageFor } from '../../app/messages.ts';
import { useRecord } from '../../app/records/use-record.ts';
import { useAccess, useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { AcknowledgeOrderDocument } from '../home.documents.ts';
import type { OpenOrder } from './order-person.ts';

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

type NoticeProps = { order: OpenOrder; onAcknowledged: () => void };

/** A change or withdrawal at the source after the order was begun or booked. The company decides, and says that it has seen it. */
export function OrderNotice({ order, onAcknowledged }: NoticeProps) {
  const [isPressed, setPressed] = useState(false);
  const { source, isWithdrawn, changes, candidateName } = order;
  const seen = { size: 'sm', look: 'quiet', className: 'justify-self-start max-sm:h-10' } as const;
  const label = (
    <>
      {isWithdrawn ? 'Keep booking' : 'Done'}
      <span className="sr-only"> for {candidateName}</span>
    </>
  );
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
      {isPressed ? (
        <Acknowledging order={order} onAcknowledged={onAcknowledged} look={seen} label={label} />
      ) : (
        <Button {...seen} onClick={() => setPressed(true)}>
          {label}
        </Button>
      )}
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

type Look = { size: 'sm'; look: 'quiet'; className: string };

function Acknowledging({ order, onAcknowledged, look, label }: NoticeProps & { look: Look; label: ReactNode }) {
  const gateway = useGateway();
  const { orderId, noticeAt } = order;
  const { failure, retry } = useRecord('acknowledge order', async (signal) => {
    try {
      await gateway.request(AcknowledgeOrderDocument, { id: orderId, noticeAt: noticeAt ?? '' }, { signal });
      onAcknowledged();
    } catch (error) {
      if (!signal.aborted) notify({ tone: 'bad', text: messageFor(toPortalError(error)) });
      throw error;
    }
  });
  return (
    <Button {...look} busy={failure ? false : 'Saving…'} onClick={retry} autoFocus>
      {label}
    </Button>
  );
}

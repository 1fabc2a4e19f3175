import { useState } from 'react';
import { bookingPaths } from '../../../machines/rules/access/menu.ts';
import { orderDraft } from '../../../machines/rules/drafts/order-draft.ts';
import { mayHappen } from '../../../machines/rules/orders/order-status.table.ts';
import { BeginBooking } from '../../app/drafts/begin-booking.tsx';
import { useGateway, usePortal } from '../../app/session/session-context.tsx';
import { storedAccount } from '../../app/session/stored-keys.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatDayAndTime } from '../../ui/date-format.ts';
import { OrderPersonDocument } from '../home.documents.ts';
import { OrderNotice } from './order-notice.tsx';
import { type OpenOrder, toBookingPerson, toOrderedPerson } from './order-person.ts';

type OrderProps = { order: OpenOrder; onReject: () => void; onAcknowledged: () => void };

const small = 'max-sm:h-10';

/** One order: its person, its wishes with those that are not known here, and the next step. */
export function OpenOrderItem({ order, onReject, onAcknowledged }: OrderProps) {
  const { timeZone } = usePortal();
  const { candidateName, candidatePosition, source, externalId, receivedAt, begunBy, ownDraftId, status } = order;
  return (
    <li className="grid gap-2 px-4 py-3 not-first:border-border not-first:border-t">
      <div className="min-w-0">
        <b className="font-strong wrap-anywhere">{candidateName}</b>
        <p className="text-[13px] wrap-anywhere">
          {[candidatePosition, order.package, order.site].filter(Boolean).join(' · ')}
        </p>
        <p className="text-text-3 text-xs wrap-anywhere">
          {source} {externalId}, received {formatDayAndTime(timeZone, receivedAt)}
        </p>
        {order.unknown.map((wish) => (
          <p key={wish} className="text-warning text-xs">
            {wish === 'package' ? `No package is called ‘${order.package}’.` : `No clinic is called ‘${order.site}’.`}
          </p>
        ))}
        {begunBy && !ownDraftId ? <p className="text-text-2 text-xs">{begunBy} has begun the booking.</p> : null}
      </div>
      {order.noticeAt ? <OrderNotice order={order} onAcknowledged={onAcknowledged} /> : null}
      <div className="flex flex-wrap gap-2">
        {ownDraftId ? (
          <ButtonLink size="sm" className={small} href={`${bookingPaths[order.serviceType]}?draft=${ownDraftId}`}>
            Continue<span className="sr-only"> with {candidateName}</span>
          </ButtonLink>
        ) : null}
        {mayHappen(status, 'draft.begun') && !ownDraftId ? <Book order={order} /> : null}
        {mayHappen(status, 'company.rejected') ? (
          <Button size="sm" look="quiet" className={small} onClick={onReject}>
            Reject<span className="sr-only"> the order of {candidateName}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function Book({ order }: { order: OpenOrder }) {
  const gateway = useGateway();
  const [accountId] = useState(() => storedAccount() ?? '');
  return (
    <BeginBooking
      size="sm"
      look="primary"
      className={small}
      orderId={order.orderId}
      draft={async (now, signal) => {
        const variables = { accountId, serviceType: order.serviceType };
        const own = await gateway.request(OrderPersonDocument, variables, { signal });
        return orderDraft(toOrderedPerson(order), toBookingPerson(accountId, own), now);
      }}
    >
      {order.begunBy ? 'Take over' : 'Book'}
      <span className="sr-only"> {order.candidateName}</span>
    </BeginBooking>
  );
}

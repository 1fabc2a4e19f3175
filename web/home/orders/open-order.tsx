import { UNANSWERED } from '../../../machines/lib/unanswered.ts';
import { bookingPaths } from '../../../machines/rules/access/menu.ts';
import { mayHappen } from '../../../machines/rules/orders/order-status.table.ts';
import { messageFor } from '../../app/messages.ts';
import { usePortal } from '../../app/session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatDayAndTime } from '../../ui/date-format.ts';
import { errorClass } from '../../ui/fields/control-classes.ts';
import { OrderNotice } from './order-notice.tsx';
import type { OpenOrder } from './order-person.ts';
import { type OrderState, type SendOrder, useOrder } from './use-order.ts';

type OrderProps = { order: OpenOrder; onReject: () => void; onChanged: () => void };
type StateProps = { order: OpenOrder; onReject: () => void; state: OrderState; send: SendOrder };

const small = 'max-sm:h-10';

/** One order of the list. */
export function OpenOrderItem({ order, onReject, onChanged }: OrderProps) {
  const { state, send } = useOrder(order, onChanged);
  return <OrderItem order={order} onReject={onReject} state={state} send={send} />;
}

/** An order: its person, its wishes with those that are not known here, and the next step. */
export function OrderItem({ order, onReject, state, send }: StateProps) {
  const { timeZone } = usePortal();
  const { candidateName, candidatePosition, source, externalId, receivedAt, begunBy, ownDraftId, status } = order;
  const { failure } = state.context;
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
      {order.noticeAt ? <OrderNotice order={order} state={state} send={send} /> : null}
      {failure ? (
        <p className={errorClass} role="alert">
          {state.matches('unanswered') ? UNANSWERED : messageFor(failure)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {ownDraftId ? (
          <ButtonLink size="sm" className={small} href={`${bookingPaths[order.serviceType]}?draft=${ownDraftId}`}>
            Continue<span className="sr-only"> with {candidateName}</span>
          </ButtonLink>
        ) : null}
        {mayHappen(status, 'draft.begun') && !ownDraftId ? (
          <Button
            size="sm"
            look="primary"
            className={small}
            busy={state.matches('making') || state.matches('made') ? 'Opening…' : false}
            onClick={() => send({ type: 'book.pressed' })}
          >
            {begunBy ? 'Take over' : 'Book'}
            <span className="sr-only"> {candidateName}</span>
          </Button>
        ) : null}
        {mayHappen(status, 'company.rejected') ? (
          <Button size="sm" look="quiet" className={small} onClick={onReject}>
            Reject<span className="sr-only"> the order of {candidateName}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

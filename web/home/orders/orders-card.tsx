import { useState } from 'react';
import { useRefreshedRecord } from '../../app/questions/use-refreshed-record.ts';
import { RecordFailure } from '../../app/records/record-failure.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { OrdersDocument } from '../home.documents.ts';
import { OpenOrderItem } from './open-order.tsx';
import type { OpenOrder } from './order-person.ts';

const RejectOrder = lazyPart(() => import('./reject-order.tsx'));

/** As many as one can take in at a glance. */
const MAX_SHOWN_ORDERS = 3;

/** Orders of hiring systems that wait for the company, the longest waiting first. Hidden where there are none. */
export default function OrdersCard() {
  const gateway = useGateway();
  const [isWhole, setWhole] = useState(false);
  const [rejected, setRejected] = useState<OpenOrder | null>(null);
  const { data, failure, retry, refresh } = useRefreshedRecord(
    'open orders',
    async (asked) => (await gateway.request(OrdersDocument, {}, asked)).orders,
  );
  if (failure) return <RecordFailure failure={failure} what="orders" onRetry={retry} />;
  if (!data || data.total === 0) return null;
  const shown = isWhole ? data.orders : data.orders.slice(0, MAX_SHOWN_ORDERS);
  return (
    <Card title="Orders" aside={<span className="ml-auto text-[13px] text-text-3 tabular-nums">{data.total}</span>}>
      <ul>
        {shown.map((order) => (
          <OpenOrderItem key={order.orderId} order={order} onReject={() => setRejected(order)} onChanged={refresh} />
        ))}
      </ul>
      {shown.length < data.orders.length ? (
        <Button size="sm" look="link" className="mx-2 mb-1.5 max-sm:h-10" onClick={() => setWhole(true)}>
          Show all {data.orders.length}
        </Button>
      ) : null}
      {rejected ? <RejectOrder order={rejected} onSaved={refresh} onClose={() => setRejected(null)} /> : null}
    </Card>
  );
}

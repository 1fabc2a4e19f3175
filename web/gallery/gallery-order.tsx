import { useSelector } from '@xstate/react';
import { useStaged } from '../../lab/inspector/gallery/staging.ts';
import type { ScreenProps } from '../../lab/inspector/host.ts';
import { orderMachine } from '../../machines/order/order.machine.ts';
import { OrderItem } from '../home/orders/open-order.tsx';
import type { OpenOrder } from '../home/orders/order-person.ts';

const nothing = () => {};

const ordered: OpenOrder = {
  orderId: 'o1',
  externalId: 'application-40218',
  source: 'greenhouse',
  status: 'waiting',
  serviceType: 'pem',
  candidateName: 'Example Candidate',
  candidateDob: '1991-03-14',
  candidateGender: 'Female',
  candidatePhone: '',
  candidateEmail: '',
  candidatePosition: 'Rigger',
  package: 'PEM – Standard',
  site: 'Kalgoorlie',
  note: '',
  unknown: ['site'],
  isWithdrawn: false,
  noticeAt: null,
  begunBy: null,
  ownDraftId: null,
  receivedAt: '2026-11-23T01:00:00Z',
  changedAt: '2026-11-23T01:00:00Z',
  knownPackage: { packageId: 'p1', name: 'PEM – Standard', minutes: 30 },
  knownSite: null,
  changes: [],
  booking: null,
};

/** The order as its list has it in each state: one that was changed is begun by another person, one that was withdrawn is booked. */
export function OrderScreen({ snapshot }: ScreenProps) {
  const actor = useStaged(orderMachine, snapshot);
  const state = useSelector(actor, (current) => current);
  const { notice } = state.context.seen;
  const changes = [{ field: 'candidate_position', from: 'Rigger', to: 'Crane operator' }];
  const withNotice = { noticeAt: '2026-11-23T02:00:00Z', changes: notice === 'changed' ? changes : [] };
  const order: OpenOrder = {
    ...ordered,
    ...(notice && withNotice),
    ...(notice === 'changed' && { status: 'in_progress', begunBy: 'Priya Raman' }),
    ...(notice === 'withdrawn' && {
      status: 'booked',
      isWithdrawn: true,
      booking: { candidateId: 'c1', reference: 'PF-204817' },
    }),
  };
  return (
    <ul className="max-w-md">
      <OrderItem order={order} onReject={nothing} state={state} send={actor.send} />
    </ul>
  );
}

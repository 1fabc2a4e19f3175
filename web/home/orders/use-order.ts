import { useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { navigate } from 'wouter/use-browser-location';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { type OrderSeen, orderMachine } from '../../../machines/order/order.machine.ts';
import { bookingPaths } from '../../../machines/rules/access/menu.ts';
import { orderDraft } from '../../../machines/rules/drafts/order-draft.ts';
import { useMachine } from '../../app/machines/use-machine.ts';
import { useGateway, useServerClock } from '../../app/session/session-context.tsx';
import { storedAccount } from '../../app/session/stored-keys.ts';
import { AcknowledgeOrderDocument, BeginOrderDocument, OrderPersonDocument } from '../home.documents.ts';
import { type OpenOrder, toBookingPerson, toOrderedPerson } from './order-person.ts';

export type OrderState = SnapshotFrom<typeof orderMachine>;
export type SendOrder = ActorRefFrom<typeof orderMachine>['send'];

const noticeOf = ({ noticeAt, isWithdrawn }: OpenOrder): OrderSeen['notice'] => {
  if (!noticeAt) return null;
  return isWithdrawn ? 'withdrawn' : 'changed';
};

/** Hosts an order of the list; what the list learns goes to it. */
export function useOrder(order: OpenOrder, refresh: () => void) {
  const gateway = useGateway();
  const clock = useServerClock();
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  });
  const [machine] = useState(() => {
    const accountId = storedAccount() ?? '';
    // Pressed again after a lost answer, it is the same draft.
    const place = { draftId: uuidv7(), writer: uuidv7() };
    return orderMachine.provide({
      actors: {
        makeDraft: fromPromise<string, { changedAt: string }>(async ({ input: { changedAt }, signal }) => {
          const { orderId, serviceType } = latest.current;
          const own = await gateway.request(OrderPersonDocument, { accountId, serviceType }, { signal });
          const person = toBookingPerson(accountId, own);
          const body = { ...orderDraft(toOrderedPerson(latest.current), person, clock.now()) };
          const begun = { serviceType, body, ...place, orderId, orderChangedAt: changedAt };
          await gateway.request(BeginOrderDocument, begun, { signal });
          return `${bookingPaths[serviceType]}?draft=${place.draftId}&step=time`;
        }),
        acknowledge: fromPromise<void>(async ({ signal }) => {
          const { orderId, noticeAt } = latest.current;
          await gateway.request(AcknowledgeOrderDocument, { id: orderId, noticeAt: noticeAt ?? '' }, { signal });
        }),
      },
      actions: { openDraft: (_, { address }) => navigate(address), refresh },
    });
  });
  const { changedAt } = order;
  const notice = noticeOf(order);
  const [state, send] = useMachine(machine, { input: { seen: { changedAt, notice } } });
  useEffect(() => send({ type: 'order.updated', seen: { changedAt, notice } }), [send, changedAt, notice]);
  return { state, send };
}

import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { MOST_SELECTED } from '../../../machines/rules/booking/selection.ts';
import { clearCancelListed } from '../../app/cancel-listed.ts';
import type { BookingList } from '../list/booking-list.ts';

/** Reads as many rows of the list as one change takes, and gives them to be cancelled, once. */
export default function CancelListed({
  list,
  onRead,
}: {
  list: BookingList;
  onRead: (candidateIds: readonly string[]) => void;
}) {
  const isLoaded = useSelector(list, (now) => now.matches('loaded'));
  const isEmpty = useSelector(list, (now) => now.matches('empty'));
  const readOn = useEffectEvent(() => {
    const { rows, nextCursor } = list.getSnapshot().context;
    if (nextCursor !== null && rows.length < MOST_SELECTED) return list.send({ type: 'loadMore.pressed' });
    clearCancelListed();
    onRead(rows.slice(0, MOST_SELECTED).map(({ candidateId }) => candidateId));
  });
  useEffect(() => {
    if (isLoaded) readOn();
  }, [isLoaded]);
  useEffect(() => {
    if (isEmpty) clearCancelListed();
  }, [isEmpty]);
  return null;
}

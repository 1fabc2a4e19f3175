import { useSelector } from '@xstate/react';
import type { Slot } from '../../machines/lib/booking.types.ts';
import { formatTime } from '../ui/date-format.ts';
import { announced } from '../ui/feedback/announced.ts';
import { useDelayedFlag } from '../ui/loading/use-delayed-flag.ts';
import { usePicker, useSearch } from './picker-context.ts';

/** The picker's running request, in a few words beside 'Show all times'. */
export function PickerProgress() {
  const { reservation } = usePicker();
  const { current } = useSearch();
  const holding = useSelector(reservation, (present) => (present.matches('reserving') ? present.context.pick : null));
  const releasing = useSelector(reservation, (present) =>
    present.matches('releasing') ? present.context.hold?.slot : null,
  );
  if (holding) return <Waiting key="holding" words={`Holding ${timeOf(holding)}…`} isAnnounced />;
  // The pressed button says it to a screen reader.
  if (releasing) return <Waiting key="releasing" words={`Releasing ${timeOf(releasing)}…`} isAnnounced={false} />;
  return current?.matches('refetching') ? <Waiting key="updating" words="Updating times…" isAnnounced /> : null;
}

const timeOf = ({ timeZone, startsAt }: Slot) => formatTime(timeZone, startsAt);

/** Nothing for an answer that is there at once. */
function Waiting({ words, isAnnounced }: { words: string; isAnnounced: boolean }) {
  const isLong = useDelayedFlag(true);
  if (!isLong) return null;
  return (
    <span className="ml-auto text-text-2 text-xs tabular-nums" ref={isAnnounced ? announced : undefined}>
      {words}
    </span>
  );
}

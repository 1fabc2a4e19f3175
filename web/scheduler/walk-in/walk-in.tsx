import { useEffect, useState } from 'react';
import { useServerClock } from '../../app/session/session-context.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { instantAt, type Lane } from '../board/board-lanes.ts';
import type { BoardRequest } from '../dialogs/board-request.ts';
import { freeQuarters, openQuarters } from '../move/board-places.ts';

const WalkInDialog = lazyPart(() => import('./walk-in-dialog.tsx'));

type Props = {
  request: Extract<BoardRequest, { what: 'walkIn' }>;
  lanes: readonly Lane[];
  onClose: () => void;
  onBooked: (candidateId: string) => void;
};

/** Opens the dialog at the pressed time, or at the day's next free one; a time that has passed is said and opens nothing. */
export function WalkIn({ request, lanes, onClose, ...host }: Props) {
  const clock = useServerClock();
  const { lane } = request;
  const [minute] = useState(() => {
    const isAhead = (at: number) => Date.parse(instantAt(lane.timeZone, lane.day, at)) > clock.now();
    const wanted =
      request.minute ?? freeQuarters(lane).find(isAhead) ?? (lane.mostOverPlan > 0 && openQuarters(lane).find(isAhead));
    return typeof wanted === 'number' && isAhead(wanted) ? wanted : null;
  });
  useEffect(() => {
    if (minute !== null) return;
    notify({
      tone: 'bad',
      text: request.minute === null ? 'No free time is left on this day.' : 'This time has passed. Press a later one.',
    });
    onClose();
  }, [minute, request.minute, onClose]);
  // The lane as it is by now: times go while one types.
  const current = lanes.find(({ key }) => key === lane.key) ?? lane;
  if (minute === null) return null;
  return <WalkInDialog {...host} lanes={lanes} minute={minute} onClose={onClose} lane={current} />;
}

import { UserPlus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { formatDay, formatDayRange } from '../../ui/date-format.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import type { BoardRequest } from '../dialogs/dialogs.tsx';

export const addDoctor = ([day = '']: readonly string[]): BoardRequest => ({
  ...{ what: 'addDay', doctor: null, day, from: 480, to: 960 },
});

/** In place of the lanes: what there is to do about it stands at the top. */
export function NoDoctors({ days, onAsk }: { days: readonly string[]; onAsk: (request: BoardRequest) => void }) {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return (
    <div className="mx-auto mb-auto">
      <EmptyState
        title={
          days.length > 1
            ? `Nobody works here from ${formatDayRange(first, last)}`
            : `Nobody works here on ${formatDay(first)}`
        }
        actions={
          <Button look="primary" icon={<UserPlus />} onClick={() => onAsk(addDoctor(days))}>
            Add a doctor
          </Button>
        }
      >
        {days.length > 1 ? 'Add a doctor to begin a roster at this site.' : 'Week shows the days around it.'}
      </EmptyState>
    </div>
  );
}

import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { attendanceMachine } from '../../machines/attendance/attendance.machine.ts';
import { Checkbox } from '../ui/fields/switches.tsx';
import type { DayEntry } from './day-groups.ts';

type Props = { entry: DayEntry; attendance: ActorRefFrom<typeof attendanceMachine> };

/** The forms that a person brings: one press says that the clinic has it, another takes that back. */
export function PaperworkBoxes({ entry, attendance }: Props) {
  const { handedIn } = useSelector(attendance, ({ context }) => context);
  const isBusy = useSelector(attendance, (state) => state.hasTag('busy'));
  if (entry.paperworks.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4" aria-label={`Forms of ${entry.candidateName}`}>
      {entry.paperworks.map(({ id, name, isHandedIn }) => (
        <li key={id}>
          <Checkbox
            className="center min-h-11 print:min-h-0"
            aria-disabled={isBusy || undefined}
            // What is on its way shows as pressed; a refusal brings back what the clinic has.
            checked={isBusy && handedIn?.paperworkId === id ? handedIn.isHandedIn : isHandedIn}
            onValue={(checked) => attendance.send({ type: 'paperwork.pressed', paperworkId: id, isHandedIn: checked })}
          >
            {name}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

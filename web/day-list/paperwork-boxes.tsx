import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { attendanceMachine } from '../../machines/attendance/attendance.machine.ts';
import { CandidateFileLink } from '../app/paperwork/candidate-file-link.tsx';
import { Checkbox } from '../ui/fields/switches.tsx';
import type { DayEntry } from './day-groups.ts';

type Props = { entry: DayEntry; attendance: ActorRefFrom<typeof attendanceMachine> };

/** The forms that a person brings: one press says that the clinic has it, another takes that back. */
export function PaperworkBoxes({ entry, attendance }: Props) {
  const { handedIn } = useSelector(attendance, ({ context }) => context);
  const isBusy = useSelector(attendance, (state) => state.hasTag('busy'));
  const { identificationFileId, candidateName } = entry;
  if (entry.paperworks.length === 0 && !identificationFileId) return null;
  return (
    <ul className="flex flex-wrap items-center gap-x-4" aria-label={`Forms of ${candidateName}`}>
      {entry.paperworks.map(({ id, name, isHandedIn, candidateFileId }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <Checkbox
            className="center min-h-6 max-md:min-h-11 print:min-h-0"
            aria-disabled={isBusy || undefined}
            // A form that is being saved shows as pressed; a refusal brings back the clinic's value.
            checked={isBusy && handedIn?.paperworkId === id ? handedIn.isHandedIn : isHandedIn}
            onValue={(checked) => attendance.send({ type: 'paperwork.pressed', paperworkId: id, isHandedIn: checked })}
          >
            {name}
          </Checkbox>
          {candidateFileId ? (
            <Sent id={candidateFileId} name="Sent ahead" whose={`: ${name} of ${candidateName}`} />
          ) : null}
        </li>
      ))}
      {identificationFileId ? (
        <li>
          <Sent id={identificationFileId} name="Photo identification, sent ahead" whose={` of ${candidateName}`} />
        </li>
      ) : null}
    </ul>
  );
}

/** A file that the candidate sent from the own page; on paper there is nothing to open. */
function Sent(file: { id: string; name: string; whose: string }) {
  return (
    <span className="print:hidden">
      <CandidateFileLink {...file} />
    </span>
  );
}

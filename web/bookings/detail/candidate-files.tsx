import { shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import { CandidateFileLink } from '../../app/paperwork/candidate-file-link.tsx';
import { usePortal } from '../../app/session/session-context.tsx';
import { useMayChangeStatus } from '../may-change-status.ts';
import type { Detail } from './booking-detail.ts';

/**
 * Files that the candidate sent ahead, by whom and when. The clinic alone opens them: a filled-in form may speak of
 * health.
 */
export function CandidateFiles({ files }: { files: Detail['candidateFiles'] }) {
  const { timeZone } = usePortal();
  const mayOpen = useMayChangeStatus();
  return (
    <ul className="grid gap-1">
      {files.map(({ id, paperWork, fileName, sentAt, sentBy }) => {
        const { day, time } = shownAppointment(sentAt, timeZone);
        return (
          <li key={id}>
            <span className="block">{paperWork}</span>
            {mayOpen && fileName ? <CandidateFileLink id={id} name={fileName} /> : null}
            <span className="block text-text-3 text-xs">
              Sent by {sentBy}, {day} {time}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

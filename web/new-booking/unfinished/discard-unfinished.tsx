import type { BookingDraft } from '../../../machines/lib/booking.types.ts';
import { whoIn } from '../../../machines/rules/drafts/who-in.ts';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { clinicDayAndTime } from '../../ui/date-format.ts';
import { DeleteDraftDocument, DraftDocument } from '../wizard.documents.ts';

export type Unfinished = { draftId: string; updatedAt: string; draft: BookingDraft };

type DiscardProps = { unfinished: Unfinished; onClose: (outcome: { isDone: boolean }) => void };

/** Thrown away for good, with the times that it holds. */
export default function DiscardUnfinished({ unfinished: { draftId, draft }, onClose }: DiscardProps) {
  const gateway = useGateway();
  const calledAt = (index: number) =>
    draft.candidates.find((candidate) => candidate.index === index)?.name.trim() || `Candidate ${index + 1}`;
  return (
    <ConfirmedAction
      question="Discard this booking?"
      consequence={`${whoIn(draft)}: what was typed is deleted for good.`}
      findEffects={async (signal) => {
        const { holds } = (await gateway.request(DraftDocument, { draftId }, { signal })).draft;
        return holds.map(({ candidateIndex, siteName, timeZone, startsAt }) => {
          const time = clinicDayAndTime(timeZone, startsAt);
          return `${calledAt(candidateIndex)}’s held time is given back: ${time}, ${siteName}.`;
        });
      }}
      act={(signal) => gateway.request(DeleteDraftDocument, { draftId }, { signal })}
      verb="Discard"
      verbing="Discarding…"
      words={{
        done: 'Unfinished booking discarded.',
        failed: 'The booking was not discarded.',
      }}
      danger
      onClose={onClose}
    />
  );
}

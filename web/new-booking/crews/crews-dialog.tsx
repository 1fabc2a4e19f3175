import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { BookingCompany } from '../../../machines/lib/booking.types.ts';
import { countCrewDrafts, crewDrafts } from '../../../machines/rules/drafts/crew-drafts.ts';
import { BeginBooking } from '../../app/drafts/begin-booking.tsx';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { RecordFailure } from '../../app/records/record-failure.tsx';
import { useAnswer } from '../../app/records/use-answer.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { pluralize } from '../../ui/date-format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { useRestoredFocus } from '../../ui/restored-focus.ts';
import { useWizard } from '../wizard-context.ts';
import { CrewsDocument, DeleteCrewDocument } from './crews.documents.ts';
import { RenameCrew } from './rename-crew.tsx';
import { crewSummary, isIncomplete, type SavedCrew, toCrew } from './saved-crew.ts';

/** The company's crews: each begins a booking, and is renamed and deleted here. */
export default function CrewsDialog({ onClose }: { onClose: () => void }) {
  const { context, draft } = useWizard();
  const { company } = draft.header;
  if (company) return <CrewsOf company={company} onClose={onClose} isBegun={context.draftId !== null} />;
  return (
    <Dialog open onClose={onClose} title="Start from a crew" actions={<Close onClose={onClose} />}>
      <p className="mt-3">Choose a company first: a crew belongs to one.</p>
    </Dialog>
  );
}

const Close = ({ onClose }: { onClose: () => void }) => (
  <Button look="quiet" className="ml-auto" onClick={onClose}>
    Close
  </Button>
);

type CrewsOfProps = { company: BookingCompany /** Something was typed into the open booking. */; isBegun: boolean };

function CrewsOf({ company, isBegun, onClose }: CrewsOfProps & { onClose: () => void }) {
  const gateway = useGateway();
  const { data, failure, retry, refresh } = useAnswer('crews', CrewsDocument, { org: company.id }, 'crews');
  const [renamed, setRenamed] = useState<SavedCrew | null>(null);
  const [deleted, setDeleted] = useState<SavedCrew | null>(null);
  return (
    <Dialog
      open
      isWide
      onClose={onClose}
      title="Start from a crew"
      text={`A new booking with a crew’s positions, packages, clinics and order numbers; you add the people next.${isBegun ? ' What you typed here stays under Unfinished bookings.' : ''}`}
      actions={<Close onClose={onClose} />}
    >
      <div {...useRestoredFocus()} className="mt-4 outline-none">
        {failure ? (
          <RecordFailure failure={failure} what="crews" onRetry={retry} />
        ) : data ? (
          <CrewList crews={data} onRename={setRenamed} onDelete={setDeleted} />
        ) : (
          <SkeletonRows rows={3} label="Loading crews" />
        )}
      </div>
      {/* Dialogs over the list: closing one returns to the button that was pressed. */}
      {renamed ? <RenameCrew crew={renamed} onSaved={refresh} onClose={() => setRenamed(null)} /> : null}
      {deleted ? (
        <ConfirmedAction
          question={`Delete the crew ‘${deleted.name}’?`}
          consequence={`It goes for everybody who books for ${company.name}. Bookings that began with it stay.`}
          findEffects={async () => []}
          act={() => gateway.request(DeleteCrewDocument, { id: deleted.id })}
          verb="Delete crew"
          verbing="Deleting…"
          words={{ done: 'Crew deleted.', failed: 'The crew was not deleted.' }}
          danger
          onClose={({ isDone }) => {
            setDeleted(null);
            if (isDone) refresh();
          }}
        />
      ) : null}
    </Dialog>
  );
}

type CrewListProps = {
  crews: readonly SavedCrew[];
  onRename: (crew: SavedCrew) => void;
  onDelete: (crew: SavedCrew) => void;
};

function CrewList({ crews, onRename, onDelete }: CrewListProps) {
  if (crews.length === 0) {
    return (
      <p className="text-text-2">
        Your company has no crews yet. ‘Save as a crew’ is on the last step of a booking, and on the page after it.
      </p>
    );
  }
  return (
    <ul className="-mx-2 grid max-h-[50vh] overflow-y-auto px-2">
      {crews.map((crew) => (
        <li key={crew.id} className="flex items-center gap-1 border-border border-t py-2 first:border-0">
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p className="font-strong">{crew.name}</p>
            <p className="text-text-3 text-xs">
              {crewSummary(crew)}
              {isIncomplete(crew) ? ' · a package has to be chosen' : ''}
            </p>
          </div>
          <Begin crew={crew} />
          <IconButton label={`Rename ${crew.name}`} small onClick={() => onRename(crew)}>
            <Pencil />
          </IconButton>
          <IconButton label={`Delete ${crew.name}`} small onClick={() => onDelete(crew)}>
            <Trash2 />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function Begin({ crew }: { crew: SavedCrew }) {
  const { context, draft } = useWizard();
  const drafts = countCrewDrafts(crew);
  return (
    <BeginBooking
      size="sm"
      className="shrink-0"
      draft={(now) => crewDrafts(toCrew(crew), draft, context.usualPackages, now)}
    >
      Start{drafts > 1 ? ` ${pluralize(drafts, 'booking')}` : ''}
      <span className="sr-only"> from {crew.name}</span>
    </BeginBooking>
  );
}

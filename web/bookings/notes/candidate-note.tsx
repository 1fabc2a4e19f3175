import { NOTE_MOST, noteForm } from '../../../machines/forms/booking-forms.ts';
import { useForm } from '../../app/forms/form.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { UpdateCandidateDocument } from '../detail/booking-changes.documents.ts';
import type { DetailPart } from '../detail/booking-detail.ts';
import { EditableText } from './editable-text.tsx';
import { TextForm } from './text-form.tsx';

/** The candidate's note, under the same rule as the comment. */
export function CandidateNotePart(part: DetailPart) {
  const { detail, allowed } = part;
  return (
    <EditableText
      name="Note"
      text={detail.note}
      isEditable={allowed.editNotes}
      form={(close) => <NoteForm {...part} onClose={close} />}
    />
  );
}

function NoteForm({ detail, onClose, onChanged }: DetailPart & { onClose: () => void }) {
  const gateway = useGateway();
  const { bookingId, candidateId, updatedAt, note } = detail;
  const form = useForm(
    noteForm,
    { updatedAt, note: note ?? '' },
    {
      save: async (values, signal) => {
        const change = { note: values.note };
        const variables = { bookingId, candidateId, updatedAt: values.updatedAt, change };
        return (await gateway.request(UpdateCandidateDocument, variables, { signal })).updateCandidate;
      },
      draftKey: 'Note',
      onSaved: () => {
        onChanged();
        onClose();
      },
    },
  );
  return <TextForm form={form} label="Note" control={form.field('note')} most={NOTE_MOST} onClose={onClose} />;
}

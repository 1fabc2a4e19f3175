import { cancelForm, NOTE_MOST } from '../../../machines/forms/booking-forms.ts';
import { formatAppointment, statusLabel } from '../../app/booking-format.ts';
import { FormBox, RefusalLine, useForm } from '../../app/forms/form.tsx';
import { useAccess, useGateway } from '../../app/session/session-context.tsx';
import { FieldError } from '../../slots/field-error.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { bulkLabels } from '../bulk/bulk-labels.ts';
import { cancelUndoably } from '../bulk/cancel-undoably.ts';
import { cancelRefusal } from './allowed-actions.ts';
import type { Detail, DetailDialogProps } from './booking-detail.ts';

type Person = Detail['candidates'][number];

/** Cancels one or several candidates of the booking; one that cannot be cancelled says why. */
export function CancelDialog({ detail, onChanged, onClose }: DetailDialogProps) {
  const gateway = useGateway();
  const { permissions } = useAccess();
  const { candidateId, candidates } = detail;
  const refusals = new Map(candidates.map((person) => [person.candidateId, cancelRefusal(person, permissions)]));
  const form = useForm(
    cancelForm,
    { chosen: refusals.get(candidateId) === null ? [candidateId] : [], notes: '' },
    {
      save: ({ chosen, notes }) => cancelUndoably(gateway, chosen, notes.trim()),
      draftKey: 'cancel',
      onSaved: () => {
        onChanged();
        onClose();
      },
    },
  );
  const { chosen, notes } = form.values;
  const choose = (id: string, isChosen: boolean) =>
    form.field('chosen').onValue(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  const count = chosen.length > 1 ? ` of ${chosen.length} candidates` : '';
  return (
    <Dialog
      open
      onClose={() => form.leaveFor(onClose)}
      title="Cancel booking?"
      text={bulkLabels.cancel.text}
      actions={null}
    >
      <FormBox form={form} label="Cancel booking" className="grid mt-4 gap-4">
        <fieldset
          className="grid min-w-0 gap-2.5"
          aria-describedby={form.errors['chosen'] ? 'cancel-refused' : undefined}
        >
          <legend className="pb-2 font-strong">Candidates</legend>
          {candidates.map((person) => (
            <CandidateChoice
              key={person.candidateId}
              person={person}
              refusal={refusals.get(person.candidateId) ?? null}
              isChosen={chosen.includes(person.candidateId)}
              onChosen={(isChosen) => choose(person.candidateId, isChosen)}
            />
          ))}
          <FieldError error={form.errors['chosen']} id="cancel-refused" />
        </fieldset>
        <Field label="Reason" optional hint="Added to the note." counter={{ text: notes, most: NOTE_MOST }}>
          <TextArea {...form.field('notes')} rows={3} maxLength={NOTE_MOST} />
        </Field>
        <RefusalLine form={form} />
        <div className="flex items-center gap-2 flex-wrap justify-end">
          <Button look="quiet" autoFocus onClick={() => form.leaveFor(onClose)}>
            Keep booking
          </Button>
          <Button type="submit" look="danger" busy={form.isBusy ? 'Cancelling…' : null}>
            Cancel booking{count}
          </Button>
        </div>
      </FormBox>
    </Dialog>
  );
}

type ChoiceProps = {
  person: Person;
  refusal: string | null;
  isChosen: boolean;
  onChosen: (isChosen: boolean) => void;
};

function CandidateChoice({ person, refusal, isChosen, onChosen }: ChoiceProps) {
  const { name, status, appointmentTime, siteTimeZone } = person;
  const when = formatAppointment({ appointmentTime, siteTimeZone, preferredFromDate: null, preferredToDate: null });
  return (
    <Checkbox checked={isChosen} onValue={onChosen} aria-disabled={refusal !== null} disabled={refusal !== null}>
      {name}
      <span className="text-xs text-text-3 block">
        {refusal
          ? `Cannot be cancelled: ${refusal}`
          : [statusLabel(status), when && `${when.first} ${when.second} ${when.zone}`.trim()]
              .filter(Boolean)
              .join(' · ')}
      </span>
    </Checkbox>
  );
}

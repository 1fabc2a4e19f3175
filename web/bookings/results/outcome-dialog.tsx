import { outcomeForm, sentOutcome } from '../../../machines/forms/booking-forms.ts';
import { hasRestrictions, isOutcome, MAX_RESTRICTIONS, OUTCOMES } from '../../../machines/rules/booking/outcome.ts';
import { useForm } from '../../app/forms/form.tsx';
import { SetOutcomeDocument } from '../../app/outcome/outcome.documents.ts';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select, TextArea } from '../../ui/fields/inputs.tsx';
import type { DetailDialogProps } from '../detail/booking-detail.ts';

const labels = { outcome: 'Outcome', restrictions: 'Restrictions' };
const NONE = { value: 'none', label: 'No outcome yet' };

/** Sets the outcome, or puts it right: the history keeps what it was. */
export default function OutcomeDialog({ detail, onChanged, onClose }: DetailDialogProps) {
  const gateway = useGateway();
  const { candidateId, candidateName, outcome, outcomeRestrictions } = detail;
  const form = useForm(
    outcomeForm,
    { outcome: outcome !== null && isOutcome(outcome) ? outcome : '', restrictions: outcomeRestrictions ?? '' },
    {
      save: (values, signal) =>
        gateway.request(SetOutcomeDocument, { candidateId, ...sentOutcome(values) }, { signal }),
      draftKey: `outcome ${candidateId}`,
      onSaved: () => {
        onChanged();
        onClose();
      },
    },
  );
  const { values, errors, field } = form;
  const { onValue, ...choice } = field('outcome');
  return (
    <EditDialog
      form={form}
      title={`Outcome of ${candidateName}`}
      text="The company sees it, the candidate does not. Health details belong into the files alone."
      submit="Save outcome"
      labels={labels}
      onClose={onClose}
    >
      <Field label={labels.outcome} error={errors['outcome']}>
        <Select
          {...choice}
          value={values.outcome || NONE.value}
          choices={[NONE, ...OUTCOMES.map((value) => ({ value, label: value }))]}
          onValue={(value) => onValue(isOutcome(value) ? value : '')}
          autoFocus
        />
      </Field>
      {hasRestrictions(values.outcome) ? (
        <Field
          label={labels.restrictions}
          hint="What the person must not do. Eg. no work at heights"
          error={errors['restrictions']}
          counter={{ text: values.restrictions, most: MAX_RESTRICTIONS }}
        >
          <TextArea {...field('restrictions')} rows={3} maxLength={MAX_RESTRICTIONS} />
        </Field>
      ) : null}
    </EditDialog>
  );
}

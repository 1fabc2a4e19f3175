import { uuidv7 } from 'uuidv7';
import { bookingReferences } from '../../../machines/lib/booking-references.ts';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select, TextArea, TextInput } from '../../ui/fields/inputs.tsx';
import { BulkClinicsDocument } from './bulk.documents.ts';
import type { BulkState, SendBulk } from './use-bulk-change.ts';

const MAX_REASON = 500;
/** Everybody stays at the clinic that was booked. */
const OWN = 'own';
type FieldsProps = { state: BulkState; send: SendBulk };

/** The fields of a change, by action. */
export function BulkFields({ state, send }: FieldsProps) {
  const { action } = state.context;
  if (action === 'resend') return null;
  if (action === 'po') return <PoField state={state} send={send} />;
  return (
    <div className="grid gap-3">
      {action === 'move' ? <MoveFields state={state} send={send} /> : null}
      <ReasonField state={state} send={send} />
    </div>
  );
}

/** The error of a field: found here, or by the last answer. */
function errorAt({ context: { errors, failure } }: BulkState, field: 'poNumber' | 'fromDay' | 'toDay' | 'notes') {
  const refused = (failure && 'fields' in failure && failure.fields) || {};
  return (errors as Readonly<Record<string, string>>)[field] ?? refused[field] ?? null;
}

function PoField({ state, send }: FieldsProps) {
  const { label, maxLength } = bookingReferences.poNumber;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'run.pressed', changeId: uuidv7() });
      }}
    >
      <Field label={label} error={errorAt(state, 'poNumber')}>
        <TextInput
          autoFocus
          value={state.context.poNumber}
          maxLength={maxLength}
          onValue={(poNumber) => send({ type: 'po.changed', poNumber })}
        />
      </Field>
    </form>
  );
}

function ReasonField({ state, send }: FieldsProps) {
  const { notes, action } = state.context;
  const hint =
    action === 'cancel'
      ? 'Added to the notes and included in the emails to the booking persons.'
      : 'Included in the emails.';
  return (
    <Field
      label="Reason"
      optional
      hint={hint}
      error={errorAt(state, 'notes')}
      counter={{ text: notes, most: MAX_REASON }}
    >
      <TextArea
        value={notes}
        rows={2}
        maxLength={MAX_REASON}
        onValue={(typed) => send({ type: 'notes.changed', notes: typed })}
      />
    </Field>
  );
}

function MoveFields({ state, send }: FieldsProps) {
  const gateway = useGateway();
  const { days } = state.context;
  const { data } = useRecord('bulk clinics', async (signal) => {
    const { bookableClinics } = await gateway.request(BulkClinicsDocument, {}, { signal });
    return bookableClinics.flatMap(({ id, name, bookingFree }) => (bookingFree ? [] : [{ value: id, label: name }]));
  });
  const change = (changed: Partial<typeof days>) => send({ type: 'days.changed', days: changed });
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:[&>:first-child]:col-span-2">
      <Field label="Clinic">
        <Select
          value={days.siteId ?? OWN}
          choices={[{ value: OWN, label: 'Each one’s own' }, ...(data ?? [])]}
          onValue={(siteId) => change({ siteId: siteId === OWN ? null : siteId })}
        />
      </Field>
      <Field label="First day" error={errorAt(state, 'fromDay')}>
        <DateField
          value={days.fromDay}
          onValue={(fromDay) => change({ fromDay, ...(days.toDay < fromDay && { toDay: fromDay }) })}
        />
      </Field>
      <Field label="Last day" error={errorAt(state, 'toDay')}>
        <DateField value={days.toDay} onValue={(toDay) => change({ toDay })} />
      </Field>
    </div>
  );
}

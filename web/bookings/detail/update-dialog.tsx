import { useState } from 'react';
import { valuesIn } from '../../../machines/form/form.types.ts';
import { type CandidatePerson, personForm } from '../../../machines/forms/booking-forms.ts';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { missingDetails } from '../../../machines/rules/booking/fill-in.ts';
import { DEFAULT_TIME_ZONE } from '../../../machines/rules/calendar/dates.ts';
import { EXAMPLE_EMAIL } from '../../../machines/rules/contact/email.ts';
import { PHONE_HINT } from '../../../machines/rules/contact/phone.ts';
import { leftForm, useForm } from '../../app/forms/form.tsx';
import { Lookup } from '../../app/forms/lookup.tsx';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { formatDate } from '../../ui/date-format.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select, TextInput } from '../../ui/fields/inputs.tsx';
import { DetailPositionsDocument, UpdateCandidateDocument } from './booking-changes.documents.ts';
import type { Detail, DetailDialogProps } from './booking-detail.ts';
import { CorrectedEmail, canConfirm } from './corrected-email.tsx';

const labels = {
  name: 'Name',
  dob: 'Date of birth',
  gender: 'Assigned Sex at Birth',
  phone: 'Phone',
  email: 'Email',
  position: 'Position',
};

const personOf = (detail: Detail): CandidatePerson => ({
  updatedAt: detail.updatedAt,
  name: detail.candidateName,
  dob: detail.candidateDob ?? '',
  gender: detail.candidateGender ?? '',
  phone: detail.candidatePhone ?? '',
  email: detail.candidateEmail ?? '',
  position: detail.candidatePosition ?? '',
  positionId: detail.positionId ?? '',
});

/** Only what was changed travels. */
function changeOf({ updatedAt: _seen, positionId, ...values }: CandidatePerson, before: CandidatePerson) {
  const changed = Object.entries(values).filter(([field, value]) => value !== before[field as keyof CandidatePerson]);
  const isMoved = positionId !== before.positionId;
  return { ...Object.fromEntries(changed), ...(isMoved ? { positionId: positionId || null } : {}) };
}

/** Corrects a candidate's personal details. */
export function UpdateDialog({ detail, onChanged, onClose }: DetailDialogProps) {
  const gateway = useGateway();
  const { bookingId, candidateId } = detail;
  const [machine] = useState(() =>
    personForm(formatDate(DEFAULT_TIME_ZONE, Date.now()), missingDetails(personOf(detail))),
  );
  // The values that were saved last, here or by another person: the next change is compared with them.
  const [seen] = useState(() => ({
    person: leftForm<CandidatePerson>('update')?.stored ?? personOf(detail),
    isConfirmed: true,
  }));
  const form = useForm(machine, seen.person, {
    save: async (values, signal) => {
      const change = changeOf(values, seen.person);
      const { updatedAt } = values;
      if (Object.keys(change).length === 0) return updatedAt;
      const sendConfirmation = 'email' in change && canConfirm(detail, values.email) && seen.isConfirmed;
      const variables = { bookingId, candidateId, updatedAt, change, sendConfirmation };
      try {
        const { updateCandidate } = await gateway.request(UpdateCandidateDocument, variables, { signal });
        seen.person = { ...values, updatedAt: updateCandidate };
        return updateCandidate;
      } catch (thrown) {
        if (thrown instanceof PortalFailure && thrown.error.code === 'EDIT_CONFLICT')
          seen.person = valuesIn(seen.person, thrown.error.present);
        throw thrown;
      }
    },
    draftKey: 'update',
    onSaved: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <EditDialog form={form} title="Update candidate" submit="Save candidate" labels={labels} isWide onClose={onClose}>
      <PersonFields form={form} detail={detail} />
      <CorrectedEmail
        detail={detail}
        before={seen.person.email}
        email={form.values.email}
        onChoose={(isConfirmed) => {
          seen.isConfirmed = isConfirmed;
        }}
      />
    </EditDialog>
  );
}

const SEXES = ['Female', 'Male', 'Another term'];

type PersonForm = ReturnType<typeof useForm<CandidatePerson, string>>;

function PersonFields({ form, detail }: { form: PersonForm; detail: Detail }) {
  const { errors, field, values } = form;
  const sexes = SEXES.includes(values.gender) || values.gender === '' ? SEXES : [values.gender, ...SEXES];
  return (
    <>
      <Field label={labels.name} error={errors['name']}>
        <TextInput {...field('name')} autoComplete="off" maxLength={200} autoFocus />
      </Field>
      <div className="grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
        <Field label={labels.dob} hint="DD/MM/YYYY" error={errors['dob']}>
          <DateField {...field('dob')} birth />
        </Field>
        <Field label={labels.gender} error={errors['gender']}>
          <Select {...field('gender')} choices={sexes.map((value) => ({ value, label: value }))} />
        </Field>
        <Field label={labels.phone} hint={PHONE_HINT} error={errors['phone']}>
          <TextInput {...field('phone')} type="tel" autoComplete="off" maxLength={40} />
        </Field>
        <Field label={labels.email} hint={`Eg. ${EXAMPLE_EMAIL}`} error={errors['email']}>
          <TextInput {...field('email')} type="email" autoComplete="off" maxLength={254} />
        </Field>
      </div>
      <PositionField form={form} orgId={detail.orgId} />
    </>
  );
}

function PositionField({ form, orgId }: { form: PersonForm; orgId: string }) {
  const gateway = useGateway();
  const { position, positionId } = form.values;
  const take = (id: string, name: string) => {
    form.field('position').onValue(name);
    form.field('positionId').onValue(id);
  };
  return (
    <Field label={labels.position} error={form.errors['position']}>
      <Lookup
        value={position === '' ? null : { id: positionId || position, name: position }}
        onPick={(item) => take(item?.id ?? '', item?.name ?? '')}
        load={async (search, signal) => {
          const variables = { org: orgId, search };
          const answer = await gateway.request(DetailPositionsDocument, variables, { signal, kind: 'lookup' });
          return answer.positions ?? [];
        }}
        onUnlisted={(name) => take('', name)}
        placeholder="Search positions"
        addNew={{ what: 'position', onAdd: (name) => take('', name), draftKey: 'update position' }}
      />
    </Field>
  );
}

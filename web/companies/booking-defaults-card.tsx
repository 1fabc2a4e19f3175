import { bookingDefaultsForm } from '../../machines/forms/company-forms.ts';
import { companyDetailLengths as lengths } from '../../machines/rules/account/company-details.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { ConflictBox } from '../app/records/conflict-box.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { BookingDefaultsQuery } from '../generated/graphql.ts';
import { Card } from '../ui/card.tsx';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';
import { SaveRow } from '../ui/save-row.tsx';
import { BookingDefaultsDocument, ChangeBookingDefaultsDocument } from './companies.documents.ts';

/** Defaults of new bookings of one's own company. */
export function BookingDefaultsCard({ orgId }: { orgId: string }) {
  const { data, failure, retry } = useAnswer('bookingDefaults', BookingDefaultsDocument, { orgId }, 'bookingDefaults');
  return (
    <Card title="New bookings">
      <div className="px-4 pt-3.5 pb-4">
        {failure ? <RecordFailure failure={failure} what="defaults" onRetry={retry} /> : null}
        {data ? <DefaultsForm key={orgId} orgId={orgId} defaults={data} /> : null}
        {data || failure ? null : <SkeletonFields fields={3} label="Loading the defaults" />}
      </div>
    </Card>
  );
}

type Defaults = BookingDefaultsQuery['bookingDefaults'];

const labels = {
  resultEmail: 'Receiving Results Email',
  invoiceEmail: 'Receiving Invoices Email',
  poRequired: 'Purchase order number required',
};

function DefaultsForm({ orgId, defaults }: { orgId: string; defaults: Defaults }) {
  const gateway = useGateway();
  const form = useForm(bookingDefaultsForm, defaults, {
    draftKey: `booking-defaults-${orgId}`,
    save: async (input, signal) =>
      (await gateway.request(ChangeBookingDefaultsDocument, { orgId, input }, { signal })).changeBookingDefaults,
  });
  return (
    <FormBox form={form} label="New bookings">
      <Field
        label={labels.resultEmail}
        optional
        keepHint
        hint="New bookings start with these addresses. Separate them with semicolons."
        error={form.errors['resultEmail']}
      >
        <TextInput {...form.field('resultEmail')} maxLength={lengths.resultEmail} autoComplete="off" />
      </Field>
      <Field label={labels.invoiceEmail} optional error={form.errors['invoiceEmail']}>
        <TextInput {...form.field('invoiceEmail')} type="email" maxLength={lengths.invoiceEmail} autoComplete="off" />
      </Field>
      <Switch {...onOff(form.field('poRequired'))} hint="No booking without one, whoever makes it.">
        {labels.poRequired}
      </Switch>
      {form.conflict ? (
        <ConflictBox form={form} labels={labels} />
      ) : (
        <>
          <RefusalLine form={form} />
          <SaveRow form={form} label="Save defaults" />
        </>
      )}
    </FormBox>
  );
}

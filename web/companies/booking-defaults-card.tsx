import { bookingDefaultsForm } from '../../machines/forms/company-forms.ts';
import { companyDetailLengths as lengths } from '../../machines/rules/account/company-details.ts';
import { joinEmails, splitEmails } from '../../machines/rules/contact/email-list.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { ConflictBox } from '../app/records/conflict-box.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { BookingDefaultsQuery } from '../generated/graphql.ts';
import { Card } from '../ui/card.tsx';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { EmailChips } from '../ui/fields/email-chips.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';
import { SaveRow } from '../ui/save-row.tsx';
import { BookingDefaultsDocument, ChangeBookingDefaultsDocument } from './companies.documents.ts';
import { clinicNames, FavouriteClinicsField, favouriteLabel, useClinicChoices } from './favourite-clinics.tsx';

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
  ...favouriteLabel,
  resultEmail: 'Receiving Results Email',
  invoiceEmail: 'Receiving Invoices Email',
  poRequired: 'Purchase order number required',
};

/** `resultEmailText` is typed and no address yet. */
const asTyped = (defaults: Defaults) => ({ ...defaults, resultEmailText: '' });

function DefaultsForm({ orgId, defaults }: { orgId: string; defaults: Defaults }) {
  const gateway = useGateway();
  const form = useForm(bookingDefaultsForm, asTyped(defaults), {
    draftKey: `booking-defaults-${orgId}`,
    save: async ({ resultEmailText: _, ...input }, signal) => {
      const answer = await gateway.request(ChangeBookingDefaultsDocument, { orgId, input }, { signal });
      return asTyped(answer.changeBookingDefaults);
    },
  });
  const clinics = useClinicChoices();
  const [results, typing] = [form.field('resultEmail'), form.field('resultEmailText')];
  return (
    <FormBox form={form} label="New bookings">
      <Field
        label={labels.resultEmail}
        optional
        keepHint
        hint="New bookings start with these addresses. A pasted list is split."
        error={form.errors['resultEmail']}
      >
        <EmailChips
          value={splitEmails(results.value)}
          onValue={(emails) => results.onValue(joinEmails(emails))}
          text={typing.value}
          onText={typing.onValue}
          onBlur={results.onBlur}
        />
      </Field>
      <Field label={labels.invoiceEmail} optional error={form.errors['invoiceEmail']}>
        <TextInput {...form.field('invoiceEmail')} type="email" maxLength={lengths.invoiceEmail} autoComplete="off" />
      </Field>
      <FavouriteClinicsField
        {...form.field('favouriteClinics')}
        clinics={clinics}
        error={form.errors['favouriteClinics']}
      />
      <Switch {...onOff(form.field('poRequired'))} hint="No booking without one, whoever makes it.">
        {labels.poRequired}
      </Switch>
      {form.conflict ? (
        <ConflictBox form={form} labels={labels} formatValue={(value) => clinicNames(value, clinics)} />
      ) : (
        <>
          <RefusalLine form={form} />
          <SaveRow form={form} label="Save defaults" />
        </>
      )}
    </FormBox>
  );
}

import { companyDetailsForm } from '../../machines/forms/company-forms.ts';
import { type InvoicePer, companyDetailLengths as lengths } from '../../machines/rules/account/company-details.ts';
import { formatAbn } from '../../machines/rules/contact/abn.ts';
import { PHONE_HINT } from '../../machines/rules/contact/phone.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { ConflictBox } from '../app/records/conflict-box.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { DetailsOfCompanyFragment } from '../generated/graphql.ts';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Select, TextArea, TextInput } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';
import { SaveRow } from '../ui/save-row.tsx';
import { BookingDefaultsFields, bookingDefaultsLabels } from './booking-defaults-fields.tsx';
import { ChangeCompanyDetailsDocument, CompanyDetailsDocument } from './companies.documents.ts';
import { clinicNames, useClinicChoices } from './favourite-clinics.tsx';

const labels = {
  ...bookingDefaultsLabels,
  abn: 'ABN',
  billingAddress: 'Billing address',
  contactName: 'Contact',
  contactPhone: 'Phone',
  ownPackagesOnly: 'Own packages only',
  invoicePer: 'Invoices',
  paymentDays: 'Days to pay',
  notes: 'Notes',
};

/** The provider's tab of a company: what its bookings start with, and where its statements go. */
export function BillingPanel({ orgId }: { orgId: string }) {
  const { data, failure, retry } = useAnswer('companyDetails', CompanyDetailsDocument, { orgId }, 'companyDetails');
  return (
    <div className="max-w-[688px] px-4 pt-5 pb-6 sm:px-6">
      {failure ? <RecordFailure failure={failure} what="company" onRetry={retry} /> : null}
      {data ? <DetailsForm key={orgId} orgId={orgId} details={data} /> : null}
      {data || failure ? null : <SkeletonFields fields={6} label="Loading the company" />}
    </div>
  );
}

const INVOICES: readonly { value: InvoicePer; label: string }[] = [
  { value: 'company', label: 'One for the whole statement' },
  { value: 'po', label: 'One for each purchase order' },
  { value: 'project', label: 'One for each project' },
];

const GROUP = 'grid gap-4 border-border border-t pt-4 first-of-type:border-t-0 first-of-type:pt-0';
const PAIR = 'grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1';

function DetailsForm({ orgId, details }: { orgId: string; details: DetailsOfCompanyFragment }) {
  const gateway = useGateway();
  const shown = (found: DetailsOfCompanyFragment) => ({
    ...found,
    abn: formatAbn(found.abn),
    paymentDays: found.paymentDays?.toString() ?? '',
    resultEmailText: '',
  });
  const hasNothing = [details.abn, details.billingAddress, details.invoiceEmail].every((text) => text === '');
  const form = useForm(companyDetailsForm, shown(details), {
    draftKey: `company-details-${orgId}`,
    save: async ({ paymentDays, resultEmailText: _, ...values }, signal) => {
      const input = { ...values, paymentDays: paymentDays.trim() === '' ? null : Number(paymentDays) };
      const { changeCompanyDetails } = await gateway.request(
        ChangeCompanyDetailsDocument,
        { orgId, input },
        { signal },
      );
      return shown(changeCompanyDetails);
    },
  });
  const clinics = useClinicChoices();
  return (
    <FormBox form={form} label="Billing" className="grid gap-5">
      {hasNothing ? (
        <Banner tone="info" title="Nothing is filled in yet">
          Statements need the ABN and the billing address, new bookings the invoice email. Say also whether a purchase
          order number is required.
        </Banner>
      ) : null}
      <section className={GROUP} aria-label="New bookings">
        <BookingDefaultsFields
          form={form}
          clinics={clinics}
          poHint="Bookings for this company need one, yours included."
        />
        <Switch {...onOff(form.field('ownPackagesOnly'))} hint="Offer only packages made for this company.">
          {labels.ownPackagesOnly}
        </Switch>
      </section>
      <section className={GROUP} aria-label="Statements">
        <Field label={labels.abn} optional error={form.errors['abn']} hint="11 digits, eg. 51 824 753 556">
          <TextInput {...form.field('abn')} maxLength={lengths.abn} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={labels.billingAddress} optional>
          <TextArea {...form.field('billingAddress')} rows={3} maxLength={lengths.billingAddress} />
        </Field>
        <div className={PAIR}>
          <Field label={labels.invoicePer} hint="Each invoice has a number of its own.">
            <Select {...form.field('invoicePer')} choices={INVOICES} />
          </Field>
          <Field
            label={labels.paymentDays}
            optional
            hint="If empty: the days of your settings."
            error={form.errors['paymentDays']}
          >
            <TextInput {...form.field('paymentDays')} inputMode="numeric" maxLength={3} autoComplete="off" />
          </Field>
        </div>
        <div className={PAIR}>
          <Field label={labels.contactName} optional>
            <TextInput {...form.field('contactName')} maxLength={lengths.contactName} autoComplete="off" />
          </Field>
          <Field label={labels.contactPhone} optional hint={PHONE_HINT} error={form.errors['contactPhone']}>
            <TextInput {...form.field('contactPhone')} type="tel" maxLength={lengths.contactPhone} autoComplete="off" />
          </Field>
        </div>
      </section>
      <section className={GROUP} aria-label="Notes">
        <Field
          label={labels.notes}
          optional
          hint="The company does not see these."
          counter={{ text: form.values.notes, most: lengths.notes }}
        >
          <TextArea {...form.field('notes')} rows={4} maxLength={lengths.notes} />
        </Field>
      </section>
      {form.conflict ? (
        <ConflictBox form={form} labels={labels} formatValue={(value) => clinicNames(value, clinics)} />
      ) : (
        <>
          <RefusalLine form={form} />
          <SaveRow form={form} />
        </>
      )}
    </FormBox>
  );
}

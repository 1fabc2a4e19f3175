import { companyDetailLengths as lengths } from '../../machines/rules/account/company-details.ts';
import { EmailListInput } from '../app/forms/email-list-input.tsx';
import type { ClinicChoice } from '../slots/clinics-box.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';
import { FavouriteClinicsField, favouriteLabel } from './favourite-clinics.tsx';

export const bookingDefaultsLabels = {
  ...favouriteLabel,
  resultEmail: 'Receiving Results Email',
  invoiceEmail: 'Receiving Invoices Email',
  poRequired: 'Purchase order number required',
};

type Bound<Value> = { name: string; value: Value; onValue: (value: Value) => void; onBlur: () => void };

/** `resultEmailText` is typed and no address yet. */
type DefaultsForm = {
  errors: Readonly<Record<string, string>>;
  field: {
    (name: 'resultEmail' | 'resultEmailText' | 'invoiceEmail'): Bound<string>;
    (name: 'favouriteClinics'): Bound<readonly string[]>;
    (name: 'poRequired'): Bound<boolean>;
  };
};

type DefaultsProps = { form: DefaultsForm; clinics: readonly ClinicChoice[]; poHint: string };

/** Values that new bookings of a company start with: fields of the company's own page and of the provider's. */
export function BookingDefaultsFields({ form, clinics, poHint }: DefaultsProps) {
  return (
    <>
      <Field
        label={bookingDefaultsLabels.resultEmail}
        optional
        keepHint
        hint="New bookings start with these addresses. A pasted list is split."
        error={form.errors['resultEmail']}
      >
        <EmailListInput list={form.field('resultEmail')} typing={form.field('resultEmailText')} />
      </Field>
      <Field label={bookingDefaultsLabels.invoiceEmail} optional error={form.errors['invoiceEmail']}>
        <TextInput {...form.field('invoiceEmail')} type="email" maxLength={lengths.invoiceEmail} autoComplete="off" />
      </Field>
      <FavouriteClinicsField
        {...form.field('favouriteClinics')}
        clinics={clinics}
        error={form.errors['favouriteClinics']}
      />
      <Switch {...onOff(form.field('poRequired'))} hint={poHint}>
        {bookingDefaultsLabels.poRequired}
      </Switch>
    </>
  );
}

import { useId } from 'react';
import type { WalkInValues } from '../../../machines/forms/walk-in-form.ts';
import { SEXES } from '../../../machines/rules/booking/sexes.ts';
import { PHONE_EXAMPLES } from '../../../machines/rules/contact/phone.ts';
import { EmailListInput } from '../../app/forms/email-list-input.tsx';
import type { useForm } from '../../app/forms/form.tsx';
import { Lookup } from '../../app/forms/lookup.tsx';
import { useAccess, useGateway, usePortal } from '../../app/session/session-context.tsx';
import { errorClass } from '../../ui/fields/control-classes.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { type Choice, Select, TextInput } from '../../ui/fields/inputs.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { WalkInCompaniesDocument } from './walk-in.documents.ts';
import { packagesOf } from './walk-in.ports.ts';

type Form = ReturnType<typeof useForm<WalkInValues, { reference: string; candidateId: string }>>;
type Picked = { id: string; name: string; minutes: number };

type Props = {
  form: Form;
  times: readonly Choice<string>[];
  time: string;
  onTime: (time: string) => void;
  onPackage: (picked: Picked) => void;
  /** Why the hold stayed as it was, at what was chosen last. */
  unheld: { package?: string; time?: string };
  /** Finds the addresses of the company's last results and invoices. */
  addressesOf: (org: string) => Promise<{ resultEmail: string; invoiceEmail: string }>;
};

const sexes = SEXES.map((sex) => ({ value: sex, label: sex }));

/** All details that the portal needs of a walk-in, in the order of the questions at the desk. */
export function WalkInFields({ form, times, time, unheld, onTime, onPackage, addressesOf }: Props) {
  const gateway = useGateway();
  const { info } = useAccess();
  const { errors, values } = form;
  const company = form.field('company');
  const chosen = form.field('package');
  const chooseCompany = async (picked: { id: string; name: string } | null) => {
    company.onValue(picked && { id: picked.id, name: picked.name });
    if (!picked) return;
    // A convenience: where it cannot be had, the two are typed.
    const found = await addressesOf(picked.id).catch(() => null);
    if (found?.resultEmail) form.field('resultEmail').onValue(found.resultEmail);
    if (found?.invoiceEmail) form.field('invoiceEmail').onValue(found.invoiceEmail);
  };
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 max-sm:grid-cols-1">
      <Field label="First name" error={errors['firstName']}>
        <TextInput {...form.field('firstName')} maxLength={100} autoComplete="off" autoFocus />
      </Field>
      <Field label="Last name" error={errors['lastName']}>
        <TextInput {...form.field('lastName')} maxLength={99} autoComplete="off" />
      </Field>
      <Field label="Date of birth" error={errors['dob']}>
        <DateField {...form.field('dob')} birth />
      </Field>
      <Field label="Assigned Sex at Birth" error={errors['gender']}>
        <Select {...form.field('gender')} choices={sexes} empty="Choose one" />
      </Field>
      <Field label="Phone" hint={`Eg. ${PHONE_EXAMPLES[0]}`} error={errors['phone']}>
        <TextInput {...form.field('phone')} type="tel" maxLength={40} autoComplete="off" />
      </Field>
      <Field label="Email" error={errors['email']}>
        <TextInput {...form.field('email')} type="email" maxLength={254} autoComplete="off" />
      </Field>
      <Field label="Company" error={errors['company']}>
        <Lookup
          value={company.value}
          onPick={chooseCompany}
          load={async (search, signal) =>
            (await gateway.request(WalkInCompaniesDocument, { search }, { signal, kind: 'lookup' })).bookableOrgs
          }
        />
      </Field>
      <Field label="Position" error={errors['position']}>
        <TextInput {...form.field('position')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Package" error={errors['package'] ?? unheld.package}>
        <Lookup
          value={chosen.value}
          onPick={(picked) => {
            chosen.onValue(picked && { id: picked.id, name: picked.name, minutes: picked.minutes });
            if (picked) onPackage(picked);
          }}
          load={(search, signal) => packagesOf(gateway, values.company?.id ?? info.company?.id ?? '', search, signal)}
          describe={({ minutes }) => `${minutes} minutes`}
        />
      </Field>
      <Field label="Time" error={unheld.time}>
        <Select value={time} choices={times} onValue={onTime} />
      </Field>
      <Field label="Results to" error={errors['resultEmail']}>
        <EmailListInput list={form.field('resultEmail')} typing={form.field('resultEmailText')} />
      </Field>
      <Field label="Invoice to" error={errors['invoiceEmail']}>
        <TextInput {...form.field('invoiceEmail')} type="email" maxLength={254} autoComplete="off" />
      </Field>
      <Policy form={form} />
    </div>
  );
}

function Policy({ form }: { form: Form }) {
  const { policyUrl, providerName } = usePortal();
  const errorId = useId();
  const { value, onValue } = form.field('policyAccepted');
  const error = form.errors['policyAccepted'];
  return (
    <div className="col-span-full grid gap-1.5">
      <Checkbox
        name="policyAccepted"
        checked={value}
        onValue={onValue}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
      >
        The candidate accepts the{' '}
        {policyUrl ? (
          <a className="underline decoration-1 underline-offset-3" href={policyUrl} target="_blank" rel="noreferrer">
            booking policy<span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          `booking policy, which ${providerName} gives on request`
        )}
        .
      </Checkbox>
      {error ? (
        <p id={errorId} className={errorClass}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

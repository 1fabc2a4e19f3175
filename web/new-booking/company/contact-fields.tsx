import type { ComponentProps } from 'react';
import { EXAMPLE_EMAIL } from '../../../machines/rules/contact/email.ts';
import { PHONE_HINT } from '../../../machines/rules/contact/phone.ts';
import { EmailChips } from '../../ui/fields/email-chips.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { FormGroup } from '../step-body.tsx';
import { useHeader } from './use-header.ts';

type TextPath = 'contactName' | 'contactPhone' | 'contactEmail' | 'invoiceEmail';
type HeaderTextProps = { name: TextPath; label: string; hint?: string } & Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onValue' | 'name'
>;

/** One line of the header that is plain text and required. */
function HeaderText({ name, label, hint, ...input }: HeaderTextProps) {
  const { header, change, errorAt, leave } = useHeader();
  const path = `header.${name}` as const;
  return (
    <Field label={label} hint={hint} error={errorAt(path)}>
      <TextInput {...input} value={header[name]} onValue={(value) => change({ path, value })} onBlur={leave(path)} />
    </Field>
  );
}

export const PersonFields = () => (
  <FormGroup legend="Who books">
    <HeaderText name="contactName" label="Booking person" autoComplete="name" maxLength={200} />
    <div className="grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
      <HeaderText name="contactPhone" label="Phone" hint={PHONE_HINT} type="tel" autoComplete="tel" maxLength={40} />
      <HeaderText name="contactEmail" label="Contact Email" type="email" autoComplete="email" maxLength={254} />
    </div>
  </FormGroup>
);

export function MailFields() {
  const { header, change, errorAt, leave } = useHeader();
  return (
    <FormGroup legend="Where results and invoices go">
      <Field
        label="Receiving Results Email"
        hint="Separate with a comma, semicolon, Enter or Tab."
        keepHint
        error={errorAt('header.resultEmails')}
      >
        <EmailChips
          value={header.resultEmails}
          onValue={(value) => change({ path: 'header.resultEmails', value })}
          text={header.resultEmailText}
          onText={(value) => change({ path: 'header.resultEmailText', value })}
          onBlur={leave('header.resultEmails')}
          placeholder={EXAMPLE_EMAIL}
        />
      </Field>
      <HeaderText
        name="invoiceEmail"
        label="Receiving Invoices Email"
        type="email"
        autoComplete="off"
        maxLength={254}
      />
    </FormGroup>
  );
}

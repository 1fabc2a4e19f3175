import { type ContactDetails, isNewEmail, myAccountForm } from '../../machines/forms/account-forms.ts';
import { localKeys } from '../../machines/lib/storage-keys.ts';
import { PHONE_HINT } from '../../machines/rules/contact/phone.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { useGateway, useSessionActor } from '../app/session/session-context.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/fields/field.tsx';
import { PasswordInput, TextInput } from '../ui/fields/inputs.tsx';
import { SaveRow } from '../ui/save-row.tsx';
import { UpdateMyAccountDocument } from './account.documents.ts';

type DetailsCardProps = {
  details: ContactDetails;
  /** True if the company uses one-time passwords. */
  hasOtp: boolean;
  onSaved: () => void;
};

/** One's own contact details, which new bookings start with. */
export function DetailsCard({ details, hasOtp, onSaved }: DetailsCardProps) {
  const gateway = useGateway();
  const session = useSessionActor();
  const values = { ...details, currentPassword: '', savedEmail: details.email };
  const form = useForm(myAccountForm, values, {
    save: async (typed, signal) => {
      const { savedEmail: _, currentPassword, ...input } = typed;
      const variables = { input: isNewEmail(typed) ? { ...input, currentPassword } : input };
      // A device that is registered needs no waiting for the new address.
      const deviceId = hasOtp ? localStorage.getItem(localKeys.deviceId) : null;
      const { updateMyAccount } = await gateway.request(UpdateMyAccountDocument, variables, { signal, deviceId });
      const { contactPerson, email } = updateMyAccount;
      session.send({ type: 'account.changed', contactPerson, email });
      return detailsOf(updateMyAccount);
    },
    onSaved,
  });
  return (
    <Card title="Contact details">
      <div className="px-4 pt-3.5 pb-4">
        <FormBox form={form} label="Contact details">
          <Field label="Contact person" error={form.errors['contactPerson']} hint="Your name as the portal shows it.">
            <TextInput {...form.field('contactPerson')} autoComplete="name" maxLength={200} />
          </Field>
          <Field label="Phone" optional error={form.errors['phone']} hint={PHONE_HINT}>
            <TextInput {...form.field('phone')} type="tel" autoComplete="tel" maxLength={50} />
          </Field>
          <Field label="Email" error={form.errors['email']} hint="Links that set a new password go here.">
            <TextInput
              {...form.field('email')}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
          </Field>
          {isNewEmail(form.values) ? (
            <Field
              label="Current password"
              error={form.errors['currentPassword']}
              hint={`A new email address needs your password. We tell the old address.${hasOtp ? ' One-time passwords go to the new one 24 hours later, or at once if this device is registered.' : ''}`}
            >
              <PasswordInput {...form.field('currentPassword')} autoComplete="current-password" />
            </Field>
          ) : null}
          <RefusalLine form={form} />
          <SaveRow form={form} />
        </FormBox>
      </div>
    </Card>
  );
}

/** A form's fields are texts; a missing one is empty. */
export const detailsOf = ({
  contactPerson,
  phone,
  email,
}: {
  contactPerson: string | null;
  phone: string | null;
  email: string | null;
}): ContactDetails => ({ contactPerson: contactPerson ?? '', phone: phone ?? '', email: email ?? '' });

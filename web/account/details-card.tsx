import { type ContactDetails, myAccountForm } from '../../machines/account-forms.ts';
import { PHONE_HINT } from '../../machines/rules/phone.ts';
import { useGateway, useSessionActor } from '../session/session-context.tsx';
import { Field } from '../ui/field.tsx';
import { FormBox, RefusalLine, useForm } from '../ui/form.tsx';
import { TextInput } from '../ui/inputs.tsx';
import { SaveRow } from '../ui/save-row.tsx';
import { UpdateMyAccountDocument } from './account.documents.ts';

/** One's own contact details, which new bookings start with. */
export function DetailsCard({ details }: { details: ContactDetails }) {
  const gateway = useGateway();
  const session = useSessionActor();
  const form = useForm(myAccountForm, details, {
    save: async (input, signal) => {
      const { updateMyAccount } = await gateway.request(UpdateMyAccountDocument, { input }, { signal });
      const { contactPerson, email } = updateMyAccount;
      session.send({ type: 'account.changed', contactPerson, email });
      return detailsOf(updateMyAccount);
    },
  });
  return (
    <section className="card" aria-labelledby="contact-details">
      <div className="card-head">
        <h2 id="contact-details">Contact details</h2>
      </div>
      <div className="card-body">
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
          <RefusalLine form={form} />
          <SaveRow form={form} />
        </FormBox>
      </div>
    </section>
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

import { formMachine } from '../form/form.machine.ts';
import type { FormRefusal } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { resultEmailsMessage, resultEmailsOf } from '../rules/booking/booking-draft.ts';
import { policyMessage } from '../rules/booking/policy.ts';
import { birthMessage } from '../rules/calendar/birth-date.ts';
import { emailMessage } from '../rules/contact/email.ts';
import { splitEmails } from '../rules/contact/email-list.ts';
import { personNameMessage } from '../rules/contact/person-name.ts';
import { phoneMessage } from '../rules/contact/phone.ts';
import { requiredMessage } from '../rules/text/required.ts';

/** A walk-in, as the receptionist types it. Port, as `save`: book the held time. */
export type WalkInValues = {
  firstName: string;
  lastName: string;
  dob: string;
  gender: string;
  phone: string;
  email: string;
  position: string;
  company: { id: string; name: string } | null;
  package: { id: string; name: string; minutes: number } | null;
  resultEmail: string;
  /** Typed beside the addresses for results, and no entry yet. */
  resultEmailText: string;
  invoiceEmail: string;
  policyAccepted: boolean;
  /** Why the person must be seen on a full day. */
  overPlan: string;
};

export const noWalkIn: WalkInValues = {
  firstName: '',
  lastName: '',
  dob: '',
  gender: '',
  phone: '',
  email: '',
  position: '',
  company: null,
  package: null,
  resultEmail: '',
  resultEmailText: '',
  invoiceEmail: '',
  policyAccepted: false,
  overPlan: '',
};

/** All addresses that receive a walk-in's results. */
export const walkInResultEmails = ({
  resultEmail,
  resultEmailText,
}: Pick<WalkInValues, 'resultEmail' | 'resultEmailText'>) =>
  resultEmailsOf({ resultEmails: splitEmails(resultEmail), resultEmailText });

/** Fields of the create call that the form has under another name. */
const fieldNames: Readonly<Record<string, string>> = {
  name: 'firstName',
  orgId: 'company',
  packageId: 'package',
};

/** Each refusal is shown at its field; one of the held time over the form. */
const NOT_BOOKED = 'Not booked. What you typed is still here: try again.';
/** It may be booked: a second press finds it. */
const NO_ANSWER = 'The server did not answer. Press Book again: nobody is booked twice.';

function refused(error: PortalError): FormRefusal {
  const fields = 'fields' in error ? (error.fields ?? {}) : {};
  const named = Object.entries(fields).map(([path, message]) => {
    const field = path.split('.').at(-1) ?? path;
    return [fieldNames[field] ?? field, message] as const;
  });
  const own = named.filter(([field]) => field in noWalkIn);
  const reason = 'reason' in error && error.reason ? error.reason : null;
  return {
    text: reason ?? named[0]?.[1] ?? (error.code === 'UNREACHABLE' ? NO_ANSWER : NOT_BOOKED),
    fields: Object.fromEntries(own),
  };
}

/** @param today YYYY-MM-DD at the site */
export const walkInForm = (today: string) =>
  formMachine<WalkInValues, { reference: string; candidateId: string }>({
    check: ({ company, package: chosen, ...typed }) => ({
      // A person of one name has any sign in the other field.
      firstName: requiredMessage(typed.firstName) ?? personNameMessage(typed.firstName + typed.lastName),
      lastName: requiredMessage(typed.lastName),
      dob: requiredMessage(typed.dob) ?? birthMessage(typed.dob, today),
      gender: requiredMessage(typed.gender),
      phone: requiredMessage(typed.phone) ?? phoneMessage(typed.phone),
      email: requiredMessage(typed.email) ?? emailMessage(typed.email),
      position: requiredMessage(typed.position),
      company: requiredMessage(company?.id ?? ''),
      package: requiredMessage(chosen?.id ?? ''),
      resultEmail: resultEmailsMessage(walkInResultEmails(typed)),
      invoiceEmail: requiredMessage(typed.invoiceEmail) ?? emailMessage(typed.invoiceEmail),
      policyAccepted: policyMessage(typed.policyAccepted),
    }),
    refused,
    saved: null,
    afterSave: () => 'ends',
  });

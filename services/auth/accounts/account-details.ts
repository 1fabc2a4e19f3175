import { emailMessage, readEmail } from '../../../machines/rules/contact/email.ts';
import { formatPhone, phoneMessage } from '../../../machines/rules/contact/phone.ts';
import { cleanLine } from '../../../machines/rules/text/clean-text.ts';
import { type FieldMessage, requiredMessage } from '../../../machines/rules/text/required.ts';
import { fail } from '../../base/errors.ts';

/** Omitted details stay as they are. */
export interface AccountDetails {
  readonly username?: string;
  readonly contact_person?: string;
  readonly phone?: string;
  readonly email?: string;
}

type Checked<Given> = { [Field in keyof Given & keyof AccountDetails]: Field extends 'phone' ? string | null : string };

const usernameMessage = (username: string): FieldMessage =>
  requiredMessage(username) ?? (/\s/.test(cleanLine(username)) ? 'A username has no spaces.' : null);

/** The details as they are kept. @throws ServiceError 400 with the field that breaks its rule */
export function checkedDetails<Given extends AccountDetails>(provided: Given): Checked<Given>;
export function checkedDetails(provided: AccountDetails): object {
  const { username, contact_person, phone, email } = provided;
  for (const field of fields) {
    const message = provided[field] === undefined ? null : accountDetailMessage(field, provided[field]);
    if (message !== null) fail('BAD_REQUEST', message, { field });
  }
  return {
    ...(username !== undefined && { username: cleanLine(username) }),
    ...(contact_person !== undefined && { contact_person: cleanLine(contact_person) }),
    ...(phone !== undefined && { phone: formatPhone(phone) || null }),
    ...(email !== undefined && { email: readEmail(email) }),
  };
}

const fields = ['username', 'contact_person', 'phone', 'email'] as const satisfies readonly (keyof AccountDetails)[];

/** The message for a detail that breaks its rule. */
export function accountDetailMessage(field: keyof AccountDetails, value: string): FieldMessage {
  if (field === 'username') return usernameMessage(value);
  if (field === 'phone') return phoneMessage(value);
  return requiredMessage(value) ?? (field === 'email' ? emailMessage(value) : null);
}

import { emailMessage } from '../../../machines/rules/contact/email.ts';
import { phoneMessage } from '../../../machines/rules/contact/phone.ts';
import { type Message, requiredMessage } from '../../../machines/rules/text/required.ts';
import { fail } from '../../shared/http/errors.ts';

/** What is not there stays as it is. */
export interface AccountDetails {
  readonly username?: string;
  readonly contact_person?: string;
  readonly phone?: string;
  readonly email?: string;
}

type Checked<Given> = { [Field in keyof Given & keyof AccountDetails]: Field extends 'phone' ? string | null : string };

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const usernameMessage = (username: string): Message =>
  requiredMessage(username) ?? (/\s/.test(username.trim()) ? 'A username has no spaces.' : null);

/** The details as they are kept. @throws ServiceError 400 with the field that breaks its rule */
export function checkedDetails<Given extends AccountDetails>(provided: Given): Checked<Given>;
export function checkedDetails({ username, contact_person, phone, email }: AccountDetails): object {
  if (username !== undefined) require('username', usernameMessage(username));
  if (contact_person !== undefined) require('contact_person', requiredMessage(contact_person));
  if (phone !== undefined) require('phone', phoneMessage(phone));
  if (email !== undefined) require('email', requiredMessage(email) ?? emailMessage(email));
  return {
    ...(username !== undefined && { username: username.trim() }),
    ...(contact_person !== undefined && { contact_person: oneLine(contact_person) }),
    ...(phone !== undefined && { phone: oneLine(phone) || null }),
    ...(email !== undefined && { email: email.trim() }),
  };
}

function require(field: keyof AccountDetails, message: Message): void {
  if (message !== null) fail('BAD_REQUEST', message, { field });
}

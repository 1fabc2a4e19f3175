import { joinEmails, splitEmails } from '../../../machines/rules/contact/email-list.ts';
import { EmailChips } from '../../ui/fields/email-chips.tsx';

type Bound = { name: string; value: string; onValue: (value: string) => void; onBlur: () => void };

/** Chips of a form that stores its addresses as one text. `typing` is the text that is no entry yet. */
export const EmailListInput = ({ list, typing }: { list: Bound; typing: Bound }) => (
  <EmailChips
    name={list.name}
    value={splitEmails(list.value)}
    onValue={(emails) => list.onValue(joinEmails(emails))}
    text={typing.value}
    onText={typing.onValue}
    onBlur={list.onBlur}
  />
);

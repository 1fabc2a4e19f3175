import { expect, test } from 'vitest';
import { fillMailText, mailTextMessages } from './mail-text.ts';

const placeholders = [
  { name: 'password', meaning: 'The one-time password', isRequired: true },
  { name: 'reason', meaning: 'Why', isRequired: false },
];
const text = { subject: 'Your password', heading: 'It is {password}', body: 'Hello.\n\nReason given: {reason}' };

test('[mail.placeholders] a text with its placeholders is valid; unknown, missing and broken ones have an error at their field', () => {
  const fine = { subject: null, heading: null, body: null };
  expect(mailTextMessages(text, placeholders)).toEqual(fine);
  expect(mailTextMessages({ ...text, subject: 'For {candidate}' }, placeholders)).toEqual({
    ...fine,
    subject: '{candidate} is no placeholder of this mail.',
  });
  expect(mailTextMessages({ ...text, heading: 'Hello' }, placeholders).body).toBe('The text needs {password}.');
  expect(mailTextMessages({ ...text, heading: 'Hello', body: '{password}' }, placeholders)).toEqual(fine);
  for (const body of ['{Reason}', '{reason', 'reason}', '{}']) {
    expect(mailTextMessages({ ...text, body }, placeholders).body).toContain('A brace belongs to a placeholder');
  }
});

test('[mail.placeholders] an empty text, a long one and a second line have an error at their field', () => {
  expect(mailTextMessages({ subject: ' ', heading: '', body: '\n' }, placeholders)).toEqual({
    subject: 'Write the subject.',
    heading: 'Write the heading.',
    body: 'Write the text.',
  });
  expect(mailTextMessages({ ...text, subject: 'x'.repeat(151) }, placeholders).subject).toBe('At most 150 characters.');
  expect(mailTextMessages({ ...text, subject: 'x'.repeat(150) }, placeholders).subject).toBeNull();
  expect(mailTextMessages({ ...text, heading: 'It is\n{password}' }, placeholders).heading).toBe('One line only.');
});

test('[mail.texts] values replace placeholders, are not searched for further ones, and a paragraph without its value is left out', () => {
  const filled = (reason: string) => fillMailText(text, { password: '482913', reason });
  expect(filled('')).toEqual({ subject: 'Your password', heading: 'It is 482913', paragraphs: ['Hello.'] });
  expect(filled('{password}').paragraphs).toEqual(['Hello.', 'Reason given: {password}']);
  expect(fillMailText({ ...text, body: 'One\ntwo\r\n\r\n\n Three ' }, {}).paragraphs).toEqual(['One\ntwo', 'Three']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailListMessage, emailMessage, isEmail, readEmail } from './email.ts';

const FORMAT = 'Must be email format. Eg. name@company.com.au';
const LIST_FORMAT = 'Must be email format and separated by semicolons. Eg. name@company.com.au';
const DUPLICATE = 'There is duplicate email(s) in your input.';

test.each([
  'a@b.co',
  'first.last+site@mine-services.com.au',
  "o'brien@example.org",
  'A@EXAMPLE.COM',
  `${'x'.repeat(64)}@example.com`,
])('[valid.email] %s is an email', (address) => {
  expect(emailMessage(address)).toBeNull();
});

test.each([
  'plain',
  'a@',
  '@b.com',
  'a@b',
  'a b@c.com',
  'a@b..com',
  '.a@b.com',
  'a.@b.com',
  'a..b@c.com',
  'a@-b.com',
  'a@b.com;c@d.com',
  'Liam <a@b.com> <c@d.com>',
  'a@@b.com',
  `${'x'.repeat(65)}@example.com`,
  `a@${'x.'.repeat(130)}com`,
])('[valid.email] %s is not', (address) => {
  expect(emailMessage(address)).toBe(FORMAT);
});

test('[valid.email] an empty field is not a wrong email, and white space around one is nothing', () => {
  expect(emailMessage('')).toBeNull();
  expect(emailMessage('  a@b.com ')).toBeNull();
});

test('[valid.email] any common address passes, and never with white space inside', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.nat(), (address, place) => {
      expect(isEmail(address)).toBe(true);
      const at = place % (address.length - 1);
      expect(isEmail(`${address.slice(0, at + 1)} ${address.slice(at + 1)}`)).toBe(false);
    }),
  );
});

test('[valid.email] each item of a list must be an email', () => {
  expect(emailListMessage(['a@b.com', 'nobody'])).toBe(LIST_FORMAT);
  expect(emailListMessage(['a@b.com', ''])).toBe(LIST_FORMAT);
  expect(emailListMessage([])).toBeNull();
});

test('[valid.email] the same mailbox twice is a duplicate, whatever its case', () => {
  expect(emailListMessage(['a@b.com', ' A@B.com'])).toBe(DUPLICATE);
  fc.assert(
    fc.property(fc.uniqueArray(fc.emailAddress(), { selector: (address) => address.toLowerCase() }), (list) => {
      expect(emailListMessage(list)).toBeNull();
      for (const address of list) expect(emailListMessage([...list, address.toUpperCase()])).toBe(DUPLICATE);
    }),
  );
});

test.each([
  'Liam <a@b.example>',
  '<a@b.example>',
  'mailto:a@b.example',
  'Liam <mailto:a@b.example>',
  'a@b.example;',
  ' a@b.example, ',
  'a@\u200bb.example',
  'ａ@b.example',
])('[valid.email] %j can only mean one address', (typed) => {
  expect([emailMessage(typed), readEmail(typed)]).toEqual([null, 'a@b.example']);
});

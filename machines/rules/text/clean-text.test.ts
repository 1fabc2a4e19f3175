import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, isUnseen, plainLine } from './clean-text.ts';

test.each([
  ['\u202eLiam\u202c', 'Liam'],
  ['Li\u0007am', 'Liam'],
  ['Li\u00adam\u200b', 'Liam'],
  ['\ufeffLiam', 'Liam'],
  ['Liam    O’Connor', 'Liam O’Connor'],
  ['Liam\u00a0\u3000O’Connor\t', 'Liam O’Connor'],
  ['Liam\r\nO’Connor', 'Liam O’Connor'],
  ['Zoe\u0308', 'Zoë'],
  ['👩‍👩‍👧 ❤️ 1️⃣ 👍🏽', '👩‍👩‍👧 ❤️ 1️⃣ 👍🏽'],
  ['a\u200db\ufe0f', 'ab'],
])('%j is one line of %j', (typed, stored) => {
  expect(cleanLine(typed)).toBe(stored);
});

test('lines stay lines, without blanks at their ends', () => {
  expect(cleanText(' one \u200b \r\n  - two\u2028three\u0085\tfour \n\n ')).toBe('one\n  - two\nthree\n four');
  expect(plainLine('０４９１\n５７０')).toBe('0491 570');
});

test.each(['', ' \u00a0', '\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u0301', '\u202e\u0000', '\ud800'])(
  '%j shows nothing',
  (text) => {
    expect(isUnseen(text)).toBe(true);
  },
);

test('whatever was typed, cleaning it twice changes no more, and what is plain stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\u00ad\u3164]| {2}|^ | $/u);
    }),
  );
  expect(isUnseen('.')).toBe(false);
});

test('half a megabyte of blanks is cleaned at once', () => {
  expect(cleanText(`${' '.repeat(500_000)}x${' \n'.repeat(250_000)}`)).toBe('x');
});

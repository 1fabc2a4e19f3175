import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addEntries,
  DUPLICATE_SHOWN_MS,
  duplicatePositions,
  joinEmails,
  pastedEntries,
  splitEmails,
  typedEntries,
  withoutDuplicates,
} from './email-list.ts';

test.each([',', ';', '\n', '\t'])('[valid.email-list] typing %j ends an entry', (separator) => {
  expect(typedEntries(`a@b.com${separator}c@d`)).toEqual({ entries: ['a@b.com'], rest: 'c@d' });
});

test('[valid.email-list] separators in a row make no empty entries', () => {
  expect(typedEntries(' , ;\n')).toEqual({ entries: [], rest: '' });
});

test('[valid.email-list] a paste splits on comma, semicolon and line end, and keeps nothing back', () => {
  expect(pastedEntries('a@b.com, c@d.com;e@f.com ')).toEqual(['a@b.com', 'c@d.com', 'e@f.com']);
  expect(pastedEntries('a@b.com\r\nc@d.com\nAnn Lee <e@f.com>\n')).toEqual(['a@b.com', 'c@d.com', 'e@f.com']);
  expect(pastedEntries('a@b.com\tc@d.com')).toEqual(['a@b.com c@d.com']);
});

test.each([
  ['"Lee, Ann" <a@b.com>, Jo Ward <c@d.com>'],
  ['Lee, Ann <a@b.com>; Ward, Jo <c@d.com>'],
  ['Lee, Ann <a@b.com>\nWard, Jo <c@d.com>;'],
  ['Ann <a@b.com>, Jo <c@d.com>'],
  ['a@b.com, Jo <c@d.com>'],
])('[valid.email-list] the names of %j are no addresses, commas or not', (text) => {
  expect(pastedEntries(text)).toEqual(['a@b.com', 'c@d.com']);
});

test('[valid.email-list] a word that is no address stays to be seen', () => {
  expect(pastedEntries('ann.lee, Jo <c@d.com>; e@f.com')).toEqual(['ann.lee', 'c@d.com', 'e@f.com']);
});

test('[valid.email-list] no more than the maximum is taken, and the rest is handed back', () => {
  expect(addEntries(['a'], ['b', 'c', 'd'], 3)).toEqual({ list: ['a', 'b', 'c'], refused: ['d'] });
  expect(addEntries(['a', 'b'], ['c'], 1)).toEqual({ list: ['a', 'b'], refused: ['c'] });
  expect(addEntries(['a'], ['b', 'c'])).toEqual({ list: ['a', 'b', 'c'], refused: [] });
});

test('[valid.email-list] duplicates show for one second, then all but the first of each go', () => {
  expect(DUPLICATE_SHOWN_MS).toBe(1000);
  const list = ['a@b.com', 'A@b.com', 'c@d.com', 'a@b.com '];
  expect(duplicatePositions(list)).toEqual([1, 3]);
  expect(withoutDuplicates(list)).toEqual(['a@b.com', 'c@d.com']);
});

test('[valid.email-list] the cleaned list has no duplicates and loses no mailbox', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a@b.com', 'A@B.COM', 'c@d.com', 'e@f.com')), (list) => {
      const left = withoutDuplicates(list);
      expect(duplicatePositions(left)).toEqual([]);
      const mailboxes = (entries: readonly string[]) => new Set(entries.map((entry) => entry.toLowerCase()));
      expect(mailboxes(left)).toEqual(mailboxes(list));
    }),
  );
});

test('[valid.email-list] a list survives being joined and split again', () => {
  expect(joinEmails(['a@b.com', 'c@d.com'])).toBe('a@b.com; c@d.com');
  fc.assert(
    fc.property(fc.array(fc.emailAddress()), (list) => {
      expect(splitEmails(joinEmails(list))).toEqual(list);
    }),
  );
});

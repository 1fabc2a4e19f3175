import { expect, test } from 'vitest';
import { NAME_IN_LETTERS, personNameMessage } from './person-name.ts';

test.each(['Liam O’Connor', 'Ng', 'X', '王小明', 'علي حسن', 'Jo 3', 'Å'])('[valid.text] %s is a name', (name) => {
  expect(personNameMessage(name)).toBeNull();
});

test.each(['.', '123', '- -', '?', '❤️', '0491 570 006'])('[valid.text] %s is no name of a candidate', (name) => {
  expect(personNameMessage(name)).toBe(NAME_IN_LETTERS);
});

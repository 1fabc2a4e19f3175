import { expect, test } from 'vitest';
import { wholeReference } from './whole-reference.ts';

test.each([
  ['PF-205110', 'PF-205110'],
  [' pf 205110 ', 'PF-205110'],
  ['pf205110', 'PF-205110'],
  ['PF – 205110', 'PF-205110'],
  ['pf-m33713-2', 'PF-M33713-2'],
  ['205110', null],
  ['PF', null],
  ['pfister', null],
  ['PF-205110 ward', null],
])('“%s” is the reference %s', (typed, reference) => {
  expect(wholeReference(typed)).toBe(reference);
});

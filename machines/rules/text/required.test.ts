import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REQUIRED, requiredMessage } from './required.ts';

test('[valid.required] nothing, white space and an empty list are refused', () => {
  expect(REQUIRED).toBe('This field is required.');
  for (const nothing of ['', ' \t\n', null, undefined, []]) expect(requiredMessage(nothing)).toBe(REQUIRED);
});

test('[valid.required] anything visible passes, and so does a list with an entry', () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^\S$/), (around, visible) => {
      expect(requiredMessage(around + visible + around)).toBeNull();
    }),
  );
  expect(requiredMessage(['a@b.com'])).toBeNull();
});

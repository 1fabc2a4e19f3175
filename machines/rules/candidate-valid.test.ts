import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidatePasses, fieldsInError, shownErrors, touchErrors } from './candidate-valid.ts';

test('[wizard.candidate-valid] a candidate without errors passes, and so does one that only lacks its reserve id', () => {
  expect(candidatePasses({})).toBe(true);
  expect(candidatePasses({ name: null, reserveId: 'You must reserve your selected time slot first.' })).toBe(true);
});

test('[wizard.candidate-valid] any other error fails it, a reserve id beside it too', () => {
  expect(candidatePasses({ name: 'This field is required.' })).toBe(false);
  expect(candidatePasses({ email: 'Must be email format.', reserveId: 'You must reserve.' })).toBe(false);
});

test('[wizard.candidate-valid] touching marks every field in error, once, and these are the errors that show', () => {
  const errors = { name: 'This field is required.', phone: null, email: 'Must be email format.' };
  expect(shownErrors(errors, [])).toEqual({});
  expect(shownErrors(errors, ['phone', 'name'])).toEqual({ name: 'This field is required.' });
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.option(fc.string({ minLength: 1 }))),
      fc.uniqueArray(fc.string()),
      (wrong, touched) => {
        const marked = touchErrors(touched, wrong);
        expect(new Set(marked).size).toBe(marked.length);
        expect(marked).toEqual(expect.arrayContaining([...touched, ...fieldsInError(wrong)]));
        expect(Object.keys(shownErrors(wrong, marked)).sort()).toEqual(fieldsInError(wrong).toSorted());
      },
    ),
  );
});

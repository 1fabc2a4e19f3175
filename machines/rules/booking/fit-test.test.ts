import { expect, test } from 'vitest';
import { fitTestMessage, NO_FIT_TESTS } from './fit-test.ts';

test('[wizard.types] a fit test is refused for what books none, with the reason; a medical never is', () => {
  expect(fitTestMessage('fit_test', 'company', false)).toBe(NO_FIT_TESTS.company);
  expect(fitTestMessage('fit_test', 'subsidiary', false)).toBe(NO_FIT_TESTS.subsidiary);
  expect(fitTestMessage('pem', 'company', false)).toBeNull();
  expect(fitTestMessage('fit_test', 'company', true)).toBeNull();
  expect(fitTestMessage('fit_test', 'company', undefined)).toBeNull();
});

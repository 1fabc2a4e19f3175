import type { FieldMessage } from '../text/required.ts';

export const NO_FIT_TESTS = {
  company: 'This company does not book fit tests.',
  subsidiary: 'This subsidiary does not book fit tests.',
} as const;

/** No fit test is booked for what has none; what is not known here the service knows. */
export const fitTestMessage = (
  serviceType: 'pem' | 'fit_test',
  what: keyof typeof NO_FIT_TESTS,
  fitTest: boolean | undefined,
): FieldMessage => (serviceType === 'fit_test' && fitTest === false ? NO_FIT_TESTS[what] : null);

/** Types of results that a clinic gives back, by the service's names. */
export const RESULT_TYPES = [
  { value: 'medical_report', label: 'Medical report' },
  { value: 'audiometry', label: 'Audiometry' },
  { value: 'spirometry', label: 'Spirometry' },
  { value: 'drug_screen', label: 'Drug screen' },
  { value: 'fit_test', label: 'Fit test' },
] as const;
export type ResultType = (typeof RESULT_TYPES)[number]['value'];

export const RESULT_WORDS = { done: 'Results uploaded', failed: 'Error when upload results' };

/**
 * Assessments that the catalogue of a new portal can start with: the usual parts of pre-employment medicals, by category, with minutes and
 * the candidate's preparation. Each can be changed or deleted afterwards; prices are the provider's to set.
 */
export const usualAssessments = [
  ['Medical', 'Medical history and examination', 20, ''],
  ['Medical', 'Vision and colour vision', 5, 'Bring your glasses or contact lenses.'],
  ['Medical', 'Height, weight and blood pressure', 5, ''],
  ['Hearing and lungs', 'Audiometry', 15, 'Keep away from loud noise for 16 hours before, or wear hearing protection.'],
  ['Hearing and lungs', 'Spirometry', 15, 'Do not smoke in the hour before.'],
  ['Function', 'Musculoskeletal assessment', 30, 'Wear comfortable clothes and closed shoes.'],
  [
    'Drug and alcohol',
    'Urine drug screen',
    10,
    'Come able to give a urine sample, and bring a list of the medicines you take.',
  ],
  ['Drug and alcohol', 'Breath alcohol test', 5, ''],
  ['Heart', 'Resting ECG', 15, ''],
  ['Fit test', 'Mask fit test', 20, 'Come clean-shaven where the mask seals.'],
] as const;

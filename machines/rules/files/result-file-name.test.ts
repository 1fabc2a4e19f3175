import { expect, test } from 'vitest';
import { namesIn, referenceIn, resultTypeIn } from './result-file-name.ts';

test.each([
  ['PF-204817 medical.pdf', 'PF-204817'],
  ['medical_pf204817.pdf', 'PF-204817'],
  ['scan PF_204817(2).pdf', 'PF-204817'],
  ['PF-2048171.pdf', null],
  ['XPF-204817.pdf', null],
  ['scan 12.pdf', null],
])('the reference in %j is %j', (name, reference) => {
  expect(referenceIn(name)).toBe(reference);
});

test.each([
  ['Liam Walker audiometry.pdf', 'liam walker'],
  ['Walker, Liam.pdf', 'liam walker'],
  ['audiometry_Anne-Marie_Smith-Jones.pdf', 'anne-marie smith-jones'],
  ["PF-204817 O'Connor Liam.pdf", 'liam o’connor'],
  ['Juan Carlos de Souza.docx', 'juan carlos de souza'],
])('%j can be of %j', (name, person) => {
  expect(namesIn(name)).toContain(person);
});

test('a long name of a file asks for a bounded number of people', () => {
  expect(namesIn('a b c d e f g h i j k l m n o p q r s t u v w x y z.pdf')).toHaveLength(60);
});

test.each([
  ['Liam Audiogram.pdf', 'audiometry'],
  ['SPIRO.pdf', 'spirometry'],
  ['Drug and alcohol result.pdf', 'drug_screen'],
  ['Fit test report.pdf', 'fit_test'],
  ['Medical report.pdf', 'medical_report'],
  ['scan.pdf', ''],
])('%j is %j', (name, type) => {
  expect(resultTypeIn(name)).toBe(type);
});

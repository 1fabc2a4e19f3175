import { expect, test } from 'vitest';
import { appointmentMinutes } from './package-length.ts';

test.each([
  [0, 0],
  [1, 15],
  [15, 15],
  [16, 30],
  [65, 75],
])('%i minutes of assessments take an appointment of %i', (minutes, taken) => {
  expect(appointmentMinutes(minutes)).toBe(taken);
});

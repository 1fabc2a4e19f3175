import { expect, test } from 'vitest';
import { clinicsWithout, formatNeeds, needsMessages, parseCleanUp, parseNeeds } from './assessment-needs.ts';

test.each([
  ['', []],
  [' , ', []],
  [
    'Nurse,  device for lung function ',
    [
      { kind: 'nurse', skill: '' },
      { kind: 'device', skill: 'lung function' },
    ],
  ],
  ['nurse booth', null],
  ['a nurse', null],
  ['nurse for', null],
])('%j is needs', (text, needs) => {
  expect(parseNeeds(text)).toEqual(needs);
  if (needs) expect(parseNeeds(formatNeeds(parseNeeds(text) ?? []))).toEqual(needs);
});

test.each([
  ['', 0],
  [' 5 ', 5],
  ['60', 60],
  ['61', null],
  ['-1', null],
  ['1.5', null],
])('%j is %j minutes of clean-up', (text, minutes) => {
  expect(parseCleanUp(text)).toBe(minutes);
});

test('[visit.needs] clinics that lack a kind or a skill of the needs are named', () => {
  const nurse = { kind: 'nurse', skills: ['spirometry'] } as const;
  const clinics = [
    { name: 'Perth', resources: [nurse, { kind: 'booth', skills: [] }] },
    { name: 'Mackay', resources: [nurse] },
    { name: 'Darwin', resources: [{ kind: 'nurse', skills: [] }] },
  ] as const;
  const names = (text: string) => clinicsWithout(parseNeeds(text) ?? [], clinics).map(({ name }) => name);
  expect(names('nurse, booth')).toEqual(['Mackay', 'Darwin']);
  expect(names('nurse for spirometry')).toEqual(['Darwin']);
  expect(names('')).toEqual([]);
});

test('[visit.needs] a field says why its text is no need or no number of minutes', () => {
  expect(needsMessages({ needs: 'dentist', cleanUp: 'long' })).toEqual({
    needs: 'Enter kinds with commas between: doctor, nurse, technician, room, booth, device',
    cleanUp: 'Enter whole minutes from 0 to 60',
  });
  expect(needsMessages({ needs: 'room', cleanUp: '' })).toEqual({ needs: null, cleanUp: null });
});

import { expect, test } from 'vitest';
import { bookingConflicts, type ComparedCandidate } from './booking-conflicts.ts';

const ana: ComparedCandidate = {
  key: 'c1',
  name: 'Ana Silva',
  dob: '1990-03-14',
  phone: '0487 987 980',
  email: 'ana@home.example',
  day: '2026-11-24',
};
const ben = {
  ...ana,
  key: 'c2',
  name: 'Ben Okafor',
  dob: '1991-03-14',
  phone: '0487987981',
  email: 'ben@home.example',
};

test('[wizard.conflicts] two who share neither person nor day are no conflict', () => {
  expect(bookingConflicts([ana, ben])).toEqual({});
});

test.each([
  ['name', { name: ' ana  SILVA', phone: '', email: '' }],
  ['phone', { name: 'A. Silva', phone: '0487987980', email: '' }],
  ['email', { name: 'A. Silva', phone: '', email: 'Ana@home.example' }],
])('[wizard.conflicts] the same date of birth and %s is the same person', (_what, change) => {
  const twin = { ...ana, key: 'c3', ...change };
  expect(bookingConflicts([ana, ben, twin])).toEqual({ c3: ['The same person as candidate 1.'] });
});

test('[wizard.conflicts] a name alone, a phone alone and blank fields are no duplicates', () => {
  const blank = { key: 'c4', name: '', dob: '', phone: '', email: '', day: null };
  const namesake = { ...ana, key: 'c3', dob: '1970-01-01' };
  const born = { ...blank, key: 'c6', dob: ana.dob };
  expect(bookingConflicts([ana, namesake, blank, { ...blank, key: 'c5' }, born, { ...born, key: 'c7' }])).toEqual({});
});

test('[wizard.conflicts] a candidate on another day than most is marked, of two days alike the later candidate', () => {
  const later = { ...ana, day: '2026-11-25' };
  expect(bookingConflicts([later, { ...ben, day: ana.day }, { ...ben, key: 'c3', dob: '', day: ana.day }])).toEqual({
    c1: ['Another day than the rest.'],
  });
  expect(bookingConflicts([ana, { ...ben, day: later.day }])).toEqual({ c2: ['Another day than the rest.'] });
});

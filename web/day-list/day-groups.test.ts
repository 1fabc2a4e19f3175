import { expect, test } from 'vitest';
import { pressesOf } from '../app/attendance/status-presses.ts';
import { type DayEntry, dayGroups, groupOf, isSought, missingForms, totalText, waitingOf } from './day-groups.ts';

const zone = 'Australia/Perth';
const entry = (changes: Partial<DayEntry>): DayEntry => ({
  candidateId: 'c1',
  reference: 'PF-1',
  candidateName: 'Liam',
  dateOfBirth: '1991-03-14',
  phone: '0487 987 987',

  companyName: 'Redgum',
  packageName: 'Standard',
  assessments: [],
  paperworks: [],
  visitStops: [],
  hasLeft: false,
  identificationFileId: null,
  missing: [],
  note: '',
  comment: '',
  doctorName: null,
  overPlan: null,
  startsAt: '2026-11-24T00:00:00Z',
  endsAt: '2026-11-24T01:00:00Z',
  statusColor: '#16a34a',
  status: 'Confirmed',
  statusBefore: null,
  statusChangedAt: null,
  ...changes,
});
const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00Z`);
const labelsAt = (changes: Partial<DayEntry>, clock: string) =>
  pressesOf(entry(changes), zone, { held: ['calendar'], now: at(clock) }).map(({ label }) => label);

test('[admin.day-list] each person is in the part of the day that the status implies', () => {
  const groups = ['Rescheduled', 'Arrived', 'In Progress', 'Pending Bloods', 'Completed', 'Did Not Attend'];
  expect(groups.map((status) => groupOf({ status }))).toEqual([
    'Expected',
    'Arrived',
    'In progress',
    'Done',
    'Done',
    'Did not attend',
  ]);
  expect(groupOf({ status: 'Worker to Return' }), 'was there, and is expected on another day').toBe('To return');
});

test('[admin.day-list-status] the presses are what the table of statuses allows now', () => {
  expect(labelsAt({}, '00:00')).toEqual(['Arrived', 'Did Not Attend']);
  expect(labelsAt({ startsAt: '2026-11-24T03:00:00Z' }, '00:00')).toEqual(['Arrived']);
  expect(labelsAt({ startsAt: '2026-11-25T03:00:00Z' }, '00:00')).toEqual([]);
  const arrived = { status: 'Arrived', statusBefore: 'Confirmed', statusChangedAt: '2026-11-24T00:00:00Z' };
  expect(labelsAt(arrived, '00:10')).toEqual(['In Progress', 'Back to Confirmed']);
  const attended = { status: 'Attended', statusBefore: 'In Progress', statusChangedAt: '2026-11-24T00:00:00Z' };
  expect(labelsAt(attended, '00:10')).toEqual(['Back to In Progress']);
  const begun = { ...attended, status: 'In Progress', statusBefore: 'Arrived' };
  expect(labelsAt(begun, '00:10')).toEqual(['Attended', 'Back to Arrived']);
  expect(labelsAt({ status: 'Cancelled' }, '00:10')).toEqual([]);
});

test('[admin.day-list-late] lateness and waiting time are shown in minutes', () => {
  const textAt = (changes: Partial<DayEntry>, clock: string) => waitingOf(entry(changes), at(clock))?.text ?? null;
  expect([textAt({}, '00:04'), textAt({}, '00:05'), textAt({}, '01:07')]).toEqual([
    null,
    '5 min late',
    '1 h 7 min late',
  ]);
  expect(waitingOf(entry({}), at('00:30'))?.tone).toBe('bad');
  const arrived = { status: 'Arrived', statusChangedAt: '2026-11-23T23:50:00Z' };
  expect(textAt(arrived, '00:00'), 'who comes early waits from the start of the appointment on').toBe('here');
  expect(textAt(arrived, '00:12')).toBe('waiting 12 min');
  expect(textAt({ status: 'Worker to Return' }, '03:00')).toBe(null);
});

test('[admin.day-list-paperwork] forms are missing until they are handed in, of who is still to be seen', () => {
  const form = (isHandedIn: boolean) => ({
    id: `${isHandedIn}`,
    name: 'Consent form',
    isHandedIn,
    candidateFileId: null,
  });
  const missing = (status: string) => missingForms(entry({ status, paperworks: [form(false), form(true)] }));
  expect(['Confirmed', 'Arrived', 'In Progress', 'Worker to Return'].map(missing)).toEqual([1, 1, 1, 1]);
  expect(['Completed', 'Did Not Attend'].map(missing)).toEqual([0, 0]);
});

test('[admin.day-list] waiting people come first, and a line summarises the day', () => {
  expect(dayGroups[0]).toBe('Arrived');
  const statuses = ['Confirmed', 'Rescheduled', 'Arrived', 'Arrived', 'Completed'];
  expect(totalText(statuses.map((status) => ({ status })))).toBe('2 to come, 2 wait, 1 done');
  expect(totalText([{ status: 'Arrived' }, { status: 'Did Not Attend' }])).toBe('1 waits, 1 did not attend');
});

test('[admin.day-list] a person of the day is found by words of name, reference, company or phone, and by doctor', () => {
  const liam = entry({ candidateName: 'Liam O’Connor', reference: 'PF-204817', doctorName: 'Dr Anjali Rao' });
  const seeks = (words: string, doctor = '') => isSought(liam, { words, doctor });
  expect(['', 'connor liam', 'pf-2048', 'redgum', '0487987', '0487 987'].map((words) => seeks(words))).not.toContain(
    false,
  );
  expect([seeks('mia'), seeks('liam', 'Dr Kwame Osei')]).toEqual([false, false]);
  expect(seeks('liam', 'Dr Anjali Rao')).toBe(true);
});

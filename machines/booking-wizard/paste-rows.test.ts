import { expect, test } from 'vitest';
import { exampleDraft, now } from '../models/example-booking.ts';
import { validateDraft } from '../rules/booking-draft.ts';
import { dayFault, lineOf, pastedDay, pastedPhone, pastedRows, pastedSex } from '../rules/pasted-rows.ts';
import { changeField } from './draft-edits.ts';
import { newDraft } from './new-draft.ts';
import { pasteRows, roomFor, rowErrors } from './paste-rows.ts';

const blank = newDraft({ serviceType: 'pem', sid: null }, now);
const liam = 'Liam O’Connor\t14/03/1991\tM\t0491 570 006\tliam@home.com.au\tDriller';
const bad = 'Mia Chen\t31/02/1990\twoman?\t12\tnobody\t';

test('[wizard.paste] rows become candidates: headings, blank lines and quotes are no part of them', () => {
  const rows = pastedRows(`Name\tDate of birth\r\n\r\n${liam}\r\n"Mia Chen"\t1/2/1990\r\n`);
  expect(rows.map(({ name }) => name)).toEqual(['Liam O’Connor', 'Mia Chen']);
  expect(rows.map(lineOf)[0]).toBe(liam);
  const { candidates, current } = pasteRows(blank, rows, now);
  expect(candidates.map(({ name, dob, gender, position }) => [name, dob, gender, position?.name])).toEqual([
    ['Liam O’Connor', '1991-03-14', 'Male', 'Driller'],
    ['Mia Chen', '1990-02-01', '', undefined],
  ]);
  expect(current).toBe(candidates[0]?.key);
  expect(new Set(candidates.map(({ index }) => index)).size).toBe(2);
});

test('[wizard.paste] each wrong cell has its error, in the row and at the candidate, and nothing of the row is lost', () => {
  const [row] = pastedRows(bad);
  if (!row) throw new Error('One row was pasted.');
  expect(rowErrors(row, now)).toEqual({
    dob: 'There is no such day.',
    gender: 'Write Female, Male or Another term.',
    phone: expect.any(String),
    email: expect.stringContaining('Must be email format'),
    position: 'This field is required.',
  });
  const draft = pasteRows(blank, [row], now);
  const [mia] = draft.candidates;
  expect(mia).toMatchObject({ name: 'Mia Chen', phone: '12', email: 'nobody' });
  expect(mia?.note).toBe('Date of birth as pasted: “31/02/1990”. Sex as pasted: “woman?”.');
  const shown = Object.keys(validateDraft(draft, {}, now)).filter((path) => path in draft.touched);
  expect(shown.sort()).toEqual(['dob', 'email', 'gender', 'phone', 'position'].map((name) => `candidates.c1.${name}`));
});

test('[wizard.paste] what was noted about a cell goes once its field is filled in; words of one’s own stay', () => {
  const pasted = pasteRows(blank, pastedRows(bad), now);
  const path = <Field extends 'note' | 'dob' | 'gender' | 'phone'>(field: Field) => `candidates.c1.${field}` as const;
  const noteOf = (draft: typeof pasted) => draft.candidates[0]?.note;
  const noted = changeField(pasted, { path: path('note'), value: `${noteOf(pasted)} Afternoons only.` });
  const emptied = changeField(noted, { path: path('dob'), value: '' });
  expect(noteOf(emptied)).toBe('Date of birth as pasted: “31/02/1990”. Sex as pasted: “woman?”. Afternoons only.');
  const aged = changeField(emptied, { path: path('dob'), value: '1990-02-28' });
  expect(noteOf(aged)).toBe('Sex as pasted: “woman?”. Afternoons only.');
  expect(noteOf(changeField(aged, { path: path('gender'), value: 'Female' }))).toBe('Afternoons only.');
  expect(noteOf(changeField(aged, { path: path('phone'), value: '0487 987 987' }))).toBe(noteOf(aged));
});

test('[wizard.paste] a phone number whose leading 0 the spreadsheet took away has it back', () => {
  const phones = ['491570006', '491 570 006', '0491 570 006', '894509876', '94509876', '1300000123', '591570006', '12'];
  expect(phones.map(pastedPhone)).toEqual([
    ...['0491570006', '0491 570 006', '0491 570 006', '0894509876'],
    ...['94509876', '1300000123', '591570006', '12'],
  ]);
  const [row] = pastedRows(liam.replace('0491 570 006', '491570006'));
  if (!row) throw new Error('One row was pasted.');
  expect(rowErrors(row, now)).toEqual({});
  expect(pasteRows(blank, [row], now).candidates[0]?.phone).toBe('0491570006');
});

test('[wizard.paste] five find a place, those that are there already stay, and the rest is left with who pasted', () => {
  const rows = pastedRows(Array.from({ length: 7 }, (_, at) => `Person ${at + 1}\t`).join('\n'));
  expect([roomFor(blank), roomFor(exampleDraft(2))]).toEqual([5, 3]);
  const pasted = pasteRows(exampleDraft(2), rows, now);
  expect(pasted.candidates.map(({ name }) => name)).toEqual([
    'Liam O’Connor',
    'Liam O’Connor',
    'Person 1',
    'Person 2',
    'Person 3',
  ]);
  expect(pasteRows(pasted, rows, now).candidates).toEqual(pasted.candidates);
});

test('days and sexes are read as people write them', () => {
  const days = ['1/2/1990', '01.02.1990', '1990-2-01', '29/02/2023', '1990-13-01', '1 Feb 1990'];
  expect(days.map(pastedDay)).toEqual(['1990-02-01', '1990-02-01', '1990-02-01', null, null, null]);
  expect(days.slice(3).map(dayFault)).toEqual([
    'There is no such day.',
    'There is no such day.',
    'Write it as DD/MM/YYYY.',
  ]);
  expect(['F', 'male', 'X', '', 'yes'].map(pastedSex)).toEqual(['Female', 'Male', 'Another term', '', null]);
});

import { expect, test } from 'vitest';
import { id, type OrgId } from '../../lib/ports.ts';
import { validateDraft } from '../booking/booking-draft.ts';
import { pastedDay, pastedSex } from '../booking/pasted-rows.ts';
import { readTable, tsvLineOf } from '../booking/pasted-table.ts';
import { formatPhone } from '../contact/phone.ts';
import { exampleDraft, now } from './example-booking.ts';
import { newCandidate, newDraft } from './new-draft.ts';
import { pasteRows, readRow, roomFor, rowErrors } from './paste-rows.ts';

const blank = newDraft({ serviceType: 'pem', sid: null }, now);
const INDEXES = [0, 1, 2, 3, 4] as const;
const liam = 'Liam O’Connor\t14/03/1991\tM\t0491 570 006\tliam@home.com.au\tDriller';
const bad = 'Mia Chen\t31/02/1990\twoman?\t12\tnobody\t';

test('[wizard.paste] rows become candidates: headings, blank lines and quotes are no part of them', () => {
  const rows = readTable(`Name\tDate of birth\r\n\r\n${liam}\r\n"Mia Chen"\t1/2/1990\r\n`).rows;
  expect(rows.map(({ name }) => name)).toEqual(['Liam O’Connor', 'Mia Chen']);
  expect(rows.map(tsvLineOf)[0]).toBe(liam);
  const { candidates, current } = pasteRows(blank, rows, now);
  expect(candidates.map(({ name, dob, gender, position }) => [name, dob, gender, position?.name])).toEqual([
    ['Liam O’Connor', '1991-03-14', 'Male', 'Driller'],
    ['Mia Chen', '1990-02-01', '', undefined],
  ]);
  expect(current).toBe(candidates[0]?.key);
  expect(new Set(candidates.map(({ index }) => index)).size).toBe(2);
});

test('[wizard.paste] each wrong cell has its error, in the row and at the candidate, and nothing of the row is lost', () => {
  const [row] = readTable(bad).rows;
  if (!row) throw new Error('One row was pasted.');
  expect(rowErrors(row, now, null)).toEqual({
    dob: 'There is no such day.',
    gender: 'Choose Female, Male or Another term.',
    phone: expect.any(String),
    email: expect.stringContaining('Must be email format'),
    position: 'This field is required.',
  });
  const draft = pasteRows(blank, [row], now);
  const [mia] = draft.candidates;
  expect(mia).toMatchObject({
    name: 'Mia Chen',
    dob: '31/02/1990',
    gender: 'woman?',
    phone: '12',
    email: 'nobody',
    note: '',
  });
  const shown = Object.keys(validateDraft(draft, {}, now)).filter((path) => path in draft.touched);
  expect(shown.sort()).toEqual(['dob', 'email', 'gender', 'phone', 'position'].map((name) => `candidates.c1.${name}`));
});

test('[own.fill-in] a company that lets its candidates fill in their details may paste names and mobiles alone', () => {
  const company = { id: id<OrgId>('redgum'), name: 'Redgum Mining', candidatesFillIn: true };
  const errorsOf = (words: string) => readTable(words).rows.map((row) => rowErrors(row, now, company));
  expect(errorsOf('Liam O’Connor\t\t\t0491 570 006')).toEqual([{}]);
  expect(errorsOf('Liam O’Connor\t\t\t08 9450 9876'), 'the link comes by SMS').toEqual([
    { phone: 'Must be a mobile: the candidate’s link is sent there.' },
  ]);
  expect(Object.keys(errorsOf('Liam O’Connor\t31/02/1990\t\t0491 570 006')[0] ?? {})).toEqual(['dob']);
  expect(
    Object.keys(readTable('Liam O’Connor\t\t\t0491 570 006').rows.map((row) => rowErrors(row, now, null))[0] ?? {}),
  ).toEqual(['dob', 'gender', 'email', 'position']);
});

const mia = ['Mia Chen', '14/03/1991', 'Female', '08 9450 9876', 'mia@home.com.au', 'Rigger', ''];

test.each([
  [
    'tabs in another order',
    'Email\tMobile No.\tSurname\tFirst name\tDOB\tJob title\tSex\nmia@home.com.au\t(08) 9450-9876\tChen\tMia\t14/3/91\tRigger\tF',
  ],
  [
    'commas',
    'Name,Date of Birth,Gender,Phone,E-mail,Position\r\nMia Chen,14 Mar 1991,female,(08) 9450-9876,mia@home.com.au,Rigger\r\n',
  ],
  [
    'commas and quotes',
    '"Position","Full name","dob","sex","email","phone"\n"Rigger","Mia Chen","March 14, 1991","woman","mia@home.com.au","(08) 9450-9876"',
  ],
  ['semicolons', '\uFEFFname;phone;email;dob;sex;trade\nMia Chen;(08) 9450-9876;mia@home.com.au;1991-03-14;F;Rigger'],
  ['commas without headings', 'Mia Chen,14.03.91,f,(08) 9450-9876,mia@home.com.au,Rigger'],
])('[wizard.paste] %s are read into the same candidate', (_kind, text) => {
  const [row, ...others] = readTable(text).rows;
  if (!row) throw new Error('One row was pasted.');
  expect(others).toEqual([]);
  expect(Object.values(readRow(row, now))).toEqual(mia);
  expect(rowErrors(row, now, null)).toEqual({});
  expect(pasteRows(blank, [row], now).candidates[0]).toMatchObject({ dob: '1991-03-14', gender: 'Female' });
});

test('[wizard.paste] quotes keep separators and quotes within a cell; unknown columns are named', () => {
  const text = 'Employee ID,Position,Name,Phone,Mobile,,\n7,"Rigger, ""dogger""","Chen, Mia",,0487 987 987,,late';
  const { rows, columns } = readTable(text);
  expect(rows).toEqual([
    {
      name: 'Chen, Mia',
      dob: '',
      gender: '',
      phone: '0487 987 987',
      email: '',
      position: 'Rigger, "dogger"',
      note: '',
    },
  ]);
  const unread = columns.filter(({ source }) => source === null).map(({ label }) => label);
  expect(unread).toEqual(['Employee ID', 'Column 7']);
  expect(readTable(rows.map(tsvLineOf).join('\n')).rows).toEqual(rows);
});

test.each([
  [
    'German headings',
    'Vorname;Nachname;Geburtsdatum;Geschlecht;Handy;E-Mail;Beruf;Bemerkung\nMia;Chen;14.03.1991;w;0894509876;mia@home.com.au;Rigger;Nights',
  ],
  [
    'headings that nobody knows, over cells that say what they are',
    'Nom\tCourriel\tNé le\tMobile\tSexe\tPosition\tNotes\nMia Chen\tmia@home.com.au\t14/03/1991\t0894509876\tF\tRigger\tNights',
  ],
  ['another order without headings', 'mia@home.com.au,14/03/1991,Mia Chen,F,0894509876,Rigger,Nights'],
  [
    'headings with Notes',
    'Name,DOB,Sex,Phone,Email,Position,Notes\nMia Chen,14/03/1991,F,0894509876,mia@home.com.au,Rigger,Nights',
  ],
  ['the line of Excel', 'sep=;\nMia Chen;14/03/1991;F;="894509876";mailto:mia@home.com.au;Rigger;Nights'],
])('[wizard.paste] %s are read into the same candidate, with the note', (_kind, text) => {
  const { rows, columns } = readTable(text);
  expect(columns.every(({ source }) => source !== null)).toBe(true);
  expect(rows.map((row) => Object.values(readRow(row, now)))).toEqual([[...mia.slice(0, 6), 'Nights']]);
});

test('[wizard.paste] a guess is corrected column by column, and what is not read is left out', () => {
  const text = 'Site\tWho\nPerth\tMia Chen\nPerth\tLiam Hart\n';
  expect(readTable(`${text}`).columns.map(({ label, source }) => [label, source])).toEqual([
    ['Column 1', 'name'],
    ['Column 2', 'dob'],
  ]);
  const { rows, columns } = readTable(text, { 0: null, 1: 'name' });
  expect(rows.map(({ name, dob }) => [name, dob])).toEqual([
    ['Who', ''],
    ['Mia Chen', ''],
    ['Liam Hart', ''],
  ]);
  expect(columns.map(({ source }) => source)).toEqual([null, 'name']);
});

test('[wizard.paste] a phone number whose leading 0 the spreadsheet took away has it back', () => {
  const phones = ['491570006', '491 570 006', '0491 570 006', '894509876', '94509876', '1300000123', '591570006', '12'];
  expect(phones.map(formatPhone)).toEqual([
    '0491 570 006',
    '0491 570 006',
    '0491 570 006',
    '08 9450 9876',
    '9450 9876',
    '1300 000 123',
    '591570006',
    '12',
  ]);
  const [row] = readTable(liam.replace('0491 570 006', '491570006')).rows;
  if (!row) throw new Error('One row was pasted.');
  expect(rowErrors(row, now, null)).toEqual({});
  expect(pasteRows(blank, [row], now).candidates[0]?.phone).toBe('0491 570 006');
});

test('[wizard.paste] five find a place, those that are there already stay, and the rest is left with who pasted', () => {
  const rows = readTable(Array.from({ length: 7 }, (_, at) => `Person ${at + 1}\t`).join('\n')).rows;
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
  const days = ['1/2/1990', '01.02.90', '1990-2-01', '1 Feb 1990', '29/02/2023', '1990-13-01', '1/2/20'];
  const read = ['1990-02-01', '1990-02-01', '1990-02-01', '1990-02-01', null, null, null];
  expect(days.map((day) => pastedDay(day, '2026-11-22'))).toEqual(read);
  expect(['F', 'male', 'X', '', 'yes'].map(pastedSex)).toEqual(['Female', 'Male', 'Another term', '', null]);
});

test('[crew.paste] rows take places of their own position first, then places of none, and keep the position that a row leaves out', () => {
  const places = ['Rigger', 'Rigger', 'Operator'].map((name, at) => ({
    ...newCandidate(`c${at + 1}`, INDEXES[at] ?? 0, now),
    position: { id: `id-${name}`, name },
  }));
  const crew = { ...blank, candidates: places };
  expect(roomFor(crew)).toBe(5);
  const rows = readTable('Name\tPosition\nAda\toperator\nMia\t\nLiam\tFitter\nNoah\trigger').rows;
  const pasted = pasteRows(crew, rows, now);
  expect(pasted.candidates.map(({ name, position }) => [name, position])).toEqual([
    ['Mia', { id: 'id-Rigger', name: 'Rigger' }],
    ['Noah', { id: 'id-Rigger', name: 'Rigger' }],
    ['Ada', { id: 'id-Operator', name: 'Operator' }],
    ['Liam', { id: null, name: 'Fitter' }],
  ]);
});

test('[crew.paste] if no candidate can be added, a row takes a place of another position and replaces it', () => {
  const places = INDEXES.map((index) => ({
    ...newCandidate(`c${index + 1}`, index, now),
    position: { id: 'r', name: 'Rigger' },
  }));
  const pasted = pasteRows({ ...blank, candidates: places }, readTable('Name\tPosition\nLiam\tFitter').rows, now);
  expect(pasted.candidates).toHaveLength(5);
  expect(pasted.candidates[0]).toMatchObject({ name: 'Liam', position: { id: null, name: 'Fitter' } });
  const typed = { ...newCandidate('c1', 0, now), note: 'Starts on Monday' };
  expect(pasteRows({ ...blank, candidates: [typed] }, readTable('Name\nLiam').rows, now).candidates).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { oddInputs, UNSEEN_SIGNS } from '../../tests/support/odd-text.ts';
import { epochMs } from '../lib/ports.ts';
import { companyDetailMessages } from '../rules/account/company-details.ts';
import { validateDraft } from '../rules/booking/booking-draft.ts';
import { readTable } from '../rules/booking/pasted-table.ts';
import { readBirthday } from '../rules/calendar/birth-date.ts';
import { dayOrText } from '../rules/calendar/typed-day.ts';
import { newDraft } from '../rules/drafts/new-draft.ts';
import { readRow, rowErrors } from '../rules/drafts/paste-rows.ts';
import { readImport } from '../rules/import/read-import.ts';
import { myAccountForm } from './account-forms.ts';
import { newAccountForm } from './booking-account-forms.ts';
import { personForm } from './booking-forms.ts';
import { newPositionForm, newProjectForm, newSiteForm } from './catalogue-forms.ts';
import { companyDetailsForm, newCompanyForm, newSubsidiaryForm } from './company-forms.ts';
import { newDoctorForm } from './doctor-forms.ts';
import { noWalkIn, walkInForm } from './walk-in-form.ts';

const now = epochMs(Date.parse('2026-11-23T01:00:00Z'));
const TODAY = '2026-11-23';

type Judged = { message: string | null; kept: string };
/** The judgement of one place on a text, and the text that it stores. */
type Place = (text: string) => Judged;

/** A form that is sent with the text in one field, all others empty. */
function formField(form: AnyStateMachine, values: object, field: string): Place {
  const hosted = form.provide({ actors: { save: fromPromise(() => new Promise(() => {})) } });
  return (text) => {
    const actor = createActor(hosted, { input: { values: { ...values, [field]: text } } }).start();
    actor.send({ type: 'form.submitted' });
    const { errors, values: kept } = actor.getSnapshot().context;
    actor.stop();
    return { message: errors[field] ?? null, kept: String(kept[field]) };
  };
}

const person = { updatedAt: '', name: '', dob: '', gender: '', phone: '', email: '', position: '', positionId: '' };
const details = { abn: '', billingAddress: '', resultEmail: '', invoiceEmail: '', contactName: '', contactPhone: '' };
const account = { contactPerson: '', username: '', email: '', phone: '', permissions: [], roleId: null };
const own = { contactPerson: '', phone: '', email: '', currentPassword: '', savedEmail: '' };
const site = {
  name: '',
  phone: '',
  fax: '',
  email: '',
  address: '',
  suburb: '',
  state: '',
  postcode: '',
  timezone: '',
  serviceTypes: [],
  travelMinutes: '0',
  mostOverPlan: '0',
};
const doctor = {
  kind: 'doctor',
  name: '',
  title: '',
  registrationNumber: '',
  mayDo: '',
  skills: '',
  calibratedUntil: '',
  capacity: '1',
  mostPem: '',
  mostFitTest: '',
};
const switches = { poRequired: false, ownPackagesOnly: false, invoicePer: 'company', paymentDays: '' };
const withDetails = { ...details, ...switches, notes: '', updatedAt: '' };

type Field = 'name' | 'dob' | 'phone' | 'email';

const wizardField =
  (field: Field): Place =>
  (text) => {
    const blank = newDraft({ serviceType: 'pem', sid: null }, now);
    const [candidate] = blank.candidates;
    const draft = { ...blank, candidates: candidate ? [{ ...candidate, [field]: text }] : [] };
    return { message: validateDraft(draft, {}, now)[`candidates.${candidate?.key ?? ''}.${field}`] ?? null, kept: '' };
  };

/** A cell of the paste: quoted, as a spreadsheet copies a cell with line breaks. */
const pastedField =
  (field: Field): Place =>
  (text) => {
    const heading = { name: 'Name', dob: 'DOB', phone: 'Phone', email: 'Email' }[field];
    const [row] = readTable(`Sex\t${heading}\nF\t"${text}"`).rows;
    return row
      ? { message: rowErrors(row, now, null)[field] ?? null, kept: readRow(row, now)[field] }
      : { message: 'no row', kept: '' };
  };

const importedCell = (heading: string, text: string) =>
  readImport(
    'companies',
    `ABN,Company name${heading === '' ? '' : `,${heading}`}\n1,${heading === '' ? '' : 'A,'}"${text}"`,
  );

const importedName: Place = (text) => {
  const { rows, problems } = importedCell('', text);
  const own = problems.get(2)?.find(({ field }) => field === 'name');
  return { message: own?.message ?? null, kept: rows[0]?.cells['name'] ?? '' };
};

const importedDetail =
  (heading: string, field: 'contactPhone' | 'invoiceEmail'): Place =>
  (text) => {
    const kept = importedCell(heading, text).rows[0]?.cells[field] ?? '';
    return { message: companyDetailMessages({ ...details, [field]: kept })[field], kept };
  };

/** A date field keeps the day that it reads. */
const dayField =
  (place: Place): Place =>
  (text) =>
    place(dayOrText(text, readBirthday(text, TODAY)));

const REQUIRED = 'This field is required.';
/** An empty text is required in some places and not in others. */
const alike = (message: string | null) => (message === REQUIRED ? null : message);

const places: Readonly<Record<keyof typeof oddInputs, Readonly<Record<string, Place>>>> = {
  name: {
    'new company': formField(newCompanyForm, { companyName: '' }, 'companyName'),
    subsidiary: formField(newSubsidiaryForm, { siteName: '' }, 'siteName'),
    position: formField(newPositionForm, { name: '' }, 'name'),
    project: formField(newProjectForm, { name: '' }, 'name'),
    site: formField(newSiteForm, site, 'name'),
    doctor: formField(newDoctorForm, doctor, 'name'),
    account: formField(newAccountForm('client'), account, 'contactPerson'),
    'own account': formField(myAccountForm, own, 'contactPerson'),
    import: importedName,
  },
  person: {
    candidate: formField(personForm(TODAY), person, 'name'),
    'walk-in': formField(walkInForm(TODAY), noWalkIn, 'firstName'),
    wizard: wizardField('name'),
    paste: pastedField('name'),
  },
  phone: {
    details: formField(companyDetailsForm, withDetails, 'contactPhone'),
    site: formField(newSiteForm, site, 'phone'),
    fax: formField(newSiteForm, site, 'fax'),
    account: formField(newAccountForm('client'), account, 'phone'),
    'own account': formField(myAccountForm, own, 'phone'),
    candidate: formField(personForm(TODAY), person, 'phone'),
    'walk-in': formField(walkInForm(TODAY), noWalkIn, 'phone'),
    wizard: wizardField('phone'),
    paste: pastedField('phone'),
    import: importedDetail('Contact phone', 'contactPhone'),
  },
  email: {
    details: formField(companyDetailsForm, withDetails, 'invoiceEmail'),
    site: formField(newSiteForm, site, 'email'),
    account: formField(newAccountForm('client'), account, 'email'),
    'own account': formField(myAccountForm, own, 'email'),
    candidate: formField(personForm(TODAY), person, 'email'),
    'walk-in': formField(walkInForm(TODAY), noWalkIn, 'email'),
    wizard: wizardField('email'),
    paste: pastedField('email'),
    import: importedDetail('Invoice email', 'invoiceEmail'),
  },
  day: {
    candidate: dayField(formField(personForm(TODAY), person, 'dob')),
    'walk-in': dayField(formField(walkInForm(TODAY), noWalkIn, 'dob')),
    wizard: dayField(wizardField('dob')),
    paste: pastedField('dob'),
  },
};

const kinds = Object.keys(places) as (keyof typeof places)[];

test.each(kinds)(
  '[valid.text] every %s is judged alike wherever it is typed, pasted or imported, and kept without what cannot be seen',
  (kind) => {
    for (const text of oddInputs[kind]) {
      const judged = Object.entries(places[kind]).map(([title, place]) => ({ title, ...place(text) }));
      const [first] = judged;
      for (const { title, message, kept } of judged) {
        expect(alike(message), `${JSON.stringify(text)} in ${title}`).toBe(alike(first?.message ?? null));
        expect(kept, `${JSON.stringify(text)} in ${title}`).not.toMatch(UNSEEN_SIGNS);
      }
    }
  },
);

test('[valid.text] the inputs are some three hundred, and some of each kind are taken and some refused', () => {
  expect(Object.values(oddInputs).flat().length).toBeGreaterThan(290);
  for (const kind of kinds) {
    const [place = () => ({ message: '', kept: '' })] = Object.values(places[kind]);
    expect(new Set(oddInputs[kind].map((text) => place(text).message === null))).toEqual(new Set([true, false]));
  }
});

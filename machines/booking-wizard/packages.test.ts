import { expect, test } from 'vitest';
import { exampleDraft, person } from '../../tests/support/bookings/example-booking.ts';
import { hold, keysOf, openWizard, readyToSend, resumed, sent } from '../../tests/support/bookings/open-wizard.ts';
import { defined } from '../lib/assert-defined.ts';
import type { ChosenPackage, LastBooking } from '../lib/booking.types.ts';
import { id, type PackageId } from '../lib/ports.ts';

const drug: ChosenPackage = { id: id<PackageId>('drug'), name: 'Drug screen', minutes: 15 };
const hearing: ChosenPackage = { id: id<PackageId>('hearing'), name: 'Hearing test', minutes: 30 };
const rigger = { id: null, name: 'Rigger' };
const last: LastBooking = {
  subsidiary: null,
  resultEmails: [],
  invoiceEmail: '',
  place: null,
  package: hearing,
  usualPackages: [{ position: 'Rigger', package: drug }],
};

/** A new booking by an account that books drug screens for riggers. */
async function openedWithUsual() {
  const wizard = openWizard();
  await wizard.answer('getBookingPerson', { ...person, last });
  return wizard;
}

test('[wizard.usual-package] a position brings its usual package, to the draft, to the time, and to what is saved', async () => {
  const wizard = await openedWithUsual();
  const [key = ''] = keysOf(wizard.draft());
  wizard.send({ type: 'field.changed', path: `candidates.${key}.position`, value: rigger });
  expect(wizard.draft().candidates[0]).toMatchObject({ position: rigger, package: { id: 'drug', suggested: true } });
  expect(wizard.reservation(key).getSnapshot().context.package?.id).toBe('drug');
  expect(wizard.state()).toMatchObject({ draft: 'creating', submission: { open: 'editing' } });
});

test('[wizard.paste] a pasted position brings its package to the time of a candidate who was there already', async () => {
  const wizard = await openedWithUsual();
  const [key = ''] = keysOf(wizard.draft());
  wizard.send({
    type: 'candidate.pasted',
    rows: [
      {
        name: 'Ana',
        dob: '14/03/1990',
        gender: 'F',
        phone: '0487 987 987',
        email: 'ana@home.example',
        position: 'Rigger',
        note: '',
      },
    ],
  });
  expect(wizard.draft().candidates[0]?.package?.id).toBe('drug');
  expect(wizard.reservation(key).getSnapshot().context.package?.id).toBe('drug');
});

test('[wizard.package-change] another package, chosen or shared by the crew, gives back the time that was held for the old one', async () => {
  const chosen = await resumed(exampleDraft());
  await hold(chosen, 'c1', '01:00');
  chosen.send({ type: 'package.chosen', key: 'c1', package: drug });
  expect(chosen.asked('releaseHold')).toEqual([{ reserveId: 'r-c1' }]);

  const shared = await resumed(exampleDraft(2));
  const [first, second] = keysOf(shared.draft()).map((key) => defined(key));
  await hold(shared, defined(second), '03:00');
  shared.send({ type: 'package.chosen', key: defined(first), package: drug });
  expect(shared.asked('releaseHold')).toEqual([]);
  shared.send({ type: 'candidate.shared', key: defined(first) });
  expect(shared.asked('releaseHold')).toEqual([{ reserveId: `r-${second}` }]);
});

test('Next shows the first candidate who lacks something at the step that comes', async () => {
  const draft = exampleDraft(2);
  const [first, second] = keysOf(draft);
  const nameless = draft.candidates.map((one, at) => (at === 1 ? { ...one, name: '' } : one));
  const company = await resumed({ ...draft, candidates: nameless, step: 'company' });
  company.send({ type: 'next.pressed' });
  expect([company.state(), company.draft().current]).toMatchObject([{ step: 'candidates' }, second]);
  const packages = await resumed({ ...draft, current: defined(second), step: 'package' });
  packages.send({ type: 'next.pressed' });
  expect([packages.state(), packages.draft().current]).toMatchObject([{ step: 'time' }, first]);
});

test('[wizard.result] refusals are hidden once the same booking is sent again', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  const fields = { 'candidates.0.email': 'This mailbox does not exist.' };
  await wizard.refuse('createBooking', { code: 'BAD_REQUEST', reason: 'No.', fields });
  expect(Object.keys(wizard.shown())).toEqual(['candidates.c1.email']);
  wizard.send({ type: 'send.pressed' });
  expect([wizard.state(), Object.keys(wizard.shown())]).toMatchObject([{ submission: 'settling' }, []]);
});

test('[wizard.policy] a policy unticked after an unanswered send stays unticked', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  await wizard.refuse('createBooking', { code: 'UNREACHABLE' });
  wizard.send({ type: 'policy.toggled', accepted: false });
  expect([wizard.draft().policyAccepted, wizard.state()]).toMatchObject([false, { submission: { open: 'refused' } }]);
});

test('account details that failed to load are requested again only at a press', async () => {
  const wizard = openWizard();
  await wizard.refuse('getBookingPerson', { code: 'UNREACHABLE' });
  expect([wizard.state(), wizard.asked('getBookingPerson').length]).toMatchObject([{ person: 'missing' }, 1]);
});

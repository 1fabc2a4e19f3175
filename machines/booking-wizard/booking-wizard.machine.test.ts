import { expect, test } from 'vitest';
import {
  exampleDraft,
  holdOf,
  ironbark,
  medical,
  minutesOn,
  now,
  redgum,
  slotAt,
  worker,
} from '../../tests/support/bookings/example-booking.ts';
import {
  created,
  draftId,
  hold,
  keysOf,
  nameIn,
  opened,
  readyToSend,
  resumed,
  sent,
  typed,
} from '../../tests/support/bookings/open-wizard.ts';
import type { SaveInput } from '../booking-draft/booking-draft.types.ts';
import { defined } from '../lib/assert-defined.ts';
import type { BookingDraft, StoredHold } from '../lib/booking.types.ts';
import { id, type PackageId } from '../lib/ports.ts';
import { resultEmailsOf } from '../rules/booking/booking-draft.ts';
import { readDraft } from '../rules/drafts/stored-draft.ts';
import type { ReserveInput } from '../slot-reservation/reservation.ts';
import { questions } from './question.states.ts';
import { errorsOf, progressOf } from './wizard-errors.ts';

const stored = (candidateIndex: 0 | 1 | 2, hour: string): StoredHold => ({
  candidateIndex,
  reserveId: id(`r${candidateIndex}`),
  siteId: id('perth'),
  siteName: 'Perth – Hay Street',
  timeZone: 'Australia/Perth',
  packageId: medical.id,
  calendarId: 7,
  startsAt: `2026-11-24T${hour}:00.000Z`,
  endsAt: '2026-11-24T05:00:00Z',
  expiresAt: minutesOn(8),
});

test('a new booking starts with what the account’s record knows, and nothing on the server', async () => {
  const wizard = await opened();
  expect(wizard.draft().header).toMatchObject({ company: redgum, contactName: 'Priya Raman' });
  expect(wizard.state()).toMatchObject({ draft: 'fresh', step: 'company' });
  expect(wizard.asked('createDraft')).toEqual([]);
});

test('[wizard.survives] an address that is not an entry yet is part of the draft, of its check and of what is sent', async () => {
  const wizard = await resumed(exampleDraft());
  wizard.send({ type: 'field.changed', path: 'header.resultEmailText', value: 'hse@redgum' });
  wizard.clock.increment(500);
  expect((wizard.asked('saveDraft')[0] as SaveInput).draft.header.resultEmailText).toBe('hse@redgum');
  expect(Object.keys(errorsOf(wizard.snapshot().context))).toContain('header.resultEmails');
  wizard.send({ type: 'field.changed', path: 'header.resultEmailText', value: 'hse@redgum.com.au' });
  expect(resultEmailsOf(wizard.draft().header)).toEqual(['results@redgum.com.au', 'hse@redgum.com.au']);
  expect(readDraft(JSON.parse(JSON.stringify(wizard.draft())), now)).toEqual(wizard.draft());
});

test('[wizard.survives] a reload brings back step, candidate, fields, touched marks and the holds that are alive', async () => {
  const example = exampleDraft(2);
  const [first, second] = keysOf(example);
  const before: BookingDraft = {
    ...example,
    step: 'time',
    current: defined(second),
    touched: { 'header.contactName': true },
    candidates: example.candidates.map((candidate, at) => ({
      ...candidate,
      pick: slotAt(at === 0 ? '01:00' : '03:00'),
    })),
  };
  const wizard = await resumed(before, [stored(1, '03:00')]);
  expect(wizard.draft()).toEqual(before);
  expect(wizard.state()).toMatchObject({ step: 'time', draft: 'clean' });
  expect(wizard.reservation(defined(second)).getSnapshot()).toMatchObject({ value: 'held' });
  expect(wizard.reservation(defined(second)).getSnapshot().context.hold).toMatchObject({
    reserveId: 'r1',
    slot: slotAt('03:00'),
  });
  expect(wizard.reservation(defined(first)).getSnapshot()).toMatchObject({ value: 'expired' });
  expect(Object.keys(wizard.snapshot().context.holds)).toEqual([second]);
});

test('[wizard.survives] a hold whose pick was never saved comes back with its clinic and zone', async () => {
  const draft = exampleDraft();
  const wizard = await resumed(
    { ...draft, candidates: draft.candidates.map((one) => ({ ...one, choice: { ...one.choice, siteIds: [] } })) },
    [{ ...stored(0, '03:00'), siteId: id('kalgoorlie'), siteName: 'Kalgoorlie', timeZone: 'Australia/Perth' }],
  );
  expect(wizard.reservation('c1').getSnapshot().context.hold?.slot).toMatchObject({
    siteName: 'Kalgoorlie',
    timeZone: 'Australia/Perth',
  });
  expect(wizard.draft().candidates[0]?.pick).toMatchObject({ siteName: 'Kalgoorlie' });
});

test('[wizard.candidates] up to five candidates, each with a place and a time of its own; the last one stays', async () => {
  const wizard = await resumed(exampleDraft());
  for (let count = 0; count < 6; count += 1) wizard.send({ type: 'candidate.added' });
  expect(wizard.draft().candidates.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(Object.keys(wizard.snapshot().context.reservations))).toEqual(new Set(keysOf(wizard.draft())));
  for (const key of keysOf(wizard.draft()))
    wizard.send({ type: 'candidate.deleted', key }, { type: 'question.confirmed' });
  expect(wizard.draft().candidates).toHaveLength(1);
});

test('[wizard.candidates] a copy shares the crew’s work, package and clinics, and nothing of the person', async () => {
  const wizard = await resumed(exampleDraft());
  wizard.send({ type: 'candidate.copied', key: 'c1' });
  const [first, copy] = wizard.draft().candidates;
  expect(copy).toMatchObject({
    position: worker.position,
    package: medical,
    choice: first?.choice,
    name: '',
    email: '',
  });
  expect(wizard.draft().current).toBe(copy?.key);
});

test('[wizard.candidates] a candidate is deleted after the question only, and its time goes back', async () => {
  const wizard = await resumed(exampleDraft(2));
  const [first, second] = keysOf(wizard.draft()).map(defined);
  await hold(wizard, defined(second), '01:00');
  wizard.send({ type: 'candidate.deleted', key: defined(second) });
  expect(questions.deletingCandidate).toBe('Are you sure you want to delete this candidate?');
  wizard.send({ type: 'question.cancelled' });
  expect(keysOf(wizard.draft())).toEqual([first, second]);
  wizard.send({ type: 'candidate.deleted', key: defined(second) }, { type: 'question.confirmed' });
  expect(keysOf(wizard.draft())).toEqual([first]);
  await wizard.settled();
  expect(wizard.asked('releaseHold')).toEqual([{ reserveId: `r-${second}` }]);
  expect(wizard.snapshot().context.holds).toEqual({});
});

test('[wizard.package-change] another company asks before it empties the packages, and gives the times back', async () => {
  const wizard = await resumed(exampleDraft());
  await hold(wizard, 'c1', '01:00');
  wizard.send({ type: 'field.changed', path: 'header.company', value: ironbark });
  expect(questions.losingPackages).toBe(
    'You are updating the booking request for this candidate. Your previous package selection will be lost if you proceed. Are you sure you wish to proceed?',
  );
  expect(wizard.state()).toMatchObject({ question: 'losingPackages' });
  expect(wizard.draft().header.company).toEqual(redgum);
  wizard.send({ type: 'question.cancelled' });
  expect(wizard.draft().candidates[0]?.package).toEqual(medical);
  wizard.send({ type: 'field.changed', path: 'header.company', value: ironbark }, { type: 'question.confirmed' });
  expect(wizard.draft().header.company).toEqual(ironbark);
  expect(wizard.draft().candidates[0]).toMatchObject({ package: null, pick: null });
  expect(wizard.asked('releaseHold')).toEqual([{ reserveId: 'r-c1' }]);
});

test('[wizard.package-change] a subsidiary or service asks too; the same one again, or no package yet, does not', async () => {
  const wizard = await resumed(exampleDraft());
  wizard.send({ type: 'field.changed', path: 'header.subsidiary', value: { id: 's1', name: 'Newman' } });
  expect(wizard.state()).toMatchObject({ question: 'losingPackages' });
  wizard.send({ type: 'question.cancelled' }, { type: 'service.changed', serviceType: 'fit_test', sid: null });
  expect(wizard.state()).toMatchObject({ question: 'losingPackages' });
  wizard.send({ type: 'question.confirmed' }, { type: 'field.changed', path: 'header.company', value: ironbark });
  expect(wizard.state()).toMatchObject({ question: 'none' });
  expect(wizard.draft()).toMatchObject({ serviceType: 'fit_test', header: { company: ironbark } });
});

test('[wizard.types] a company and a subsidiary without fit tests are refused with the reason, for a fit test only', async () => {
  const draft = { ...exampleDraft(), step: 'company' as const, serviceType: 'fit_test' as const };
  const header = {
    ...draft.header,
    company: { ...redgum, fitTest: false },
    subsidiary: { id: 's1', name: 'Roxby', fitTest: false },
  };
  const wizard = await resumed({ ...draft, header });
  wizard.send({ type: 'next.pressed' });
  expect(wizard.state()).toMatchObject({ step: 'company' });
  expect(wizard.shown()).toEqual({
    'header.company': 'This company does not book fit tests.',
    'header.subsidiary': 'This subsidiary does not book fit tests.',
  });
  const medicalToo = await resumed({ ...draft, serviceType: 'pem', header });
  medicalToo.send({ type: 'next.pressed' });
  expect(medicalToo.state()).toMatchObject({ step: 'candidates' });
});

test('[wizard.candidate-valid] errors show where one has been; Next touches the step and stays', async () => {
  const wizard = await opened();
  expect(wizard.shown()).toEqual({});
  wizard.send({ type: 'field.left', path: 'header.invoiceEmail' });
  expect(wizard.shown()).toEqual({ 'header.invoiceEmail': 'This field is required.' });
  wizard.send({ type: 'next.pressed' });
  expect(Object.keys(wizard.shown()).sort()).toEqual(['header.invoiceEmail', 'header.resultEmails']);
  expect(wizard.state()).toMatchObject({ step: 'company' });
});

test('[wizard.candidate-valid] a candidate without a reserved time passes its own check and lacks only the time', async () => {
  const wizard = await resumed({ ...exampleDraft(), step: 'candidates' });
  const progress = () => progressOf(wizard.snapshot().context, defined(wizard.draft().candidates[0])).state;
  expect(progress()).toBe('timeless');
  wizard.send({ type: 'next.pressed' }, { type: 'next.pressed' });
  expect(wizard.state()).toMatchObject({ step: 'time' });
  wizard.send({ type: 'next.pressed' });
  expect(wizard.shown()).toEqual({ 'candidates.c1.hold': 'Please choose at least one.' });
  expect(progress()).toBe('timeless');
  await hold(wizard, 'c1', '01:00');
  expect(progress()).toBe('ready');
  typed(wizard, '');
  wizard.send({ type: 'field.left', path: 'candidates.c1.name' });
  expect(progress()).toBe('failing');
});

test('Next leads through the candidates with errors, then to the next step; back is always open', async () => {
  const draft = exampleDraft(3);
  const [first, second, third] = keysOf(draft).map(defined);
  const wizard = await resumed({ ...draft, step: 'candidates' });
  wizard.send({ type: 'field.changed', path: `candidates.${third}.email`, value: 'nobody' });
  expect(wizard.draft().current).toBe(first);
  wizard.send({ type: 'next.pressed' });
  expect([wizard.draft().current, second]).toEqual([third, second]);
  wizard.send({ type: 'next.pressed' });
  expect(wizard.shown()).toEqual({ [`candidates.${third}.email`]: expect.stringContaining('Must be email format') });
  wizard.send(
    { type: 'field.changed', path: `candidates.${third}.email`, value: 'third@home.com.au' },
    { type: 'next.pressed' },
  );
  expect(wizard.state()).toMatchObject({ step: 'package' });
  wizard.send({ type: 'back.pressed' }, { type: 'back.pressed' });
  expect(wizard.state()).toMatchObject({ step: 'company' });
});

test('the next step begins at the first candidate who needs it', async () => {
  const draft = exampleDraft(3);
  const [first, second] = keysOf(draft).map(defined);
  const wizard = await resumed({ ...draft, step: 'candidates' });
  wizard.send({ type: 'package.chosen', key: defined(second), package: null }, { type: 'next.pressed' });
  expect([wizard.state(), wizard.draft().current]).toEqual([expect.objectContaining({ step: 'package' }), second]);
  expect(first).not.toBe(second);
});

test('[wizard.candidates] a new candidate gets the shared details of a crew and is then shown; a custom package is not copied', async () => {
  const wizard = await resumed(exampleDraft(2));
  const [first, second] = keysOf(wizard.draft()).map(defined);
  wizard.send({ type: 'field.changed', path: `candidates.${first}.note`, value: 'Swing A' });
  wizard.send(
    { type: 'package.chosen', key: defined(second), package: null },
    { type: 'candidate.shared', key: defined(first) },
  );
  expect(wizard.draft()).toMatchObject({ current: second });
  expect(wizard.draft().candidates[1]).toMatchObject({ note: 'Swing A', package: medical });
  const custom = { ...medical, id: id<PackageId>('own'), custom: [{ category: 'Hearing', name: 'Audiometry' }] };
  wizard.send(
    { type: 'package.chosen', key: defined(first), package: custom },
    { type: 'candidate.shared', key: defined(first) },
  );
  expect(wizard.draft().candidates[1]?.package).toEqual(medical);
  wizard.send({ type: 'candidate.copied', key: defined(first) });
  expect(wizard.draft().candidates[2]?.package).toBeNull();
});

test('the address leads no further than the first step with errors', async () => {
  const wizard = await resumed({ ...exampleDraft(), step: 'company' });
  wizard.send({ type: 'step.chosen', step: 'review' });
  expect(wizard.state()).toMatchObject({ step: 'time' });
  wizard.send({ type: 'step.chosen', step: 'candidates' });
  expect(wizard.said.slice(-2)).toEqual(['step time', 'step candidates']);
});

test('[slots.per-candidate] five candidates hold five times, each under its own index', async () => {
  const wizard = await resumed(exampleDraft(5));
  for (const [at, key] of keysOf(wizard.draft()).entries()) await hold(wizard, key, `0${at}:00`);
  expect(wizard.asked('reserveSlot').map((input) => (input as ReserveInput).candidateIndex)).toEqual([0, 1, 2, 3, 4]);
  expect(Object.keys(wizard.snapshot().context.holds)).toEqual(keysOf(wizard.draft()));
  expect(wizard.draft().candidates.map(({ pick }) => pick?.startsAt.slice(11, 13))).toEqual([
    '00',
    '01',
    '02',
    '03',
    '04',
  ]);
});

test('[slots.hold] one button extends all held times; a refusal is said', async () => {
  const wizard = await resumed(exampleDraft(2));
  const [first, second] = keysOf(wizard.draft()).map(defined);
  await hold(wizard, defined(first), '01:00');
  await hold(wizard, defined(second), '03:00');
  wizard.send({ type: 'extend.pressed' });
  const longer = Object.values(wizard.snapshot().context.holds).map(({ reserveId }, candidateIndex) => ({
    candidateIndex,
    reserveId,
    expiresAt: minutesOn(20),
  }));
  await wizard.answer('extendHolds', longer);
  expect(Object.values(wizard.snapshot().context.holds).map(({ expiresAt }) => expiresAt)).toEqual([
    minutesOn(20),
    minutesOn(20),
  ]);
  wizard.send({ type: 'extend.pressed' });
  await wizard.refuse('extendHolds', { code: 'REJECTED', status: 409, reason: 'Held for 30 minutes already.' });
  expect(wizard.said.at(-1)).toBe('REJECTED for 10 s');
  expect(wizard.snapshot().context.extendFailure).toMatchObject({ reason: 'Held for 30 minutes already.' });
});

test('[slots.hold] after a deletion each extension reaches its own candidate, by the index that the service has', async () => {
  const wizard = await resumed(exampleDraft(3));
  const [first, second, third] = keysOf(wizard.draft()).map(defined);
  for (const [key, hour] of [
    [second, '01:00'],
    [third, '03:00'],
  ] as const)
    await hold(wizard, defined(key), hour);
  wizard.send(
    { type: 'candidate.deleted', key: defined(first) },
    { type: 'question.confirmed' },
    { type: 'extend.pressed' },
  );
  await wizard.answer('extendHolds', [
    { candidateIndex: 1, reserveId: `r-${second}`, expiresAt: minutesOn(20) },
    { candidateIndex: 2, reserveId: `r-${third}`, expiresAt: minutesOn(25) },
  ]);
  const { holds } = wizard.snapshot().context;
  expect([second, third].map((key) => holds[defined(key)]?.expiresAt)).toEqual([minutesOn(20), minutesOn(25)]);
});

test('the picker searches for the candidate in view, and again when the choice changes', async () => {
  const wizard = await resumed({ ...exampleDraft(), step: 'time' });
  expect(wizard.asked('searchSlots')).toEqual([
    expect.objectContaining({
      packageId: 'medical',
      minutes: 75,
      siteIds: ['perth'],
      fromDate: '2026-11-20',
      toDate: '2026-11-26',
    }),
  ]);
  wizard.send({ type: 'choice.changed', key: 'c1', change: { all: true } });
  expect(wizard.asked('searchSlots').at(-1)).toMatchObject({ siteIds: 'all' });
  typed(wizard, 'Liam');
  expect(wizard.asked('searchSlots')).toHaveLength(2);
});

test('clinics and dates can be copied to the next candidate, who is then shown', async () => {
  const wizard = await resumed(exampleDraft(2));
  const [first, second] = keysOf(wizard.draft()).map(defined);
  wizard.send({ type: 'choice.changed', key: defined(first), change: { toDate: '2026-12-01', all: true } });
  wizard.send({ type: 'choice.copied', key: defined(first) });
  expect(wizard.draft().candidates[1]?.choice).toMatchObject({ toDate: '2026-12-01', all: true });
  expect(wizard.draft().current).toBe(second);
});

test('[wizard.result] a booking that was made shows its reference', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  expect(wizard.asked('createBooking')).toEqual([
    {
      draftId,
      idempotencyKey: 'draft-d1',
      draft: wizard.draft(),
      holds: { c1: expect.objectContaining({ reserveId: 'r-c1' }) },
    },
  ]);
  const shown: unknown[] = [];
  wizard.watch(() => shown.push([wizard.snapshot().value.submission, wizard.snapshot().context.created]));
  await wizard.answer('createBooking', created);
  expect(wizard.state()).toMatchObject({ submission: 'sent', draft: 'closed', step: 'review' });
  expect(shown).not.toContainEqual(['sent', null]);
  expect(wizard.snapshot().context.created).toEqual(created);
  expect(wizard.asked('releaseHold')).toEqual([]);
});

test('[wizard.policy] without the policy nothing is sent, and the review says so', async () => {
  const wizard = await readyToSend();
  wizard.send({ type: 'policy.toggled', accepted: false }, { type: 'send.pressed' });
  expect(wizard.shown()).toEqual({ policyAccepted: 'You must accept our policy.' });
  expect(wizard.asked('createBooking')).toEqual([]);
});

test('[wizard.idempotent] pressing twice sends once; a dropped connection is sent again under the same key', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  wizard.send({ type: 'send.pressed' });
  expect(wizard.asked('createBooking')).toHaveLength(1);
  await wizard.refuse('createBooking', { code: 'UNREACHABLE' });
  expect(wizard.state()).toMatchObject({ submission: 'unanswered' });
  expect(wizard.said.at(-1)).toBe('not booked: UNREACHABLE');
  wizard.send({ type: 'network.returned' });
  const [first, second] = wizard.asked('createBooking');
  expect(second).toEqual(first);
  await wizard.answer('createBooking', created);
  expect(wizard.state()).toMatchObject({ submission: 'sent' });
});

test('[wizard.survives] typing after a dropped connection goes back to the form, with nothing lost', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  await wizard.refuse('createBooking', { code: 'UNREACHABLE' });
  typed(wizard, 'Somebody Else');
  expect(wizard.state()).toMatchObject({ submission: { open: 'refused' }, draft: 'dirty' });
  expect(nameIn(wizard.draft())).toBe('Somebody Else');
});

test('[wizard.result] refused fields land at their candidate; what was typed stays; changing the field lets it go', async () => {
  const wizard = await readyToSend(2);
  const second = defined(keysOf(wizard.draft())[1]);
  await sent(wizard);
  const before = wizard.draft().candidates;
  const fields = { 'candidates.1.email': 'This mailbox does not exist.', orgId: 'This company is not active.' };
  await wizard.refuse('createBooking', { code: 'BAD_REQUEST', reason: 'This company is not active.', fields });
  expect(wizard.state()).toMatchObject({ submission: { open: 'refused' }, step: 'company' });
  expect(wizard.said).toContain('not booked: BAD_REQUEST');
  expect(wizard.shown()).toEqual({
    [`candidates.${second}.email`]: 'This mailbox does not exist.',
    'header.company': 'This company is not active.',
  });
  expect(wizard.draft()).toMatchObject({ candidates: before, current: second });
  wizard.send({ type: 'field.changed', path: `candidates.${second}.email`, value: 'other@home.com.au' });
  expect(Object.keys(wizard.shown())).toEqual(['header.company']);
  wizard.send({ type: 'send.pressed' });
  expect(wizard.state()).toMatchObject({ submission: 'settling' });
});

test('[slots.expiry] a hold that is gone when the booking is sent says so at its candidate, which asks again', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  const fields = { 'candidates.0.reserveId': 'This time is no longer held for you.' };
  await wizard.refuse('createBooking', { code: 'HOLD_EXPIRED', fields });
  expect(wizard.state()).toMatchObject({ submission: { open: 'refused' }, step: 'time' });
  expect(wizard.reservation('c1').getSnapshot().value).toBe('expired');
  wizard.reservation('c1').send({ type: 'reserve.againPressed' });
  await wizard.answer('reserveSlot', holdOf('r-new', slotAt('00:00')));
  expect(wizard.shown()).toEqual({});
});

test('a booking whose draft cannot be saved is not sent, and says so', async () => {
  const wizard = await readyToSend();
  wizard.send({ type: 'send.pressed' });
  await wizard.refuse('saveDraft', { code: 'UNREACHABLE' });
  expect(wizard.state()).toMatchObject({ submission: { open: 'refused' }, draft: 'offline' });
  expect(wizard.snapshot().context.sendFailure).toEqual({ code: 'UNREACHABLE' });
  expect(wizard.asked('createBooking')).toEqual([]);
});

test('save and close leaves after the save, and stays when it fails', async () => {
  const wizard = await resumed(exampleDraft());
  typed(wizard, 'Li');
  wizard.send({ type: 'saveAndClose.pressed' });
  await wizard.refuse('saveDraft', { code: 'UNREACHABLE' });
  expect(wizard.said).not.toContain('left');
  wizard.send({ type: 'saveAndClose.pressed' });
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(wizard.said).toContain('left');
});

test('discard asks, throws the draft away with its holds, and leaves', async () => {
  const wizard = await resumed(exampleDraft());
  wizard.send({ type: 'discard.pressed' }, { type: 'question.confirmed' });
  await wizard.answer('deleteDraft');
  expect(wizard.said).toContain('left');
  expect(wizard.state()).toMatchObject({ draft: 'closed' });
});

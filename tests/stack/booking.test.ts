import { afterAll, expect, test } from 'vitest';
import * as documents from './booking.documents.ts';
import { addClinics } from './clinics.ts';
import { ask, openStack } from './stack.ts';

// The clock is at Monday 09:00 in Perth; the doctor works on Wednesday.
const day = '2026-11-25';

const stack = await openStack();
const clinic = await addClinics(stack.database.db, day);
const manager = await signIn('manager');
afterAll(() => stack.close());

async function signIn(username: string) {
  const session = await stack.signIn(username);
  return { ...session, ask: (query: string, variables?: object) => ask(stack, session.access_token, query, variables) };
}

type Person = typeof manager;
const errorOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0].extensions;

const slotAt = (quarter: number) => ({
  siteId: clinic.rostered,
  packageId: clinic.medical,
  calendarIds: [clinic.rosterId],
  startsAt: clinic.start(quarter),
});

async function newDraft(person: Person): Promise<string> {
  const { data } = await person.ask(documents.createDraft, { body: { step: 'time' } });
  return data.createDraft.draftId;
}

async function times(person: Person) {
  const variables = {
    packageId: clinic.medical,
    siteIds: [clinic.rostered, clinic.free],
    from: `${day}T00:00:00+08:00`,
    to: `${day}T23:59:59+08:00`,
  };
  const { data } = await person.ask(documents.timeSlots, variables);
  return data.timeSlots;
}

const starts = async (person: Person): Promise<string[]> =>
  (await times(person))[0].days[0].times.map(({ startsAt }: { startsAt: string }) => new Date(startsAt).toISOString());

const candidate = (name: string, more: object) => ({
  name,
  dob: '1991-03-14',
  gender: 'Male',
  phone: '0487 987 987',
  email: 'liam.oconnor@example.com',
  position: 'Electrician',
  packageId: clinic.medical,
  ...more,
});

const booking = (person: Person, candidates: readonly object[], more: object = {}) => ({
  orgId: person.org,
  serviceType: 'pem',
  resultEmail: 'results@redgum.example; hse@redgum.example',
  invoiceEmail: 'accounts@redgum.example',
  contactName: 'Priya Raman',
  contactPhone: '08 5550 1420',
  contactEmail: 'priya.raman@redgum.example',
  policyAccepted: true,
  candidates,
  ...more,
});

const range = () => ({
  siteId: clinic.rostered,
  siteName: 'Perth – Hay Street',
  preferredState: 'WA',
  preferredFromDate: '2026-12-01',
  preferredToDate: '2026-12-05',
  timeZone: 'Australia/Perth',
});

test('the bookable packages, clinics, states and services are found', async () => {
  const { data, errors } = await manager.ask(
    `query ($org: ID!) {
      bookablePackages(org: $org, serviceType: pem) { total items { id name minutes assessments { category name } } }
      bookableLocations(serviceType: pem) { state clinics }
      bookableClinics(state: "WA") { id name timeZone bookingFree }
      services { id name }
    }`,
    { org: manager.org },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    bookablePackages: {
      total: 1,
      items: [
        {
          id: clinic.medical,
          name: 'PEM – Standard',
          minutes: 60,
          assessments: [{ category: 'Function', name: 'Audiometry' }],
        },
      ],
    },
    bookableLocations: [{ state: 'WA', clinics: 2 }],
    bookableClinics: [
      { id: clinic.free, name: 'Broome – Carnarvon Street', timeZone: 'Australia/Perth', bookingFree: true },
      { id: clinic.rostered, name: 'Perth – Hay Street', timeZone: 'Australia/Perth', bookingFree: false },
    ],
    services: [{ id: clinic.sid, name: 'Drug and alcohol test' }],
  });
});

test('a held time disappears for others, comes back when released, and belongs to its draft', async () => {
  const draftId = await newDraft(manager);
  expect(await starts(manager)).toContain(clinic.start(0));
  const { data } = await manager.ask(documents.reserve, { slot: slotAt(0), draftId, candidateIndex: 0 });
  const hold = data.reserveSlot;
  expect(Date.parse(hold.expiresAt) - stack.clock.now().getTime()).toBe(10 * 60_000);
  expect(Date.parse(hold.endsAt) - Date.parse(hold.startsAt)).toBe(60 * 60_000);
  expect(await starts(manager)).toEqual([4, 5, 6, 7, 8].map(clinic.start));
  const resumed = await manager.ask(documents.draft, { draftId });
  expect(resumed.data.draft).toMatchObject({
    body: { step: 'time' },
    holds: [{ candidateIndex: 0, reserveId: hold.reserveId }],
  });
  const extended = await manager.ask(documents.extend, { draftId });
  expect(Date.parse(extended.data.extendHolds[0].expiresAt) - Date.parse(hold.expiresAt)).toBe(10 * 60_000);
  expect((await manager.ask(documents.release, { reserveId: hold.reserveId })).data).toEqual({ releaseSlot: true });
  expect(await starts(manager)).toContain(clinic.start(0));
});

test('a taken time is refused with its reason and the nearest free times', async () => {
  const [first, second] = [await newDraft(manager), await newDraft(manager)];
  const { data } = await manager.ask(documents.reserve, { slot: slotAt(0), draftId: first, candidateIndex: 0 });
  const refused = errorOf(
    await manager.ask(documents.reserve, { slot: slotAt(2), draftId: second, candidateIndex: 0 }),
  );
  expect(refused).toMatchObject({ code: 'SLOT_TAKEN', status: 409, reason: expect.stringMatching(/\w/) });
  expect(refused.nearest[0]).toMatchObject({ siteId: clinic.rostered, calendarIds: [clinic.rosterId] });
  await manager.ask(documents.release, { reserveId: data.reserveSlot.reserveId });
});

test("another account can neither release a hold nor read a draft: both look as if they weren't there", async () => {
  const other = await signIn('coralbay');
  const draftId = await newDraft(manager);
  const { data } = await manager.ask(documents.reserve, { slot: slotAt(0), draftId, candidateIndex: 0 });
  const { reserveId } = data.reserveSlot;
  const refused = [
    await other.ask(documents.release, { reserveId }),
    await other.ask(documents.draft, { draftId }),
    await other.ask(documents.extend, { draftId }),
    await other.ask(documents.reserve, { slot: slotAt(6), draftId, candidateIndex: 1 }),
  ];
  for (const answer of refused) expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  expect((await manager.ask(documents.release, { reserveId })).data).toEqual({ releaseSlot: true });
});

test('a draft saved by another tab comes back as a conflict, and nothing is overwritten', async () => {
  const draftId = await newDraft(manager);
  const mine = await manager.ask(documents.saveDraft, { draftId, revision: 1, body: { step: 'review' } });
  expect(mine.data.saveDraft).toMatchObject({ revision: 2, conflict: null });
  const late = await manager.ask(documents.saveDraft, { draftId, revision: 1, body: { step: 'company' } });
  expect(late.data.saveDraft).toMatchObject({
    revision: 2,
    conflict: { revision: 2, body: { step: 'review' }, holds: [] },
  });
});

test('a crew is booked: a held time, a free-booking time and a preferred range, found again in list and detail', async () => {
  const draftId = await newDraft(manager);
  const held = await manager.ask(documents.reserve, { slot: slotAt(0), draftId, candidateIndex: 0 });
  const input = booking(
    manager,
    [
      candidate('Liam O’Connor', { reserveId: held.data.reserveSlot.reserveId, note: 'Starts on swing.' }),
      candidate('Mei Chen', {
        reserveId: 'free-1',
        siteId: clinic.free,
        fromTime: clinic.start(4),
        timeZone: 'Australia/Perth',
      }),
      candidate('Noah Singh', range()),
    ],
    { draftId, poNumber: 'PO-88213', bookingComment: 'Crew of three.' },
  );
  const created = await manager.ask(documents.createBooking, { input, key: 'stack-crew-1' });
  expect(created.errors).toBeUndefined();
  const { reference, candidates } = created.data.createBooking;
  expect(candidates).toMatchObject([
    { index: 0, status: 'Confirmed', siteName: 'Perth – Hay Street', siteTimeZone: 'Australia/Perth' },
    { index: 1, status: 'Confirmed', siteName: 'Broome – Carnarvon Street' },
    { index: 2, status: 'Pending', appointmentTime: null },
  ]);
  const again = await manager.ask(documents.createBooking, { input, key: 'stack-crew-1' });
  expect(again.data).toEqual(created.data);

  const list = await manager.ask(documents.bookings, { pageSize: 2 });
  expect(list.data.bookings).toMatchObject({ total: 3, totalCapped: false, pages: 2, confirmed: 2, pending: 1 });
  const rest = await manager.ask(documents.bookings, { pageSize: 2, after: list.data.bookings.nextCursor });
  const rows = [...list.data.bookings.bookings, ...rest.data.bookings.bookings];
  expect(rest.data.bookings.nextCursor).toBeNull();
  expect(new Set(rows.map((row) => row.candidateName))).toEqual(new Set(['Liam O’Connor', 'Mei Chen', 'Noah Singh']));
  expect(rows.find((row) => row.candidateName === 'Noah Singh')).toMatchObject({
    appointmentTime: null,
    siteName: null,
    preferredSiteName: 'Perth – Hay Street',
    preferredFromDate: '2026-12-01',
    status: 'Pending',
  });

  const { data } = await manager.ask(documents.detail, { candidateId: candidates[0].candidateId });
  expect(data.bookingDetail).toMatchObject({
    reference,
    candidateNumber: 1,
    candidateCount: 3,
    candidateName: 'Liam O’Connor',
    candidateDob: '1991-03-14',
    resultEmails: ['results@redgum.example', 'hse@redgum.example'],
    note: 'Starts on swing.',
    comment: 'Crew of three.',
    site: { name: 'Perth – Hay Street', timeZone: 'Australia/Perth' },
    packageName: 'PEM – Standard',
    packageMinutes: 60,
    assessments: [{ category: 'Function', name: 'Audiometry' }],
    poNumber: 'PO-88213',
    projectIdentification: null,
  });
  expect(data.bookingDetail.history[0].by).toBe('Priya Raman');

  const other = await signIn('coralbay');
  expect((await other.ask(documents.bookings)).data.bookings).toMatchObject({ total: 0, bookings: [] });
  const foreign = await other.ask(documents.detail, { candidateId: candidates[0].candidateId });
  expect(errorOf(foreign)).toMatchObject({ code: 'NOT_FOUND', status: 404 });
});

test('every broken rule has its error at its field, and nothing is booked', async () => {
  const before = (await manager.ask(documents.bookings)).data.bookings.total;
  const input = booking(
    manager,
    [candidate('', { phone: '12', ...range() }), candidate('Ada', { email: 'ada@', ...range() })],
    {
      contactPhone: 'none',
      resultEmail: 'results@redgum.example; results',
    },
  );
  const refused = errorOf(await manager.ask(documents.createBooking, { input, key: 'stack-broken-1' }));
  expect(refused).toMatchObject({ code: 'BAD_REQUEST' });
  expect(Object.keys(refused.fields)).toEqual(
    expect.arrayContaining([
      'candidates.0.name',
      'candidates.0.phone',
      'candidates.1.email',
      'contactPhone',
      'resultEmail',
    ]),
  );
  expect((await manager.ask(documents.bookings)).data.bookings.total).toBe(before);
});

test('an expired hold has its error at its candidate', async () => {
  const draftId = await newDraft(manager);
  const { data } = await manager.ask(documents.reserve, { slot: slotAt(8), draftId, candidateIndex: 0 });
  stack.clock.pass(10 * 60_000);
  const input = booking(manager, [candidate('Ada Lovell', { reserveId: data.reserveSlot.reserveId })], { draftId });
  const refused = errorOf(await manager.ask(documents.createBooking, { input, key: 'stack-late-1' }));
  expect(refused).toMatchObject({ code: 'HOLD_EXPIRED', status: 409 });
  expect(Object.keys(refused.fields)).toEqual(['candidates.0.reserveId']);
});

test('another company cannot be booked for, and an unknown site is not found', async () => {
  const other = await signIn('coralbay');
  const input = booking(other, [candidate('Ada Lovell', range())], { orgId: manager.org });
  const refused = errorOf(await other.ask(documents.createBooking, { input, key: 'stack-foreign-1' }));
  expect(refused).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  const draftId = await newDraft(manager);
  const unknown = { ...slotAt(8), siteId: manager.org };
  expect(errorOf(await manager.ask(documents.reserve, { slot: unknown, draftId, candidateIndex: 0 }))).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test.each([1_000_000_000, 0])('a list of %i rows is refused at its field', async (pageSize) => {
  expect(errorOf(await manager.ask(documents.bookings, { pageSize }))).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { pageSize: expect.stringContaining('1 to 100') },
  });
});

test('[api.schema] a page of bookings costs one REST call, however many rows it has', async () => {
  const callsFor = async (pageSize: number) => {
    stack.calls.length = 0;
    const { data } = await manager.ask(documents.bookings, { pageSize });
    return { rows: data.bookings.bookings.length, calls: stack.calls.map(({ path }) => path) };
  };
  expect(await callsFor(1)).toEqual({ rows: 1, calls: ['/booking/bookings'] });
  const input = booking(
    manager,
    ['A', 'B', 'C', 'D', 'E'].map((name) => candidate(`Candidate ${name}`, range())),
  );
  for (let round = 0; round < 10; round++)
    await manager.ask(documents.createBooking, { input, key: `stack-page-${round}` });
  expect(await callsFor(50)).toEqual({ rows: 50, calls: ['/booking/bookings'] });
});

test('with the booking service down a booking says so, the menu lives, and nothing was booked', async () => {
  const input = booking(manager, [candidate('Ada Lovell', range())]);
  const variables = { input, key: 'stack-down-1' };
  stack.replace('booking', () => Promise.reject(new Error('connect ECONNREFUSED')));
  try {
    expect(errorOf(await manager.ask(documents.createBooking, variables))).toMatchObject({ code: 'UNREACHABLE' });
    const { data, errors } = await manager.ask('{ me { username } services { id } }');
    expect(data).toEqual({ me: { username: 'manager' }, services: null });
    expect(errors).toMatchObject([{ path: ['services'], extensions: { code: 'UNREACHABLE' } }]);
  } finally {
    stack.replace('booking', undefined);
  }
  const { data } = await manager.ask(documents.createBooking, variables);
  expect(data.createBooking.candidates).toHaveLength(1);
});

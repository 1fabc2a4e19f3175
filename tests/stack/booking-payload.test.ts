import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingDraft, CandidateDraft, Holds, TimeChoice } from '../../machines/lib/booking.types.ts';
import {
  type DraftId,
  epochMs,
  id,
  type OrgId,
  type PackageId,
  type ReserveId,
  type SiteId,
} from '../../machines/lib/ports.ts';
import { toBookingInput } from '../../web/new-booking/booking-input.ts';
import { CreateBookingDocument } from '../../web/new-booking/wizard.documents.ts';
import { exampleDraft } from '../support/bookings/example-booking.ts';
import * as documents from './booking.documents.ts';
import { addClinics, type ClinicWorld } from './clinics.ts';
import { ask, openStack, type Stack } from './stack.ts';

/*
 * From what a person filled in to the rows of the database: the page's own mapping and document, the gateway and the
 * service. Each field of the draft has a value of its own here, so that a field that is lost or swapped on the way shows.
 */

// The clock is at Monday 09:00 in Perth; the doctor works on Wednesday.
const day = '2026-11-25';

let stack: Stack;
let clinic: ClinicWorld;
let session: Awaited<ReturnType<Stack['signIn']>>;
let sent: Awaited<ReturnType<typeof send>>;

beforeAll(async () => {
  stack = await openStack();
  clinic = await addClinics(stack.database.db, day);
  session = await stack.signIn('manager');
  sent = await send();
});
afterAll(() => stack.close());

const say = (query: string, variables: object) => ask(stack, session.access_token, query, variables);

const choice = (change: Partial<TimeChoice>): TimeChoice => ({
  mode: 'range',
  state: 'WA',
  fromDate: '2026-12-01',
  toDate: '2026-12-05',
  all: false,
  siteIds: [],
  gapless: true,
  site: { id: id<SiteId>(clinic.rostered), name: 'Perth – Hay Street', timeZone: 'Australia/Perth' },
  time: 'Before noon',
  ...change,
});

const people = (): Partial<CandidateDraft>[] => [
  {
    name: ' Liam O’Connor ',
    dob: '1991-03-14',
    gender: 'Male',
    phone: '0491 570 006',
    email: 'liam@home.example',
    position: { id: null, name: 'Electrician' },
    note: 'Starts on swing.',
    choice: choice({ mode: 'time' }),
  },
  {
    name: 'Mei Chen',
    dob: '1988-07-02',
    gender: 'Female',
    phone: '08 5550 1421',
    email: 'mei@home.example',
    position: { id: null, name: 'Driller' },
    note: '',
    choice: choice({}),
  },
];

function filledIn(): BookingDraft {
  const draft = exampleDraft(2, {
    package: { id: id<PackageId>(clinic.medical), name: 'PEM – Standard', minutes: 60 },
  });
  return {
    ...draft,
    policyAccepted: true,
    header: {
      ...draft.header,
      company: { id: id<OrgId>(session.org), name: 'Redgum Mining' },
      resultEmails: ['results@redgum.example'],
      resultEmailText: 'hse@redgum.example',
      invoiceEmail: 'accounts@redgum.example',
      contactName: 'Priya Raman',
      contactPhone: '08 5550 1420',
      contactEmail: 'priya.raman@redgum.example',
      poNumber: 'PO-88213',
      project: 'Shutdown',
      projectIdentification: 'PI-1042',
      comment: 'Crew of two.',
      paperworkIds: [],
    },
    candidates: draft.candidates.map((candidate, at) => ({ ...candidate, ...people()[at] })),
  };
}

async function held(draftId: string, draft: BookingDraft): Promise<Holds> {
  const slot = { siteId: clinic.rostered, packageId: clinic.medical, calendarIds: [clinic.rosterId] };
  const startsAt = clinic.start(0);
  const { data } = await say(documents.reserve, { slot: { ...slot, startsAt }, draftId, candidateIndex: 0 });
  const { reserveId, endsAt, expiresAt } = data.reserveSlot;
  return {
    [draft.current]: {
      reserveId: id<ReserveId>(reserveId),
      packageId: id<PackageId>(clinic.medical),
      endsAt,
      expiresAt: epochMs(Date.parse(expiresAt)),
      slot: {
        siteId: id<SiteId>(clinic.rostered),
        siteName: 'Perth – Hay Street',
        timeZone: 'Australia/Perth',
        startsAt,
        calendarIds: [clinic.rosterId],
        bookingFree: false,
      },
    },
  };
}

async function send() {
  const draft = filledIn();
  const { data: begun } = await say(documents.createDraft, { body: { step: 'review' } });
  const draftId: string = begun.createDraft.draftId;
  const idempotencyKey = `payload-${draftId}`;
  const input = toBookingInput({
    draftId: id<DraftId>(draftId),
    idempotencyKey,
    draft,
    holds: await held(draftId, draft),
  });
  const { data, errors } = await say(CreateBookingDocument.toString(), { input, idempotencyKey });
  expect(errors).toBeUndefined();
  return { draftId, input, created: data.createBooking };
}

test('[wizard.payload][call.create] the header that a person filled in is in the booking, field by field', async () => {
  const { draftId, created } = sent;
  const { rows } = await stack.database.db.execute(sql`
    select b.*, d.sent_booking_id from booking.bookings b join booking.drafts d on d.id = ${draftId}::uuid
    where b.id = ${created.bookingId}::uuid`);
  expect(rows).toEqual([
    expect.objectContaining({
      reference: created.reference,
      org_id: session.org,
      subsidiary_id: null,
      service_type: 'pem',
      sid: null,
      contact_name: 'Priya Raman',
      contact_phone: '08 5550 1420',
      contact_email: 'priya.raman@redgum.example',
      result_email: 'results@redgum.example; hse@redgum.example',
      invoice_email: 'accounts@redgum.example',
      po_number: 'PO-88213',
      project: 'Shutdown',
      project_identification: 'PI-1042',
      booking_comment: 'Crew of two.',
      paperwork_ids: [],
      created_by: session.account_id,
      sent_booking_id: created.bookingId,
    }),
  ]);
});

test('[wizard.payload][data.candidate] each candidate is as filled in: one at the held time, one with a wish', async () => {
  const { created } = sent;
  const { rows } = await stack.database.db.execute(sql`
    select candidate_name, candidate_dob::text, candidate_gender, candidate_phone, candidate_email, candidate_position,
      package_id, appointment_note, status, appointment_time, clinic_id, roster_id, preferred_site_id,
      preferred_site_name, preferred_state, preferred_from_date::text, preferred_to_date::text, preferred_time, timezone
    from booking.candidates where booking_id = ${created.bookingId}::uuid order by candidate_index`);
  const [first, second] = rows;
  expect(first).toMatchObject({
    candidate_name: 'Liam O’Connor',
    candidate_dob: '1991-03-14',
    candidate_gender: 'Male',
    candidate_phone: '0491 570 006',
    candidate_email: 'liam@home.example',
    candidate_position: 'Electrician',
    package_id: clinic.medical,
    appointment_note: 'Starts on swing.',
    status: 'Confirmed',
    clinic_id: clinic.rostered,
    roster_id: clinic.rosterId,
    preferred_site_id: null,
    preferred_time: '',
    timezone: 'Australia/Perth',
  });
  expect(new Date(String(first?.['appointment_time'])).toISOString()).toBe(clinic.start(0));
  expect(second).toMatchObject({
    candidate_name: 'Mei Chen',
    candidate_dob: '1988-07-02',
    candidate_gender: 'Female',
    candidate_phone: '08 5550 1421',
    candidate_email: 'mei@home.example',
    candidate_position: 'Driller',
    appointment_note: '',
    status: 'Pending',
    clinic_id: null,
    roster_id: null,
    timezone: 'Australia/Perth',
    preferred_site_id: clinic.rostered,
    preferred_site_name: 'Perth – Hay Street',
    preferred_state: 'WA',
    preferred_from_date: '2026-12-01',
    preferred_to_date: '2026-12-05',
    preferred_time: 'Before noon',
  });
});

test('[wizard.payload] every field of the input is sent by the page', async () => {
  const { input } = sent;
  const { data } = await say(
    `{ head: __type(name: "CreateBookingInput") { inputFields { name } }
       person: __type(name: "BookingCandidateInput") { inputFields { name } } }`,
    {},
  );
  const namesOf = (type: { inputFields: { name: string }[] }) => type.inputFields.map(({ name }) => name).sort();
  expect(Object.keys(input).sort()).toEqual(namesOf(data.head));
  const names = new Set(input.candidates.flatMap((candidate) => Object.keys(candidate)));
  expect([...names].sort()).toEqual(namesOf(data.person));
});

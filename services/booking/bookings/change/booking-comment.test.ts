import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClinic, addPackage, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';

const NOW = '2026-11-23T01:00:00Z';
const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

let booking: { id: string; candidate: string };
let keys = 0;

const world = await openBookingWorld();
const manager = await world.as('manager');
afterAll(() => world.close());

/** One candidate, with a preferred range: Pending until a test says otherwise. */
beforeEach(async () => {
  const site = await addClinic(world.db);
  const { status, body } = await manager.post(
    '/bookings',
    {
      header: {
        org_id: manager.orgId,
        service_type: 'pem',
        result_email: 'results@redgum.example',
        invoice_email: 'accounts@redgum.example',
        contact_name: 'Priya Raman',
        contact_phone: '08 5550 1420',
        contact_email: 'priya.raman@redgum.example',
        booking_comment: 'Early, please.',
        policy_accepted: true,
      },
      candidates: [
        {
          candidate_name: 'Liam O’Connor',
          candidate_dob: '1991-03-14',
          candidate_gender: 'Male',
          candidate_phone: '0491570006',
          candidate_email: 'liam.oconnor@example.com',
          candidate_position: 'Electrician',
          package_id: await addPackage(world.db, 30),
          preferred_site_id: site,
          preferred_from_date: '2026-12-01',
          preferred_to_date: '2026-12-31',
        },
      ],
    },
    { 'idempotency-key': `booking-comment-${++keys}` },
  );
  expect(status).toBe(201);
  booking = { id: body.booking_id, candidate: body.candidates[0].candidate_id };
});

/** A second candidate of the booking, Pending as the first one was. */
async function addCandidate(name: string): Promise<string> {
  const { rows } = await world.db.execute<{ id: string }>(sql`
    insert into booking.candidates (id, booking_id, candidate_index, org_id, candidate_name, candidate_dob, candidate_gender,
      candidate_phone, candidate_email, candidate_position, package_id, status, contact_name, created_by, created_at, updated_at)
    select gen_random_uuid(), booking_id, 1, org_id, ${name}, candidate_dob, candidate_gender, candidate_phone, candidate_email,
      candidate_position, package_id, 'Pending', contact_name, created_by, created_at, updated_at
    from booking.candidates where id = ${booking.candidate}::uuid returning id`);
  return rows[0]?.id ?? '';
}

const change = (comment: unknown, client = manager, id = booking.id) =>
  client.put(`/bookings/${id}/comment`, { booking_comment: comment, candidate_id: booking.candidate });
const detail = async () => (await manager.get(`/candidates/${booking.candidate}`)).body;
const put = (status: string, time: string) =>
  world.db.execute(sql`update booking.candidates set status = ${status}, appointment_time = ${time}::timestamptz
    where id = ${booking.candidate}::uuid`);

test('[detail.comment] the comment is changed, and the history says by whom, before and after', async () => {
  expect(await change('  Any time.  ')).toMatchObject({ status: 200, body: { booking_comment: 'Any time.' } });
  const { booking_comment, history } = await detail();
  expect(booking_comment).toBe('Any time.');
  const entry = history.find(({ action }: { action: string }) => action === 'comment.changed');
  expect(entry).toMatchObject({ before: 'Early, please.', after: 'Any time.', by: expect.any(String) });
});

test('the same comment again writes nothing into the history', async () => {
  expect((await change('Early, please.')).status).toBe(200);
  const { history } = await detail();
  expect(history.map(({ action }: { action: string }) => action)).not.toContain('comment.changed');
});

test.each([
  ['Confirmed', '2026-11-23T01:00:01Z', 200],
  ['PartialConfirmed', '2026-11-23T01:00:01Z', 200],
  ['Rescheduled', '2026-11-23T01:00:01Z', 200],
  ['Confirmed', NOW, 409],
  ['Rescheduled', '2026-11-22T01:00:00Z', 409],
  ['Confirmed', '0001-01-01T00:00:00Z', 409],
  ['Pending Bloods', '2026-11-24T01:00:00Z', 409],
  ['Cancelled', '2026-11-24T01:00:00Z', 409],
])('%s with its time at %s answers %i', async (status, time, answer) => {
  await put(status, time);
  const { status: provided, body } = await change('Changed.');
  expect(provided).toBe(answer);
  if (answer === 409) {
    expect(body.error).toMatchObject({ details: { guard: 'canEditNotes' }, field: 'booking_comment' });
    expect(body.error.message).toContain('Liam O’Connor');
  }
  expect((await detail()).booking_comment).toBe(answer === 200 ? 'Changed.' : 'Early, please.');
});

test('[detail.edit-rule] the edit rule uses the candidate from whose page it is changed', async () => {
  const other = await addCandidate('Mei Chen');
  await put('Completed', '2026-11-22T01:00:00Z');
  expect((await change('From Liam.')).body.error.message).toBe(
    'The comment can no longer be edited. Liam O’Connor is Completed.',
  );
  const body = { booking_comment: 'From Mei.', candidate_id: other };
  expect((await manager.put(`/bookings/${booking.id}/comment`, body)).status).toBe(200);
  expect((await detail()).booking_comment).toBe('From Mei.');
});

test('[detail.comment] HTML in a comment is text, kept and answered as it was typed', async () => {
  const typed = '<script>alert(1)</script> & <b>early</b>';
  await change(typed);
  expect((await detail()).booking_comment).toBe(typed);
});

test('another company’s booking answers as an unknown one, and stays as it is', async () => {
  const coralBay = await world.as('coralbay');
  const foreign = await change('Mine now.', coralBay);
  const unknown = await change('Mine now.', coralBay, UNKNOWN);
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  expect((await detail()).booking_comment).toBe('Early, please.');
});

test('an account that may not make bookings is refused', async () => {
  expect((await change('Mine now.', await world.as('restricted'))).status).toBe(403);
});

test('a comment over 2000 characters is refused at its field', async () => {
  expect(await change('x'.repeat(2001))).toMatchObject({ status: 400, body: { error: { field: 'booking_comment' } } });
});

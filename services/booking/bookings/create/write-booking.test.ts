import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type Bench, first, openBench, quarter } from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { needs } from '../../../../tests/support/needs.ts';
import type { Caller } from '../../../access/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { MailContent } from '../../../mail/mail.tables.ts';
import { currentMailTexts } from '../../../mail/texts/event-mail.ts';
import { bookingCandidates } from '../../record/candidates/booked-candidates.ts';
import { firstSequence } from '../../record/mails/booking-mails.ts';
import { FIRST_MAILS, firstMails } from '../../record/mails/first-mails.ts';
import type { NewBooking } from '../../shared/booking.contract.ts';
import { createBooking } from './create-booking.ts';

const world = await openBookingWorld();
afterAll(() => world.close());
const { portal } = world.deps;
let keys = 0;

/** Books through the service's own function, so that a test can look at the connection. */
async function book(db: Database, client: Client, body: object): Promise<string> {
  const caller = { accountId: client.accountId, orgId: client.orgId, name: 'Priya Raman' } as Caller;
  const key = `written-at-once-${++keys}`;
  const options = { key, org: undefined, body: body as NewBooking, now: world.clock.now(), portal };
  return JSON.parse((await createBooking(db, caller, options)).answer).booking_id;
}

const header = ({ orgId }: Client, change: object = {}) => ({
  org_id: orgId,
  service_type: 'pem',
  result_email: 'results@redgum.example',
  invoice_email: 'accounts@redgum.example',
  contact_name: 'Priya Raman',
  contact_phone: '08 5550 1420',
  contact_email: 'priya.raman@redgum.example',
  policy_accepted: true,
  ...change,
});
const person = ({ medical: package_id }: Bench, index: number) => ({
  candidate_name: `Candidate ${index}`,
  candidate_dob: '1991-03-14',
  candidate_gender: 'Male',
  candidate_phone: '0491570006',
  candidate_email: `candidate${index}@example.com`,
  candidate_position: 'Electrician',
  package_id,
});
const wish = (bench: Bench, index: number) => ({
  ...person(bench, index),
  preferred_site_id: bench.site,
  preferred_from_date: '2026-12-01',
  preferred_to_date: '2026-12-20',
});

test(
  'a booking is three statements besides its transaction, however many candidates it has, each planned once',
  needs('postgres'),
  async () => {
    const [client, bench] = [await world.as('manager'), await openBench(world)];
    const asked = await world.db.transaction(async (tx) => {
      const calls = async () => {
        const { rows } = await tx.execute<{ name: string; calls: number; general: number }>(sql`
        select name, (generic_plans + custom_plans)::int as calls, generic_plans::int as general
        from pg_prepared_statements order by name`);
        return rows;
      };
      const before = await calls();
      for (let nth = 0; nth < 20; nth++) {
        const candidates = Array.from({ length: 1 + (nth % 5) }, (_, index) => wish(bench, index));
        await book(tx, client, { header: header(client), candidates });
      }
      return (await calls()).flatMap(({ name, calls: now, general }) => {
        const { calls: was = 0, general: once = 0 } = before.find((each) => each.name === name) ?? {};
        return now > was ? [{ name, calls: now - was, isKept: general - once >= 15 }] : [];
      });
    });
    expect(asked).toEqual(
      ['booking_facts', 'booking_lock_facts', 'booking_write'].map((name) => ({ name, calls: 20, isKept: true })),
    );
  },
);

test('[mail.summary] the mails of a new booking say what reading it back finds', async () => {
  // Long enough before the appointment for a candidate to move it.
  world.clock.set('2026-11-21T01:00:00Z');
  const [client, bench] = [await world.as('manager'), await openBench(world)];
  await world.db.execute(sql`
    with made as (
      insert into booking.assessments (id, category_name, assessment_name, minutes, position, preparation)
      values (gen_random_uuid(), 'Heart', 'Stress ECG of this test', 15, 900, 'Wear running shoes.') returning id)
    insert into booking.package_assessments (package_id, assessment_id)
    select ${bench.medical}::uuid, id from made`);
  const { rows: paperworks } = await world.db.execute<{ id: string }>(sql`
    insert into companies.paperworks (id, org_id, paper_work, temporary, created_at, updated_at)
    select gen_random_uuid(), ${client.orgId}::uuid, name, name = 'Not to bring', now(), now()
    from unnest(array['Site card', 'Consent', 'Not to bring']) name returning id`);
  await world.db.execute(sql`
    insert into booking.reminder_settings (org_id, mail, sms, own_move_days, updated_at)
    values (${client.orgId}::uuid, '{}', '{}', 14, now())
    on conflict (org_id) do update set own_move_days = 14`);
  const draft_id = await client.newDraft();
  const { body: hold } = await client.post('/reservations', {
    site_id: bench.site,
    package_id: bench.medical,
    calendar_ids: [bench.roster],
    calendar_from_time: quarter(0),
    draft_id,
    candidate_index: 0,
  });
  const candidates = [{ ...person(bench, 0), reserve_id: hold.reserve_id }, wish(bench, 1)];
  const paperwork_ids = paperworks.map(({ id }) => id);
  const id = await book(world.db, client, { draft_id, header: header(client, { paperwork_ids }), candidates });

  const { rows: mails } = await world.db.execute<{ recipient: string; subject: string; content: MailContent }>(sql`
    select recipient, subject, content from mail.outbox
    where entity_id = ${id}::uuid or entity_id in (select id from booking.candidates where booking_id = ${id}::uuid)
    order by entity desc`);
  const found = await bookingCandidates(world.db, id);
  const link = /https:\/\/portal\.example\/appointment\/\S+/.exec(first(mails).content.text)?.[0] ?? '';
  const now = world.clock.now();
  const texts = await currentMailTexts(world.db, FIRST_MAILS);
  const links = new Map([[first(found).candidate_id, link]]);
  const expected = firstMails(portal, found, { sequence: firstSequence(now), now, texts, links });
  expect(mails.map(({ recipient: to, subject, content }) => ({ to, subject, ...content }))).toEqual(
    expected.map(({ to, subject, text, html, attachments }) => ({ to, subject, text, html, attachments })),
  );
  expect(first(mails).content.text).toContain('Please bring: Consent; Site card');
  expect(first(mails).content.text).toContain('Wear running shoes.');
  expect(first(mails).content.text).toContain('move it');
});

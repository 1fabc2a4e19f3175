import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { book, hold } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { paperworks } from '../../../companies/companies.tables.ts';

const EIGHT = '2026-11-24T00:00:00Z';

const world = await openBookingWorld();
afterAll(() => world.close());

test('[admin.day-list] the day list names who has an appointment at the site that day, what they need, and since when they wait', async () => {
  const manager = await world.as('manager');
  let receptionist = await world.as('admin');
  const site = await addClinic(world.db);
  const roster = await addRoster(world.db, site, EIGHT, 1);
  const packageId = await addPackage(world.db, 30);
  const { candidateId } = await book(manager, { site, packageId, at: { roster, from: EIGHT } });
  await book(manager, { site, packageId }); // waits for a time, so is not expected on any day
  await hold(manager, { site, packageId, at: { roster, from: '2026-11-24T00:30:00Z' } });

  const listed = async (day: string) => (await receptionist.get(`/scheduler/day-list?site_id=${site}&day=${day}`)).body;
  const names = async (day: string) =>
    (await listed(day)).entries.map(({ candidate_id }: { candidate_id: string }) => candidate_id);
  expect(await names('2026-11-24')).toEqual([candidateId]);
  expect([await names('2026-11-23'), await names('2026-11-25')]).toEqual([[], []]);
  expect((await listed('2026-11-24')).entries[0]).toMatchObject({
    appointment_time: EIGHT,
    status: 'Confirmed',
    doctor_name: expect.stringMatching(/^Dr /),
    assessments: expect.any(Array),
    paperworks: [],
    status_changed_at: null,
  });

  world.clock.set('2026-11-23T23:50:00Z');
  receptionist = await world.as('admin'); // the first session is over by then
  await receptionist.put('/statuses', { candidate_ids: [candidateId], status: 'Arrived' });
  expect((await listed('2026-11-24')).entries[0]).toMatchObject({
    status: 'Arrived',
    status_before: 'Confirmed',
    status_changed_at: '2026-11-23T23:50:00Z',
  });
  expect((await (await world.as('manager')).get(`/scheduler/day-list?site_id=${site}&day=2026-11-24`)).status).toBe(
    403,
  );
});

test('[board.card] one booking of the day is read alone, and the audit names no other person', async () => {
  const manager = await world.as('manager');
  const receptionist = await world.as('admin');
  const site = await addClinic(world.db);
  const roster = await addRoster(world.db, site, EIGHT, 4);
  const packageId = await addPackage(world.db, 30);
  const { candidateId } = await book(manager, { site, packageId, at: { roster, from: EIGHT } });
  await book(manager, { site, packageId, at: { roster, from: '2026-11-24T00:30:00Z' } });
  const path = `/scheduler/day-list?site_id=${site}&day=2026-11-24&candidate_id=`;
  const { body } = await receptionist.get(`${path}${candidateId}`);
  expect(body.entries.map(({ candidate_id }: { candidate_id: string }) => candidate_id)).toEqual([candidateId]);
  expect((await receptionist.get(`${path}${site}`)).body.entries, 'not of this day').toEqual([]);
  const { rows } = await world.db.execute<{ candidate_ids: string[] }>(sql`
    select candidate_ids from audit.entries where action = 'day-list.opened' and entity_id = ${site}`);
  expect(rows.map(({ candidate_ids }) => candidate_ids)).toEqual([[candidateId]]);
});

test('[admin.day-list-paperwork] a form of the booking is handed in or taken back, and the audit says who did it', async () => {
  const manager = await world.as('manager');
  const receptionist = await world.as('admin');
  const site = await addClinic(world.db);
  const roster = await addRoster(world.db, site, EIGHT, 4);
  const packageId = await addPackage(world.db, 30);
  const { candidateId, bookingId } = await book(manager, { site, packageId, at: { roster, from: EIGHT } });
  const [consent, questionnaire, ofNobody] = await addForms(manager.orgId, ['Consent', 'Questionnaire', 'Other']);
  await world.db.execute(sql`
    update booking.bookings set paperwork_ids = array[${questionnaire}, ${consent}]::uuid[] where id = ${bookingId}`);
  const forms = async () =>
    (await receptionist.get(`/scheduler/day-list?site_id=${site}&day=2026-11-24`)).body.entries[0].paperworks.map(
      ({ paper_work, handed_in }: { paper_work: string; handed_in: boolean }) => [paper_work, handed_in],
    );
  const set = async (paperworkId: unknown, handed_in: boolean) =>
    (await receptionist.put(`/scheduler/day-list/${candidateId}/paperworks/${paperworkId}`, { handed_in })).status;
  expect(await forms()).toEqual([
    ['Consent', false],
    ['Questionnaire', false],
  ]);
  expect([await set(consent, true), await set(consent, true), await set(questionnaire, true)]).toEqual([204, 204, 204]);
  expect(await set(questionnaire, false)).toBe(204);
  expect(await forms()).toEqual([
    ['Consent', true],
    ['Questionnaire', false],
  ]);
  expect(await set(ofNobody, true), 'a form of another booking').toBe(404);
  const { rows } = await world.db.execute(sql`
    select action, after #>> '{}' as form from audit.entries where booking_id = ${bookingId} and action like 'paperwork.%' order by position`);
  expect(rows).toEqual([
    { action: 'paperwork.handed-in', form: 'Consent' },
    { action: 'paperwork.handed-in', form: 'Questionnaire' },
    { action: 'paperwork.not-handed-in', form: 'Questionnaire' },
  ]);
});

async function addForms(orgId: string, names: readonly string[]) {
  const at = world.clock.now();
  const forms = names.map((paperWork) => ({ id: uuidv7(), orgId, paperWork, createdAt: at, updatedAt: at }));
  await world.db.insert(paperworks).values(forms);
  return forms.map(({ id }) => id);
}

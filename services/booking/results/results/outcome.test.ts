import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { addExamined, type Examined } from '../../../../tests/support/bookings/consult-world.ts';
import { ownAppointment } from '../../candidate/own-appointment/own-appointment.ts';

let examined: Examined;

const world = await openBookingWorld();
const [admin, manager] = [await world.as('admin'), await world.as('manager')];
afterAll(() => world.close());
beforeEach(async () => {
  examined = await addExamined(world.db, world.deps.files, manager);
});

const say = (outcome: string | null, restrictions = '', client = admin) =>
  client.put(`/candidates/${examined.candidateId}/outcome`, { outcome, restrictions });
const detail = async (client: Client) => (await client.get(`/candidates/${examined.candidateId}`)).body;
const listed = async (client: Client, ...outcomes: string[]) => {
  const query = outcomes.map((outcome) => `outcome=${encodeURIComponent(outcome)}`).join('&');
  const { body } = await client.get(`/bookings?page_size=100&${query}`);
  return body.bookings.find(({ candidate_id: id }: { candidate_id: string }) => id === examined.candidateId);
};

test('[results.outcome] the provider says it and puts it right; the company reads it, and the history keeps both', async () => {
  expect(await detail(manager)).toMatchObject({ outcome: null, outcome_restrictions: null });
  expect(await say('Unfit')).toMatchObject({ status: 200, body: { outcome: 'Unfit' } });
  expect((await say('Fit with restrictions', '  No work at heights. ')).status).toBe(200);
  expect((await say('Fit with restrictions', 'No work at heights.')).status).toBe(200);
  const { outcome, outcome_restrictions: restrictions, history } = await detail(manager);
  expect([outcome, restrictions]).toEqual(['Fit with restrictions', 'No work at heights.']);
  const set = history.filter(({ action }: { action: string }) => action === 'candidate.outcome.set');
  expect(set.map(({ before, after }: { before: object; after: object }) => [before, after])).toEqual([
    [
      { outcome: 'Unfit', restrictions: '' },
      { outcome: 'Fit with restrictions', restrictions: 'No work at heights.' },
    ],
    [
      { outcome: null, restrictions: '' },
      { outcome: 'Unfit', restrictions: '' },
    ],
  ]);
  expect((await say(null)).status).toBe(200);
  expect(await detail(manager)).toMatchObject({ outcome: null, outcome_restrictions: null });
});

test('[results.outcome][list.filter] the company filters by it, and by who has none yet', async () => {
  expect([await listed(manager, 'Fit'), Boolean(await listed(manager, 'No outcome'))]).toEqual([undefined, true]);
  await say('Fit');
  expect(await listed(manager, 'Unfit', 'Fit')).toMatchObject({ outcome: 'Fit' });
  expect([await listed(manager, 'No outcome'), await listed(manager, 'Nothing')]).toEqual([undefined, undefined]);
});

test('[results.outcome] an outcome is refused before the examination; restrictions are required with their outcome and refused with others', async () => {
  const refused = async (outcome: string, restrictions: string) => {
    const { status, body } = await say(outcome, restrictions);
    return [status, body.error.code, body.error.field];
  };
  expect(await refused('Fit with restrictions', '  ')).toEqual([422, 'INVALID', 'restrictions']);
  expect(await refused('Fit', 'No heights.')).toEqual([422, 'INVALID', 'restrictions']);
  expect((await say('Perhaps')).status).toBe(400);
  await world.db.execute(
    sql`update booking.candidates set status = 'Confirmed' where id = ${examined.candidateId}::uuid`,
  );
  expect(await refused('Fit', '')).toEqual([409, 'STATUS_CONFLICT', 'outcome']);
});

test('[results.outcome] the company cannot say it, and the candidate’s page does not have it', async () => {
  expect((await say('Fit', '', manager)).status).toBe(403);
  await say('Fit with restrictions', 'No work at heights.');
  const own = JSON.stringify(await ownAppointment(world.db, examined.candidateId, world.clock.now()));
  expect(own).not.toMatch(/restrict|heights|outcome/i);
});

import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { addBooker } from '../../tests/support/bookings/booker.ts';
import { addClinic, addPackage, addRoster, openBookingWorld } from '../../tests/support/bookings/booking-world.ts';
import { generalPlans } from '../../tests/support/database/database.ts';
import { drafts } from '../booking/booking.tables.ts';
import { reserve } from '../booking/drafts/holds/reserve.ts';

const now = new Date('2026-11-23T01:00:00Z');
const from = new Date('2026-11-24T00:00:00Z');

const world = await openBookingWorld();
const siteId = await addClinic(world.db);
const rosterIds = [await addRoster(world.db, siteId, from.toISOString(), 8)];
const where = { siteId, packageId: await addPackage(world.db, 15), rosterIds };
afterAll(() => world.close());

type Booker = Awaited<ReturnType<typeof addBooker>>;

/** Holds the first slot of the morning and releases it at once. */
async function heldBy({ accountId, orgId, values }: Booker, db = world.db) {
  const draftId = uuidv7();
  const own = { id: draftId, accountId, orgId, serviceType: 'pem' as const, revision: 1, body: {} };
  await db.insert(drafts).values({ ...own, createdAt: now, updatedAt: now });
  const expiresAt = new Date(now.getTime() + 600_000);
  const asked = { ...where, reserveId: uuidv7(), draftId, candidateIndex: 0, from, replaces: null, now, expiresAt };
  const { held, caller } = await reserve(db, values, asked);
  const { rows } = await db.execute<{ claims: number }>(sql`select count(*)::int as claims from booking.claims`);
  await db.execute(sql`delete from booking.claims`);
  return { isHeld: held !== null, claims: rows[0]?.claims, name: caller?.name };
}

test('[perm.flags] a statement with its caller inline writes for authorized accounts only', async () => {
  const booker = await addBooker(world.db, now);
  expect(await heldBy(booker)).toEqual({ isHeld: true, claims: 1, name: booker.accountId });
  const { providerFlags, clientFlags, ...values } = booker.values;
  const refused = { isHeld: false, claims: 0 };
  const asking = (flags: string, isProviders = false) =>
    heldBy({ ...booker, values: { ...values, isProviders, providerFlags, clientFlags: flags } });
  expect(await asking('{sites}')).toMatchObject(refused);
  expect(await asking('{}')).toMatchObject(refused);
  expect(await asking(clientFlags, true)).toMatchObject(refused);
});

test.each([
  ['the session was ended', sql`update auth.sessions set revoked_at = now() where account_id = `],
  ['the session ran out', sql`update auth.sessions set expires_at = '2026-11-23T00:59:59Z' where account_id = `],
  ['the account was switched off', sql`update auth.accounts set active = false where id = `],
  ['the flag was taken away', sql`update auth.account_permissions set permissions = '{}' where account_id = `],
])('[perm.flags] nothing is written once %s', async (_what, change) => {
  const booker = await addBooker(world.db, now);
  await world.db.execute(sql`${change}${booker.accountId}::uuid`);
  expect(await heldBy(booker)).toMatchObject({ isHeld: false, claims: 0 });
});

test('a flag counts in either spelling, as everywhere', async () => {
  const booker = await addBooker(world.db, now);
  await world.db.execute(
    sql`update auth.account_permissions set permissions = '{make-bookings}' where account_id = ${booker.accountId}::uuid`,
  );
  expect(await heldBy(booker)).toMatchObject({ isHeld: true });
});

test('the statement is planned once for all callers', async () => {
  const bookers = [await addBooker(world.db, now), await addBooker(world.db, now)];
  const plans = await world.db.transaction(async (tx) => {
    for (let time = 0; time < 10; time += 1) for (const booker of bookers) await heldBy(booker, tx);
    return generalPlans(tx, 'booking_reserve');
  });
  expect(plans).toBeGreaterThan(5);
});

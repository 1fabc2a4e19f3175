import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { addClinic, addPackage, openBookingWorld } from '../../../tests/support/bookings/booking-world.ts';
import { addListed } from '../../../tests/support/bookings/listed-booking.ts';
import { call } from '../../../tests/support/services.ts';
import { companiesService } from '../companies.service.ts';
import { paperworks, positions, subsidiaries } from '../companies.tables.ts';

const ids = { paperwork: uuidv7(), subsidiary: uuidv7(), position: uuidv7() };

const world = await openBookingWorld();
const admin = await world.as('admin');
const { db } = world;
const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, company_name as name from companies.organisations where kind = 'client' and enable
    order by lower(company_name) desc limit 1`);
const company = defined(rows[0]);
const orgId = company.id;
const stamps = { createdAt: world.clock.now(), updatedAt: world.clock.now() };
const file = { temporary: false, fileName: 'form.pdf', contentType: 'application/pdf', fileKey: 'k', size: 1 };
for (const paperWork of ['A form', 'Z form']) {
  const id = paperWork === 'Z form' ? ids.paperwork : uuidv7();
  await db.insert(paperworks).values({
    id,
    orgId,
    paperWork,
    ...file,
    link: `/${id}`,
    createdBy: admin.accountId,
    ...stamps,
  });
}
await db.insert(subsidiaries).values({ id: ids.subsidiary, orgId, siteName: 'Zebra Hill', alias: 'Z', ...stamps });
await db.insert(positions).values({ id: ids.position, orgId, name: 'Zinc worker', ...stamps });
const place = { site: await addClinic(db), medical: await addPackage(db, 30), index: 0 };
// The provider's people book for whichever company calls.
const candidate = await addListed(db, place, { client: { ...admin, orgId } });
await db.execute(sql`update booking.candidates set candidate_position = 'Zinc worker' where id = ${candidate}::uuid`);
await db.execute(sql`
    update booking.bookings set paperwork_ids = ${`{${ids.paperwork}}`}::uuid[], subsidiary_id = ${ids.subsidiary}::uuid
    where created_by = ${admin.accountId}::uuid`);
afterAll(() => world.close());

test.each([
  ['bookable-orgs', 'data', null],
  ['bookable-subsidiaries', 'sites', 'Zebra Hill'],
  ['positions', 'data', 'Zinc worker'],
  ['paperworks', 'paper_works', 'Z form'],
] as const)('[wizard.lately-used] %s: what the account booked lately comes first', async (list, field, first) => {
  const { access_token: token } = await world.signIn('admin');
  const companies = companiesService(world.deps);
  const org = list === 'bookable-orgs' ? '' : `&org=${company.id}`;
  const firstOf = async (query: string) =>
    (await call(companies, 'GET', `/companies/${list}?${query}${org}`, { token })).body[field][0].name;
  const wanted = first ?? company.name;
  expect(await firstOf('recent_first=true')).toBe(wanted);
  if (list !== 'bookable-subsidiaries') expect(await firstOf('page_size=10'), 'else by name').not.toBe(wanted);
});

import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { auditedOf, sendCsv, undoCsv } from '../../../../tests/support/csv.ts';
import { seedPackages } from '../../../seed/packages.ts';

const world = await openBookingWorld();
const by = await world.signIn('admin');
await seedPackages(world.db);
afterAll(() => world.close());

const send = (csv: string, id?: string) =>
  sendCsv(world.booking, 'packages', { by, csv, ...(id === undefined ? {} : { id }) });
const HEADINGS = 'Company,Package name,Service,Assessments';

test('[import.check] packages know their company, its names, the services and the catalogue', async () => {
  await send(`${HEADINGS}\nRedgum Mining,Taken,Medical,Audiometry\n`, uuidv7());
  const { faulty } = await send(
    [
      HEADINGS,
      'Redgum Mining,TAKEN,Medical,Audiometry',
      ',Taken,Medical,Audiometry',
      'Nobody,Here,Dental,"Audiometry; Phrenology"',
      ',Twice,Fit test,audiometry',
      'Banksia Health,twice,fit TEST,Hearing and lungs: Audiometry',
      ',Nothing,Medical,;',
    ].join('\n'),
  );
  expect(faulty).toEqual([
    { row: 2, problems: ['Package name: There is a package of this name already.'] },
    {
      row: 4,
      problems: [
        'Company: There is no company of this name.',
        'Service: Write Medical or Fit test.',
        'Assessments: This assessment is not in the catalogue: “Phrenology”.',
      ],
    },
    { row: 6, problems: ['Package name: Row 5 has this name, too.'] },
    { row: 7, problems: ['Assessments: Please choose at least one.'] },
  ]);
});

test('[import.check] an assessment that is switched off goes into no imported package', async () => {
  const off = sql`update booking.assessments set is_active = not is_active where assessment_name = 'Spirometry'`;
  await world.db.execute(off);
  const { faulty } = await send(`${HEADINGS}\n,Lungs,Medical,Audiometry; Spirometry\n`);
  await world.db.execute(off);
  expect(faulty).toEqual([
    { row: 2, problems: ['Assessments: Spirometry is switched off and can be put into no other package.'] },
  ]);
});

test('[import.all-or-nothing][import.once] packages are made for a company or for all, once, and audited as by the form', async () => {
  const csv = `${HEADINGS}\nRedgum Mining,Imported,Medical,"Audiometry; Blood lead level"\n,Imported,Fit test,Audiometry\n`;
  const id = uuidv7();
  const answers = await Promise.all([send(csv, id), send(csv, id)]);
  expect(answers.map(({ body }) => body.imported)).toEqual([true, true]);
  const admin = await world.as('admin');
  const { org } = await world.signIn('manager');
  const { body } = await admin.get(`/packages?org=${org}&search=imported`);
  const rows = body.data.map((row: Record<string, unknown>) => [
    row['name'],
    row['service_type'],
    row['org_id'] === null,
  ]);
  expect(rows.toSorted()).toEqual([
    ['Imported', 'fit_test', true],
    ['Imported', 'pem', false],
  ]);
  const form = await admin.post('/packages', {
    name: 'By the form',
    service_type: 'pem',
    assessments: [{ category_name: 'Hearing and lungs', assessment_name: 'Audiometry', checked: true }],
  });
  expect(form.status).toBe(201);
  const audited = (await auditedOf(world, 'package.added')).slice(-2);
  expect(audited.map((after) => Object.keys(after).toSorted())[0]).toEqual(
    audited.map((after) => Object.keys(after).toSorted())[1],
  );
  expect(audited).toMatchObject([
    { name: 'Imported', assessments: ['Hearing and lungs: Audiometry'] },
    { name: 'By the form', assessments: ['Hearing and lungs: Audiometry'] },
  ]);
});

test('[import.undo] packages are deleted with their assessments until one has a price', async () => {
  const id = uuidv7();
  await send(`${HEADINGS}\nRedgum Mining,Undone,Medical,Audiometry\n,Undone too,Medical,Audiometry\n`, id);
  const { rows } = await world.db.execute<{ id: string }>(sql`
    insert into booking.package_prices (id, package_id, org_id, from_day, cents, set_by, set_at)
    select gen_random_uuid(), p.id, null, '2026-12-01', 100, p.id, now() from booking.packages p where p.name = 'Undone too'
    returning id`);
  const undo = () => undoCsv(world.booking, 'packages', { by, id });
  expect((await undo()).body.error.message).toBe('Nothing was undone. Undone too has a price.');
  await world.db.execute(sql`delete from booking.package_prices where id = ${rows[0]?.id}::uuid`);
  expect((await undo()).status).toBe(204);
  expect((await world.db.execute(sql`select from booking.packages where name like 'Undone%'`)).rows).toEqual([]);
});

import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { companiesService } from '../../services/companies/companies.service.ts';
import { claimDue, writeMail } from '../../services/mail/outbox.ts';
import { reportingService } from '../../services/reporting/reporting.service.ts';
import { book } from '../support/bookings/booked.ts';
import { addClinic, addPackage, addRoster, openBookingWorld, TUESDAY } from '../support/bookings/booking-world.ts';
import { call } from '../support/services.ts';

const world = await openBookingWorld();
afterAll(() => world.close());
const [companies, reporting] = [companiesService(world.deps), reportingService(world.deps)];
const [manager, admin] = [await world.as('manager'), await world.as('admin')];
const tokens = { admin: await world.signIn('admin'), manager: await world.signIn('manager') };

const quarter = await addPackage(world.db, 15);
const perth = { site: await addClinic(world.db, { name: 'Perth' }), packageId: quarter };
const sandbox = { site: await addClinic(world.db, { name: 'Sandbox clinic', sandbox: true }), packageId: quarter };
const nine = `${TUESDAY}T01:00:00Z`;
const [perthDay, sandboxDay] = [
  await addRoster(world.db, perth.site, nine, 2),
  await addRoster(world.db, sandbox.site, nine, 2),
];

const change = (company: object, who: keyof typeof tokens = 'admin') =>
  call(companies, 'PUT', `/companies/companies/${manager.orgId}`, {
    token: tokens[who].access_token,
    body: { company, update_mask: Object.keys(company) },
  });
const sitesOf = async () => {
  const { body } = await manager.get('/bookable-clinic-sites?service_type=pem');
  return body.sites.map(({ name }: { name: string }) => name);
};
const cancel = (bookingId: string, candidateId: string) =>
  manager.put(`/bookings/${bookingId}/cancel`, {
    candidate_id: [candidateId],
    created_by: manager.accountId,
    appointment_notes: '',
  });
const slot = (roster: number, quarters: number) => ({
  roster,
  from: new Date(Date.parse(nine) + quarters * 900_000).toISOString(),
});

test('[api.sandbox] only the provider makes a company a sandbox, and never itself', async () => {
  expect((await change({ sandbox: true }, 'manager')).status).toBe(403);
  const { status, body } = await call(companies, 'PUT', `/companies/companies/${admin.orgId}`, {
    token: tokens.admin.access_token,
    body: { company: { sandbox: true }, update_mask: ['sandbox'] },
  });
  expect([status, body.error.message]).toEqual([422, 'The provider is no sandbox.']);
});

test('[api.sandbox] a company with a booking to come is not switched, and reads how many there are', async () => {
  const { bookingId, candidateId } = await book(manager, { ...perth, at: slot(perthDay, 0) });
  const { status, body } = await change({ sandbox: true });
  expect([status, body.error.code, body.error.field]).toEqual([409, 'COMPANY_IN_USE', 'company.sandbox']);
  expect(body.error.message).toMatch(/has 1 booking that is still to come\. Cancel/);
  await cancel(bookingId, candidateId);
  expect((await change({ sandbox: true })).body).toMatchObject({ sandbox: true });
});

test('[api.sandbox] it is offered sandbox clinics alone, and holds no time of another clinic', async () => {
  expect(await sitesOf()).toEqual(['Sandbox clinic']);
  await expect(book(manager, { ...perth, at: slot(perthDay, 1) })).rejects.toThrow(/Not held.*Site/);
  await expect(book(manager, perth)).rejects.toThrow(/This company is a sandbox: choose a sandbox clinic/);
  const times = await manager.get(
    `/time-slots?package_id=${quarter}&site_ids=${perth.site}&calendar_from_time=${nine}&calendar_to_time=${TUESDAY}T04:00:00Z&time_zone=Australia/Perth`,
  );
  expect(JSON.stringify(times.body)).not.toContain('calendar_ids');
});

test('[api.sandbox] its bookings send nothing, while its accounts get their mail', async () => {
  await world.db.execute(sql`delete from mail.outbox`);
  await book(manager, { ...sandbox, at: slot(sandboxDay, 0) });
  const now = world.clock.now();
  const account = { kind: 'account.password-forgotten', entity: 'account', entityId: manager.accountId };
  const letter = { orgId: manager.orgId, to: 'priya.raman@redgum.example', subject: 'Reset', text: '', html: '' };
  await writeMail(world.db, { ...account, ...letter }, now);
  const claimed = [...(await claimDue(world.db, now, 100)), ...(await claimDue(world.db, now, 100, 'sms'))];
  expect(claimed.map(({ kind }) => kind)).toEqual(['account.password-forgotten']);
  const { rows } = await world.db.execute<{ kind: string; why: string; content: object | null }>(sql`
    select kind, last_error as why, content from mail.outbox where state = 'failed' order by kind`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { why, content } of rows) expect([why, content]).toEqual(['the company is a sandbox', null]);
});

test('[api.sandbox] bookings at a sandbox clinic are neither billed nor counted', async () => {
  const month = `from_date=${TUESDAY}&days=1`;
  const capacity = (await (await world.as('admin')).get(`/overview/capacity?${month}`)).body;
  expect(capacity.clinics.map((one: { site_name: string }) => one.site_name)).toEqual(['Perth']);
  await world.db.execute(
    sql`update booking.candidates set status = 'Completed' where clinic_id = ${sandbox.site}::uuid`,
  );
  const period = 'from_date=2026-11-01&to_date=2026-11-30';
  const { body } = await call(reporting, 'GET', `/reporting/statements/${manager.orgId}?${period}`, {
    token: tokens.admin.access_token,
  });
  expect(body.rows).toEqual([]);
});

test('[api.sandbox] no other company is booked at a sandbox clinic, by the provider neither', async () => {
  expect((await change({ sandbox: false })).body).toMatchObject({ sandbox: false });
  expect(await sitesOf()).toEqual(['Perth']);
  await expect(book(manager, { ...sandbox, at: slot(sandboxDay, 4) })).rejects.toThrow(/Not held.*Site/);
  const provider = { ...admin, orgId: manager.orgId };
  await expect(book(provider, { ...sandbox, at: slot(sandboxDay, 4) })).rejects.toThrow(/This is a sandbox clinic/);
});

test('[api.sandbox] no booking is carried from one kind of clinic to the other', async () => {
  const { candidateId } = await book(manager, { ...perth, at: slot(perthDay, 2) });
  const provider = await world.as('admin');
  const to = { roster_id: sandboxDay, calendar_from_time: slot(sandboxDay, 6).from };
  const { body } = await provider.post(`/candidates/${candidateId}/validate-move`, to);
  expect(body).toMatchObject({ code: 'SITE_CLOSED', reason: 'Sandbox clinic is a sandbox clinic.' });
});

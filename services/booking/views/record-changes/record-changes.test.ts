import { afterAll, expect, test } from 'vitest';
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { serviceStream } from '../../../../tests/support/event-stream.ts';
import { call } from '../../../../tests/support/services.ts';
import { companiesService } from '../../../companies/companies.service.ts';
import type { Service } from '../../../shared/http/service.ts';

const world = await openBookingWorld();
const companies = companiesService(world.deps);
afterAll(() => world.close());

async function signedIn(username: string) {
  const { access_token: token, org } = await world.signIn(username);
  const post = (service: Service, path: string, body: object) =>
    call(service, 'POST', `/${service.name}${path}`, { token, body });
  return { org, post, watch: () => serviceStream(world.booking, '/booking/record-changes', token) };
}

test('[records.live] of every service it says which kind of record changed, once for each change, and nothing of a refusal', async () => {
  const [admin, manager] = [await signedIn('admin'), await signedIn('manager')];
  const stream = await admin.watch();
  const role = { kind: 'client', name: 'Site supervisor', permissions: ['view_bookings'] };
  const company = { company_name: 'Mulga Quarry', enable: true, otp: false };
  const assessment = { category: 'Heart', name: 'Resting ECG', minutes: 15, preparation: '', price_cents: null };
  for (const [kind, status, change] of [
    ['role', 201, () => admin.post(world.auth, '/roles', role)],
    [null, 409, () => admin.post(world.auth, '/roles', role)],
    ['company', 201, () => admin.post(companies, '/companies', { company, fit_test: false, seed_positions: false })],
    ['assessment', 201, () => admin.post(world.booking, '/catalogue/assessments', assessment)],
    [null, 400, () => admin.post(world.booking, '/catalogue/assessments', { ...assessment, name: '' })],
    ['position', 201, () => admin.post(companies, '/positions', { name: 'Saturation diver', company_id: manager.org })],
  ] as const) {
    const answer = await change();
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    if (kind !== null) expect(await stream.next()).toEqual({ record: kind });
  }
  stream.end();
  expect(await stream.next()).toBe('ended');
});

test('[records.live] a company hears what its own people change, and not what others do', async () => {
  const [manager, others] = [await signedIn('manager'), await signedIn('coralbay')];
  const [own, foreign] = [await manager.watch(), await others.watch()];
  for (const { post, org } of [manager, others])
    expect((await post(companies, '/positions', { name: 'Diver', company_id: org })).status).toBe(201);
  expect((await others.post(companies, '/projects', { name: 'Jetty', company_id: others.org })).status).toBe(201);
  expect(await own.next()).toEqual({ record: 'position' });
  expect([await foreign.next(), await foreign.next()]).toEqual([{ record: 'position' }, { record: 'project' }]);
  for (const stream of [own, foreign]) stream.end();
  expect(await own.next(), 'nothing of the other company').toBe('ended');
});

import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { PHONE_FORMAT } from '../../../machines/rules/contact/phone.ts';
import { call, openWorld, TEST_PROVIDER } from '../../../tests/support/services.ts';
import { openProvider } from '../../shared/live-provider.ts';
import { companiesService } from '../companies.service.ts';

const world = await openWorld();
const companies = companiesService(world.deps);
const [admin, manager] = [await world.signIn('admin'), await world.signIn('manager')];
const faults: unknown[] = [];
const otherProcess = await openProvider(world.database, TEST_PROVIDER, (error) => faults.push(error));
afterAll(() => world.close());

const ask = (method: string, body?: unknown, { access_token: token } = admin) =>
  call(companies, method, '/companies/provider/settings', { token, ...(body === undefined ? {} : { body }) });
const NONE = {
  brand_name: '',
  phone: '',
  opening_hours: '',
  xero_account: '',
  xero_tax: '',
  myob_account: '',
  myob_tax: '',
  hold_minutes: null,
  payment_days: null,
  admin_second_factor: false,
};
const publicFacts = async () => (await call(companies, 'GET', '/companies/provider')).body;

test('[provider.settings] nothing is set at first: the server’s settings are in use, and said beside it', async () => {
  const { status, body } = await ask('GET');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...NONE,
    defaults: { brand_name: 'Banksia Health', phone: '', hold_minutes: 10, payment_days: 14, xero_account: '200' },
  });
  expect(await publicFacts()).toEqual({
    brand_name: 'Banksia Health',
    phone: '',
    opening_hours: '',
    hold_minutes: 10,
  });
});

test('[provider.settings] a setting is in use at once, in every process, and given up it is the server’s again', async () => {
  const wanted = {
    ...NONE,
    brand_name: ' Coastal  Occ Health ',
    phone: '0855501400',
    hold_minutes: 15,
    xero_account: '41',
  };
  const saved = await ask('PUT', wanted);
  expect(saved).toMatchObject({ status: 200, body: { brand_name: 'Coastal Occ Health', phone: '08 5550 1400' } });
  expect((await ask('GET')).body).toEqual(saved.body);
  expect(await publicFacts()).toMatchObject({ brand_name: 'Coastal Occ Health', hold_minutes: 15 });
  expect(world.deps.portal.providerName).toBe('Coastal Occ Health');
  expect(world.deps.provider.holdMs).toBe(15 * 60_000);
  expect(world.deps.provider.current).toMatchObject({ xeroAccount: '41', xeroTax: 'GST on Income', paymentDays: 14 });
  await vi.waitFor(() => expect(otherProcess.current.brandName).toBe('Coastal Occ Health'));

  await ask('PUT', NONE);
  expect(await publicFacts()).toMatchObject({ brand_name: 'Banksia Health', hold_minutes: 10 });
  await vi.waitFor(() => expect(otherProcess.current).toEqual(TEST_PROVIDER));
  expect(faults).toEqual([]);
});

test('[provider.settings] the audit has the settings before and after, once for each change', async () => {
  await world.database.db.execute(sql`delete from audit.entries where action = 'provider.settings-changed'`);
  await ask('PUT', { ...NONE, payment_days: 30 });
  await ask('PUT', { ...NONE, payment_days: 30 });
  const { rows } = await world.database.db.execute<{ before: object; after: object }>(
    sql`select before, after from audit.entries where action = 'provider.settings-changed'`,
  );
  expect(rows).toMatchObject([{ before: { payment_days: null }, after: { payment_days: 30, brand_name: '' } }]);
});

test.each([
  [{ phone: '12' }, 'phone', PHONE_FORMAT],
  [{ xero_account: '=1+1' }, 'xero_account', 'Enter the account’s code in Xero, eg. 200.'],
  [{ myob_account: '4-10' }, 'myob_account', 'Enter the account’s number in MYOB, eg. 4-1000.'],
  [{ hold_minutes: 0 }, 'hold_minutes', undefined],
  [{ hold_minutes: 61 }, 'hold_minutes', undefined],
  [{ payment_days: 366 }, 'payment_days', undefined],
  [{ brand_name: 'x'.repeat(81) }, 'brand_name', undefined],
])('[provider.settings] %j is refused at its field, and nothing is written', async (change, field, message) => {
  const before = (await ask('GET')).body;
  const { status, body } = await ask('PUT', { ...NONE, ...change });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ field, ...(message && { message }) });
  expect((await ask('GET')).body).toEqual(before);
});

test('[provider.settings] the second editor is refused with the settings as they are now', async () => {
  const seen = (await ask('GET')).body.updated_at;
  await ask('PUT', { ...NONE, opening_hours: 'Mon to Fri', updated_at: seen });
  const second = await ask('PUT', { ...NONE, opening_hours: 'Mon to Sat', updated_at: seen });
  expect(second).toMatchObject({
    status: 409,
    body: { error: { code: 'EDIT_CONFLICT', details: { present: { opening_hours: 'Mon to Fri' } } } },
  });
});

test('[provider.settings] a company neither reads nor writes them', async () => {
  expect((await ask('GET', undefined, manager)).status).toBe(403);
  expect((await ask('PUT', NONE, manager)).status).toBe(403);
});

import { afterAll, expect, test } from 'vitest';
import { call, openWorld } from '../../tests/support/services.ts';
import { countriesService } from './countries.service.ts';

const world = await openWorld();
afterAll(() => world.close());

test('[lookup.shapes] countries by name, or all', async () => {
  const { access_token: token } = await world.signIn('restricted');
  const get = async (query: string) =>
    call(countriesService(world.deps), 'GET', `/countries/countries${query}`, { token });
  const all = (await get('')).body.data;
  expect(all.length).toBeGreaterThan(240);
  expect(all).toContainEqual({ code: 'AU', name: 'Australia' });
  expect((await get('?name=austr')).body.data).toEqual([
    { code: 'AU', name: 'Australia' },
    { code: 'AT', name: 'Austria' },
  ]);
  expect((await get('?search=new zea')).body.data).toEqual([{ code: 'NZ', name: 'New Zealand' }]);
  expect((await call(countriesService(world.deps), 'GET', '/countries/countries')).status).toBe(401);
});

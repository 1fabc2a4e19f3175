import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../tests/support/services.ts';
import { companiesService } from '../companies/companies.service.ts';

const KILOBYTE = 1024;
const world = await openWorld();
const companies = companiesService({ ...world.deps, uploadMegabytes: 1 });
afterAll(() => world.close());

const pdf = (kilobytes: number) => `%PDF-1.4\n${'x'.repeat(kilobytes * KILOBYTE - 9)}`;

async function uploader(username: string) {
  const { access_token: token } = await world.signIn(username);
  return async (content: string) => {
    const body = new FormData();
    body.append('file', new File([content], 'Form.pdf'));
    const headers = { authorization: `Bearer ${token}` };
    const request = new Request('http://companies/companies/paperworks', { method: 'POST', headers, body });
    const answer = await companies.fetch(request);
    return { status: answer.status, error: (await answer.json()).error };
  };
}

const words = 'Your account can upload 1 MB a day, and this file is more than what is left. Try again tomorrow.';
const refused = { status: 429, error: { code: 'UPLOAD_QUOTA', message: words, field: 'file' } };

test('[edge.upload-quota] a file beyond the day’s quota is refused in words and not kept; another account and the next day are free', async () => {
  const upload = await uploader('manager');
  const saved = world.filesKept().length;
  expect((await upload(pdf(600))).status).toBe(201);
  expect(await upload(pdf(600))).toEqual(refused);
  expect((await upload(pdf(300))).status, 'what is left can be used').toBe(201);
  expect(world.filesKept()).toHaveLength(saved + 2);
  expect((await (await uploader('admin'))(pdf(600))).status).toBe(201);
  world.clock.pass(24 * 60 * 60_000);
  expect((await (await uploader('manager'))(pdf(600))).status).toBe(201);
});

test('[edge.upload-quota] uploads at once are not more than uploads one by one', async () => {
  world.clock.pass(48 * 60 * 60_000);
  const upload = await uploader('manager');
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(pdf(300))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429, 429]);
});

test('[edge.upload-quota] files refused for their kind count too', async () => {
  world.clock.pass(48 * 60 * 60_000);
  const upload = await uploader('manager');
  expect((await upload('x'.repeat(900 * KILOBYTE))).status).toBe(422);
  expect(await upload(pdf(300))).toEqual(refused);
});

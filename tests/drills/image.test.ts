/** @module-tag long */

import { expect, test } from 'vitest';
import { ownDatabase } from '../support/database/database.ts';
import { freePort } from '../support/database/postgres.ts';
import { needs } from '../support/needs.ts';
import { Images } from './image.ts';

const IMAGE = 'localhost/preflight';
/** Beside Debian and Node, KB: the bundle, the built pages, and what the bundle reads from node_modules. */
const MAX_KB = 120_000;

test('[run.image] the image is built from a bare Debian, is small, and serves as an account that owns nothing', {
  ...needs('postgres', 'buildah', 'mmdebstrap', 'mount'),
  timeout: 900_000,
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const images = new Images();
  cleanup.defer(() => images.remove());
  images.buildBase('localhost/node-base');
  images.build('localhost/node-base', IMAGE);
  expect(images.output(IMAGE, ['id', '--user'])).toBe('10001');
  const size = Number(images.output(IMAGE, ['du', '-sk', '/preflight']).split('\t')[0]);
  console.log(`the portal in the image: ${Math.round(size / 1024)} MB`);
  expect(size).toBeLessThan(MAX_KB);

  const own = await ownDatabase('demo');
  cleanup.defer(() => own.drop());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const portal = images.start(IMAGE, { PORT: String(port), DATABASE_URL: own.url, DATA_DIR: '/tmp/data' });
  cleanup.defer(() => portal.stop());
  const statusOf = (path: string) =>
    fetch(url + path).then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(() => statusOf('/health/ready'), { timeout: 60_000 }).toBe(200);
  expect([await statusOf('/login'), await statusOf('/api/auth/keys')]).toEqual([200, 200]);

  const alone = images.start(IMAGE, { PORT: String(await freePort()) });
  expect(await alone.ended).not.toBe(0);
  expect(alone.printed()).toContain('set DATABASE_URL to the address of a PostgreSQL server');
});

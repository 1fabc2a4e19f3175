/** @module-tag long */

import { expect, test } from 'vitest';
import { generateSigningKey } from '../../services/access/tokens.ts';
import { ownDatabase } from '../support/database/database.ts';
import { needs } from '../support/needs.ts';
import { type Rest, restAs } from '../support/rest.ts';
import { type Portal, startPortal } from '../support/servers/portal.ts';

const permissions = ({ url }: Portal, { authorization }: Rest) =>
  fetch(`${url}/api/auth/permissions`, { headers: { authorization } }).then(({ status }) => status);

test('[run.rotate-key] the signing key is exchanged in three rounds, one process after the other, and every session stays signed in', {
  ...needs('postgres'),
  timeout: 400_000,
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const own = await ownDatabase('demo');
  cleanup.defer(() => own.drop());
  const [old, next] = [generateSigningKey(), generateSigningKey()];
  const rounds = [
    { SIGNING_KEY: old, ACCEPTED_SIGNING_KEYS: next },
    { SIGNING_KEY: next, ACCEPTED_SIGNING_KEYS: old },
    { SIGNING_KEY: next },
  ] as const;
  const start = (env: Record<string, string>) => startPortal({ databaseUrl: own.url, env });
  const portals = [await start({ SIGNING_KEY: old }), await start({ SIGNING_KEY: old })] as [Portal, Portal];
  cleanup.defer(() => Promise.all(portals.map((portal) => portal.stop())).then(() => {}));

  const people = [await restAs('manager', { url: `${portals[0].url}/api` })];
  const [signedInBefore] = people as [Rest];
  for (const [round, env] of rounds.entries()) {
    const isLast = round === rounds.length - 1;
    for (const at of [0, 1] as const) {
      await portals[at].stop();
      portals[at] = await start(env);
      // The process with the new configuration issues a token, and the one with the old accepts it.
      people.push(await restAs('coralbay', { url: `${portals[at].url}/api` }));
      for (const portal of portals) {
        const accepted = isLast ? people.slice(-2) : people;
        for (const person of accepted) expect(await permissions(portal, person), `round ${round + 1}`).toBe(200);
      }
    }
  }
  expect(await permissions(portals[0], signedInBefore), 'what the old key signed is over with the last round').toBe(
    401,
  );
  const { keys } = await (await fetch(`${portals[0].url}/api/auth/keys`)).json();
  expect(keys).toHaveLength(1);
});

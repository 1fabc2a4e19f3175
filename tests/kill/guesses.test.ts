import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { generateSigningKey } from '../../services/access/tokens.ts';
import { openDatabase } from '../../services/database/open.ts';
import { mailedOtp } from '../support/bookings/consult-world.ts';
import { ownDatabase } from '../support/database/database.ts';
import { needs } from '../support/needs.ts';
import { answerOf, restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';

test(
  '[call.otp] guesses of a one-time password at two servers over one database are five in all',
  needs('postgres'),
  async () => {
    const own = await ownDatabase('demo');
    const env = { SIGNING_KEY: generateSigningKey() };
    const options = { databaseUrl: own.url, env, roles: ['auth'] };
    const portals = await Promise.all([startPortal(options), startPortal(options)]);
    const database = await openDatabase({ databaseUrl: own.url });
    try {
      const [here, there] = await Promise.all(portals.map(({ url }) => restAs('coralbay', { url: `${url}/api` })));
      const wanted = { email: 'sofia.marino@coralbay.example', request: 'register_device' } as const;
      await answerOf(defined(here).auth.POST('/auth/resend-otp', { body: wanted }));
      const otp = defined(await mailedOtp(database.db));
      const guess = (by: number, at = here) => {
        const wrong = String((Number(otp) + by) % 1_000_000).padStart(6, '0');
        return defined(at).auth.POST('/auth/verify-otp', { body: { ...wanted, otp: wrong } });
      };
      const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((by) => guess(by, by % 2 === 0 ? here : there)));
      expect(answers.map(({ response }) => response.status).toSorted()).toEqual([
        422, 422, 422, 422, 429, 429, 429, 429,
      ]);
      for (const at of [here, there])
        expect((await guess(0, at)).response.status, 'the right one comes too late').toBe(429);
    } finally {
      await database.close();
      await Promise.all(portals.map((portal) => portal.stop()));
      await own.drop();
    }
  },
);

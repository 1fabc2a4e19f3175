import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { mailServer } from '../../../tests/support/servers/mail-server.ts';
import { call, openWorld } from '../../../tests/support/services.ts';
import { deliverDue } from '../../mail/sender.ts';
import { smtpTransport } from '../../mail/smtp.ts';
import { demoPassword } from '../../seed/demo-logins.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

const world = await openWorld();
const server = await mailServer();
const transport = smtpTransport({ url: `smtp://127.0.0.1:${server.port}`, from: 'portal@banksia.example' });
afterEach(() => world.database.db.execute(sql`delete from auth.sign_in_devices`));
afterAll(async () => {
  transport.close();
  await server.close();
  await world.close();
});

interface Place {
  browser?: string;
  address?: string;
  /** Proof that the device kept. */
  kept?: string;
  password?: string;
}

/** @returns the proof for the device to keep */
async function signIn(username: string, { browser = FIREFOX, address = '203.0.113.1', kept, password }: Place = {}) {
  const { status, body } = await call(world.auth, 'POST', '/auth/login', {
    body: { username, password: password ?? demoPassword },
    headers: {
      'user-agent': browser,
      'x-forwarded-for': address,
      ...(kept === undefined ? {} : { KnownDevice: kept }),
    },
  });
  expect(status).toBe(201);
  return body;
}

/** Everything that the mail server has received since it was asked last. */
async function mailed() {
  await deliverDue({ db: world.database.db, now: world.clock.now }, transport);
  return server.received.splice(0);
}

test('[access.new-device] a sign-in on a new device is mailed to the account, once for each device', async () => {
  await signIn('manager');
  expect(await mailed(), 'the very first sign-in').toEqual([]);
  const { known_device: phone } = await signIn('manager', { browser: PHONE, address: '198.51.100.9' });
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    envelope: ['priya.raman@redgum.example'],
    subject: 'New sign-in to your account',
    text: expect.stringContaining('on 23/11/2026 09:00 (Perth) with Safari on iPhone, from the address 198.51.100.9.'),
  });
  expect(mail?.text).toContain('change your password at once');
  expect(mail?.text).toContain('https://portal.example/my/account');
  await signIn('manager', { browser: PHONE, address: '198.51.100.77', kept: phone });
  expect(await mailed(), 'the phone elsewhere, by the name that it kept').toEqual([]);
  await signIn('manager', { browser: PHONE, address: '198.51.100.77' });
  expect(await mailed(), 'a private window of it').toEqual([]);
});

test('[access.new-device] the password of another account, on a device that only its own account knows, is a new device', async () => {
  await signIn('booker');
  const { known_device: ofCoral } = await signIn('coralbay', { browser: PHONE, address: '198.51.100.9' });
  await signIn('booker', { browser: PHONE, address: '198.51.100.9', kept: ofCoral });
  expect((await mailed()).map(({ envelope }) => envelope)).toEqual([['daniel.kerr@redgum.example']]);
});

test('a changed password makes no device new', async () => {
  const { known_device: kept, access_token: token } = await signIn('admin');
  const change = { current_password: demoPassword, password: 'Kelp-under-7-jetties' };
  expect((await call(world.auth, 'POST', '/auth/change-password', { token, body: change })).status).toBe(200);
  await mailed();
  await signIn('admin', { kept, address: '198.51.100.10', password: change.password });
  expect(await mailed()).toEqual([]);
});

test('a device that signs in twice at once is mailed about once, and 50 devices are remembered', async () => {
  await signIn('restricted');
  await Promise.all(Array.from({ length: 4 }, () => signIn('restricted', { browser: PHONE })));
  expect(await mailed()).toHaveLength(1);
  const at = world.clock.now().toISOString();
  await world.database.db.execute(sql`
    insert into auth.sign_in_devices (account_id, hash, user_agent, address, seen_at)
    select account_id, 'older ' || n, 'older', 'address ' || n, ${at}::timestamptz - n * interval '1 day'
      from auth.sign_in_devices d, generate_series(1, 60) n where d.user_agent = ${PHONE}`);
  await signIn('restricted');
  const { rows } = await world.database.db.execute(sql`
    select count(*)::int as kept, bool_or(user_agent = ${PHONE}) as has_phone from auth.sign_in_devices`);
  expect(rows).toEqual([{ kept: 50, has_phone: true }]);
});

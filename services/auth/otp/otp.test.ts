import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { forgetOtps, mailedOtp } from '../../../tests/support/bookings/consult-world.ts';
import { call, openWorld } from '../../../tests/support/services.ts';
import { demoPassword } from '../../seed/demo-logins.ts';
import { authService } from '../auth.service.ts';

const minute = 60_000;
const email = 'sofia.marino@coralbay.example';
const request = 'register_device';

let token: string;

const world = await openWorld();
afterAll(() => world.close());
beforeEach(async () => {
  await forgetOtps(world.database.db);
  token = (await world.signIn('coralbay')).access_token;
});

const post = (path: string, body: object, by = token, service = world.auth) =>
  call(service, 'POST', path, { token: by, body, headers: { 'user-agent': 'Firefox on Linux' } });
const resend = (by?: string) => post('/auth/resend-otp', { email, request }, by);
const verify = (otp: string, by?: string) => post('/auth/verify-otp', { email, request, otp }, by);
const devices = async (deviceId?: string, by = token) => {
  const headers = deviceId === undefined ? {} : { DeviceID: deviceId };
  return (await call(world.auth, 'GET', '/auth/devices', { token: by, headers })).body.devices;
};

async function mailed(): Promise<string> {
  expect((await resend()).status).toBe(200);
  return defined(await mailedOtp(world.database.db));
}

/** Six digits that are not the right ones. */
const wrong = (otp: string, by = 1) => String((Number(otp) + by) % 1_000_000).padStart(6, '0');

describe('a one-time password', () => {
  test('[call.otp] is six digits by mail, and registers the device that proves it', async () => {
    const otp = await mailed();
    expect(otp).toMatch(/^\d{6}$/);
    const { status, body } = await verify(` ${otp.slice(0, 3)} ${otp.slice(3)} `);
    expect(status).toBe(200);
    expect(Buffer.from(body.device_id, 'base64url')).toHaveLength(16);
    expect(await devices(body.device_id)).toMatchObject([{ user_agent: 'Firefox on Linux', is_current: true }]);
  });

  test('[call.otp] works once, though two use it at the same moment', async () => {
    const otp = await mailed();
    const answers = await Promise.all([verify(otp), verify(otp), verify(otp)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await verify(otp)).body.error.code).toBe('OTP_EXPIRED');
    expect(await devices()).toHaveLength(1);
  });

  test('[consult.lockout] ends after ten minutes, and says so', async () => {
    const otp = await mailed();
    world.clock.pass(10 * minute);
    expect(await verify(otp)).toMatchObject({ status: 410, body: { error: { code: 'OTP_EXPIRED', field: 'otp' } } });
  });

  test('[consult.lockout] takes five tries in all; then the right one is refused too, and a new one helps', async () => {
    const otp = await mailed();
    for (const left of [4, 3, 2, 1]) {
      const { status, body } = await verify(wrong(otp, left));
      expect(status).toBe(422);
      expect(body.error).toMatchObject({ code: 'OTP_WRONG', field: 'otp', details: { tries_left: left } });
    }
    expect((await verify(wrong(otp, 9))).body.error.code).toBe('OTP_LOCKED');
    expect(await verify(otp)).toMatchObject({ status: 429, body: { error: { code: 'OTP_LOCKED' } } });
    expect((await verify(await mailed())).status).toBe(200);
  });

  test('[call.otp] tries at once, at two processes, count like tries one by one', async () => {
    const otp = await mailed();
    const processes = [world.auth, authService(world.deps)];
    const tries = Array.from({ length: 16 }, (_value, index) => {
      const body = { email, request, otp: wrong(otp, index + 1) };
      return post('/auth/verify-otp', body, token, defined(processes[index % 2]));
    });
    const codes = (await Promise.all(tries)).map(({ body }) => body.error.code);
    expect(codes.filter((code) => code === 'OTP_WRONG')).toHaveLength(4);
    expect(codes.filter((code) => code !== 'OTP_WRONG' && code !== 'OTP_LOCKED')).toEqual([]);
    expect((await verify(otp)).status).toBe(429);
  });

  test('guesses over many passwords are limited too', async () => {
    const codes = [];
    for (let round = 0; round < 5; round += 1) {
      const otp = await mailed();
      for (let guess = 1; guess <= 5; guess += 1) codes.push((await verify(wrong(otp, guess))).body.error.code);
    }
    expect(codes.slice(0, 20)).not.toContain('TOO_MANY_ATTEMPTS');
    expect(codes.slice(20)).toEqual(Array(5).fill('TOO_MANY_ATTEMPTS'));
  });

  test('[call.otp] belongs to its account: another account cannot verify it, nor can another address', async () => {
    const otp = await mailed();
    const stranger = (await world.signIn('manager')).access_token;
    const other = { email: 'priya.raman@redgum.example', request, otp };
    expect((await post('/auth/verify-otp', other, stranger)).body.error.code).toBe('OTP_EXPIRED');
    const asIf = await post('/auth/verify-otp', { ...other }, token);
    expect(asIf).toMatchObject({ status: 422, body: { error: { field: 'email' } } });
    expect((await verify(otp, stranger)).body.error.field).toBe('email');
    expect((await verify(otp)).status).toBe(200);
  });

  test('is stored so that neither it nor the device can be read back', async () => {
    const otp = await mailed();
    const { body } = await verify(otp);
    const { rows } = await world.database.db.execute<{ all: string }>(sql`
      select (select json_agg(o)::text from auth.otps o) || (select json_agg(d)::text from auth.devices d)
          || (select json_agg(e)::text from audit.entries e) as all`);
    expect(rows[0]?.all).not.toContain(otp);
    expect(rows[0]?.all).not.toContain(body.device_id);
  });
});

describe('another one-time password', () => {
  test('[call.otp][consult.resend] takes the place of the first', async () => {
    const first = await mailed();
    const second = await mailed();
    expect(second === first || (await verify(first)).status === 422).toBe(true);
    expect((await verify(second)).status).toBe(200);
  });

  test('[consult.resend] is mailed five times in a quarter of an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => resend()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    world.clock.pass(15 * minute + 1);
    expect((await resend()).status).toBe(200);
  });
});

describe('to a new email address', () => {
  const day = 24 * 60 * minute;
  const moved = 'sofia@elsewhere.example';
  const to = (address: string) => post('/auth/resend-otp', { email: address, request });
  const change = (address: string, headers: Record<string, string> = {}) =>
    call(world.auth, 'PATCH', '/auth/account', {
      token,
      headers,
      body: { email: address, current_password: demoPassword },
    });
  const confirm = (deviceId: string) =>
    call(world.auth, 'POST', '/auth/account/email-confirmation', { token, headers: { DeviceID: deviceId } });
  const otpsMailed = async () => {
    const { rows } = await world.database.db.execute<{ recipient: string }>(
      sql`select recipient from mail.outbox where kind = 'account.otp' order by id`,
    );
    return rows.map(({ recipient }) => recipient);
  };
  beforeEach(() =>
    world.database.db.execute(
      sql`update auth.accounts set email = ${email}, email_trusted_from = null where username = 'coralbay'`,
    ),
  );
  afterAll(() =>
    world.database.db.execute(
      sql`update auth.accounts set email = ${email}, email_trusted_from = null where username = 'coralbay'`,
    ),
  );

  test('[access.email-change] none goes within 24 hours, and it is said from when on', async () => {
    await change(moved);
    const refused = await to(moved);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'ADDRESS_TOO_NEW' } } });
    expect(refused.body.error.message).toMatch(
      /one-time passwords go to it from \d\d\/\d\d\/\d{4} \d\d:\d\d \(Perth\) on/,
    );
    expect(await otpsMailed()).toEqual([]);
    world.clock.pass(day - 1);
    token = (await world.signIn('coralbay')).access_token;
    expect((await to(moved)).status).toBe(403);
    world.clock.pass(1);
    expect((await to(moved)).status).toBe(200);
    expect(await otpsMailed()).toEqual([moved]);
  });

  test('[access.email-change] one that was mailed to the old address before is void', async () => {
    const otp = await mailed();
    await change(moved);
    expect((await post('/auth/verify-otp', { email: moved, request, otp })).body.error.code).toBe('OTP_EXPIRED');
  });

  test('[access.email-change] a registered device confirms it, and no other', async () => {
    const { body } = await verify(await mailed());
    await change(moved);
    expect((await confirm('nonsense')).body.error.code).toBe('DEVICE_NOT_REGISTERED');
    expect((await to(moved)).status).toBe(403);
    expect(await confirm(body.device_id)).toMatchObject({
      status: 200,
      body: { email: moved, email_trusted_from: null },
    });
    expect((await to(moved)).status).toBe(200);
  });

  test('[access.email-change] changed on a registered device it needs no waiting', async () => {
    const { body } = await verify(await mailed());
    const changed = await change(moved, { DeviceID: body.device_id });
    expect(changed.body).toMatchObject({ email: moved, email_trusted_from: null });
    expect((await to(moved)).status).toBe(200);
  });

  test('[access.email-change] it waits as well where an administrator set it, or added the account with it', async () => {
    const { access_token: by, org } = await world.signIn('admin').then(async (admin) => ({
      ...admin,
      org: (await world.signIn('coralbay')).org,
    }));
    const accountId = (await world.signIn('coralbay')).account_id;
    const path = `/auth/organisations/${org}/client-accounts`;
    const body = { email: moved, update_mask: ['email'] };
    expect((await call(world.auth, 'PATCH', `${path}/${accountId}`, { token: by, body })).status).toBe(200);
    expect((await to(moved)).status).toBe(403);
    const { rows: told } = await world.database.db.execute(
      sql`select recipient from mail.outbox where kind = 'account.email-changed'`,
    );
    expect(told).toEqual([{ recipient: email }]);
    const person = { username: 'new.at.coral', contact_person: 'New', email: 'new@coralbay.example' };
    await call(world.auth, 'POST', path, { token: by, body: person });
    await world.database.db.execute(sql`
      update auth.accounts set password_hash = (select password_hash from auth.accounts where username = 'admin')`);
    const { access_token: fresh } = await world.signIn('new.at.coral');
    const requests = await post('/auth/resend-otp', { email: person.email, request }, fresh);
    expect(requests).toMatchObject({ status: 403, body: { error: { code: 'ADDRESS_TOO_NEW' } } });
  });

  test('[access.email-change] an account changes its own address under My Account only, with the password', async () => {
    const { access_token: by, org, account_id: id } = await world.signIn('coralbay');
    const body = { email: moved, update_mask: ['email'] };
    const path = `/auth/organisations/${org}/client-accounts/${id}`;
    expect(await call(world.auth, 'PATCH', path, { token: by, body })).toMatchObject({
      status: 409,
      body: { error: { code: 'OWN_ACCOUNT', field: 'email' } },
    });
  });
});

describe('devices', () => {
  test('[consult.devices] are listed for their account alone and can be revoked', async () => {
    const { body } = await verify(await mailed());
    const [device] = await devices(body.device_id);
    const stranger = (await world.signIn('manager')).access_token;
    expect(await devices(body.device_id, stranger)).toEqual([]);
    const revoke = (by: string) => call(world.auth, 'DELETE', `/auth/devices/${device.id}`, { token: by });
    expect((await revoke(stranger)).status).toBe(404);
    expect((await revoke(token)).status).toBe(204);
    expect(await devices(body.device_id)).toEqual([]);
    expect((await revoke(token)).status).toBe(404);
  });
});

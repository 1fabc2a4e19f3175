import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { type Answer, call, openWorld } from '../../../tests/support/services.ts';
import { demoPassword } from '../../seed/demo-logins.ts';
import { authService } from '../auth.service.ts';

const minute = 60_000;
const managerEmail = 'priya.raman@redgum.example';
const newPassword = 'Another#1pass';
const rule = 'Password must include at least a lowercase letter, an uppercase letter, a number, and a special letter.';

const world = await openWorld();
afterAll(() => world.close());

/** Each test begins with no attempts made and the passwords of the demo. */
beforeEach(async () => {
  const { db } = world.database;
  await db.execute(sql`delete from auth.attempts`);
  await db.execute(sql`delete from mail.outbox`);
  await db.execute(sql`delete from auth.reset_tokens`);
  await db.execute(sql`
    update auth.accounts set password_hash = (select password_hash from auth.accounts where username = 'admin')`);
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  call(world.auth, 'POST', path, { body, headers: { 'x-forwarded-for': '203.0.113.1', ...headers } });
const forgot = (email: string, headers?: Record<string, string>) => post('/auth/forgot-password', { email }, headers);
const reset = (token: string, password = newPassword) => post('/auth/reset-password', { token, password });
const logIn = (username: string, password: string) => post('/auth/login', { username, password });
const isOpen = async (token: string) => (await call(world.auth, 'GET', '/auth/permissions', { token })).status === 200;

interface WrittenMail extends Record<string, unknown> {
  recipient: string;
  subject: string;
  kind: string;
  text: string;
}

async function mails(): Promise<WrittenMail[]> {
  const { rows } = await world.database.db.execute<WrittenMail>(
    sql`select recipient, subject, kind, content->>'text' as text from mail.outbox order by id`,
  );
  return rows;
}

/** The token in the newest mail, as a person finds it. */
async function mailedToken(): Promise<string> {
  const link = /https?:\S+\/reset-password\?token=(\S+)/.exec((await mails()).at(-1)?.text ?? '');
  return defined(link?.[1]);
}

async function audited(action: string) {
  const { rows } = await world.database.db.execute<{
    before: unknown;
    after: unknown;
    account_name: string;
    address: string;
  }>(
    sql`select before, after, account_name, address from audit.entries where action = ${action} order by id desc limit 1`,
  );
  return rows[0];
}

describe('a forgotten password', () => {
  test('[call.forgot-reset][access.forgot] a link is mailed to the account, good for one new password', async () => {
    expect(await forgot(` ${managerEmail.toUpperCase()} `)).toMatchObject({ status: 200, body: { done: true } });
    expect(await mails()).toMatchObject([{ recipient: managerEmail, subject: 'Reset your password' }]);
    expect(await audited('account.password-forgotten')).toMatchObject({
      account_name: 'Priya Raman',
      address: '203.0.113.1',
    });
    const token = await mailedToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await reset(token)).toMatchObject({ status: 200, body: { done: true } });
    expect((await logIn('manager', demoPassword)).status).toBe(401);
    expect((await logIn('manager', newPassword)).status).toBe(201);
    expect(await audited('account.password-reset')).toMatchObject({ account_name: 'Priya Raman' });
  });

  test('[access.forgot] an unknown address is refused with the message of the specification', async () => {
    const { status, body } = await forgot('nobody@redgum.example');
    expect(status).toBe(404);
    expect(body.error.message).toBe('This email address is not registered on our system, please try another one.');
    expect(await mails()).toEqual([]);
  });

  test('a neutral portal answers alike for everybody', async () => {
    const portal = { ...world.deps.portal, neutralForgotPassword: true };
    const neutral = authService({ ...world.deps, portal });
    const ask = (email: string) => call(neutral, 'POST', '/auth/forgot-password', { body: { email } });
    const [unknown, registered] = [await ask('nobody@redgum.example'), await ask(managerEmail)];
    expect(unknown).toMatchObject({ status: registered.status, body: registered.body });
    expect(unknown.status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test('the link leads to the configured portal, whatever the request says of its host', async () => {
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    await forgot(managerEmail, forged);
    const [mail] = await mails();
    expect(mail?.text).toContain('https://portal.example/reset-password?token=');
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  test('two accounts with one address get a link each, and each mail names its account', async () => {
    await world.database.db.execute(sql`update auth.accounts set email = ${managerEmail} where username = 'booker'`);
    await forgot(managerEmail);
    const texts = (await mails()).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('“manager”'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('“booker”'))).toHaveLength(1);
    await world.database.db.execute(
      sql`update auth.accounts set email = 'daniel.kerr@redgum.example' where username = 'booker'`,
    );
  });

  test('a deactivated account gets no mail', async () => {
    const setActive = (active: boolean) =>
      world.database.db.execute(sql`update auth.accounts set active = ${active} where username = 'manager'`);
    await setActive(false);
    expect((await forgot(managerEmail)).status).toBe(404);
    expect(await mails()).toEqual([]);
    await setActive(true);
  });

  test('an address with a line break is unknown, and gets no mail', async () => {
    expect((await forgot(`${managerEmail}\r\nBcc: thief@evil.example`)).status).toBe(404);
    expect(await mails()).toEqual([]);
  });

  test('mails to one address and tries from one place are limited, at once or one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => forgot(managerEmail)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const tries = await Promise.all(Array.from({ length: 16 }, (_, n) => forgot(`guess${n}@redgum.example`)));
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    world.clock.pass(15 * minute + 1);
    expect((await forgot(managerEmail)).status).toBe(200);
  });

  test('a stranger’s requests from elsewhere do not stop the owner’s link', async () => {
    const stranger = { 'x-forwarded-for': '203.0.113.77' };
    const asked = await Promise.all(Array.from({ length: 6 }, () => forgot(managerEmail, stranger)));
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await forgot(managerEmail)).status).toBe(200);
  });
});

describe('the mailed link', () => {
  test('[access.reset] works once: a second use, and one at the same moment, find it used', async () => {
    await forgot(managerEmail);
    const token = await mailedToken();
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const again = await reset(token);
    expect(again).toMatchObject({ status: 401, body: { error: { message: 'Token is invalid. Try again.' } } });
  });

  test('[access.reset] ends after an hour', async () => {
    await forgot(managerEmail);
    const token = await mailedToken();
    world.clock.pass(60 * minute);
    expect((await reset(token)).status).toBe(401);
    expect((await reset('nonsense')).status).toBe(401);
    expect((await logIn('manager', demoPassword)).status).toBe(201);
  });

  test('[access.reset] a use voids every other link of the account', async () => {
    await forgot(managerEmail);
    const first = await mailedToken();
    await forgot(managerEmail);
    expect((await reset(await mailedToken())).status).toBe(200);
    expect((await reset(first)).status).toBe(401);
  });

  test('[valid.password] a password that breaks the rule is refused at its field and costs no link', async () => {
    await forgot(managerEmail);
    const token = await mailedToken();
    const weak = await reset(token, 'preflight');
    expect(weak).toMatchObject({ status: 400, body: { error: { field: 'password', message: rule } } });
    expect((await reset(token)).status).toBe(200);
  });

  test('[access.weak-password] a common or personal password is refused at its field and costs no link', async () => {
    await forgot(managerEmail);
    const token = await mailedToken();
    for (const password of ['Password#1', 'Redgum#2026', 'Preflight#1', 'Banksia#1', 'Priya.Raman1']) {
      const { status, body } = await reset(token, password);
      expect({ status, error: body.error }).toMatchObject({
        status: 400,
        error: {
          code: 'WEAK_PASSWORD',
          field: 'password',
          message: expect.stringMatching(/^Password is too easy to guess/),
        },
      });
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('[access.reset][call.forgot-reset] ends every session of the account, and no one else’s', async () => {
    const [mine, phone, other] = [
      await world.signIn('manager'),
      await world.signIn('manager'),
      await world.signIn('booker'),
    ];
    await forgot(managerEmail);
    await reset(await mailedToken());
    expect(await isOpen(mine.access_token)).toBe(false);
    expect((await post('/auth/refresh_token', { refresh_token: phone.refresh_token })).status).toBe(498);
    expect(await isOpen(other.access_token)).toBe(true);
  });

  test('earlier wrong guesses do not block the new password', async () => {
    for (let guess = 0; guess < 6; guess += 1) await logIn('manager', 'guess');
    expect((await logIn('manager', demoPassword)).status).toBe(429);
    await forgot(managerEmail);
    await reset(await mailedToken());
    expect((await logIn('manager', newPassword)).status).toBe(201);
  });

  test('only its hash is stored, and the holder gets a mail about the change', async () => {
    await forgot(managerEmail);
    const token = await mailedToken();
    const { rows } = await world.database.db.execute<{ found: boolean }>(
      sql`select exists (select 1 from auth.reset_tokens t where t::text like ${`%${token}%`}) as found`,
    );
    expect(rows[0]?.found).toBe(false);
    await reset(token);
    expect((await mails()).at(-1)).toMatchObject({ recipient: managerEmail, subject: 'Your password was changed' });
  });

  test('tokens guessed from one place have to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, (_, n) => reset(`guess-${n}`)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    await forgot(managerEmail);
    expect((await reset(await mailedToken())).status, 'a link is no guess').toBe(200);
  });
});

describe('changing the password', () => {
  const change = (token: string, current: string, password = newPassword) =>
    call(world.auth, 'POST', '/auth/change-password', { token, body: { current_password: current, password } });

  test('[call.my-account][access.change-password] the new one is valid, and other sessions end while this one continues', async () => {
    const [here, elsewhere] = [await world.signIn('booker'), await world.signIn('booker')];
    const { status, body } = await change(here.access_token, demoPassword);
    expect({ status, body }).toEqual({ status: 200, body: { done: true } });
    expect(await isOpen(here.access_token)).toBe(true);
    expect(await isOpen(elsewhere.access_token)).toBe(false);
    expect((await post('/auth/refresh_token', { refresh_token: elsewhere.refresh_token })).status).toBe(498);
    expect((await logIn('booker', newPassword)).status).toBe(201);
    expect(await audited('account.password-changed')).toMatchObject({ account_name: 'Daniel Kerr' });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['account.password-changed', 'account.new-device']);
  });

  test('[access.change-password] a wrong current password changes nothing and ends nothing', async () => {
    const [here, elsewhere] = [await world.signIn('booker'), await world.signIn('booker')];
    const { status, body } = await change(here.access_token, 'guess');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      field: 'current_password',
      message: 'Wrong current password. Please try again.',
    });
    expect(await isOpen(elsewhere.access_token)).toBe(true);
    expect((await logIn('booker', demoPassword)).status).toBe(201);
    expect(await mails()).toEqual([]);
  });

  test('[access.change-password] of two changes at the same moment one wins and the other is refused', async () => {
    const here = await world.signIn('booker');
    const answers = await Promise.all([
      change(here.access_token, demoPassword, 'First#1pass'),
      change(here.access_token, demoPassword, 'Second#1pass'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('[valid.password] a new password that breaks the rule is refused at its field', async () => {
    const here = await world.signIn('booker');
    const { status, body } = await change(here.access_token, demoPassword, 'short');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ field: 'password', message: rule });
  });

  test('[access.weak-password] as often as a new password is refused as weak, it is no guess at the current one', async () => {
    const here = await world.signIn('booker');
    for (const password of ['Daniel#Kerr1', 'Booker#12', 'Welcome#1', 'Password#1', 'Redgum#1', 'Mining#2026']) {
      const { status, body } = await change(here.access_token, demoPassword, password);
      expect([status, body.error.field], password).toEqual([400, 'password']);
    }
    expect((await change(here.access_token, demoPassword)).status).toBe(200);
  });

  test('guesses at the current password have to wait, even with the right one', async () => {
    const here = await world.signIn('booker');
    for (let guess = 0; guess < 5; guess += 1) expect((await change(here.access_token, 'guess')).status).toBe(400);
    expect((await change(here.access_token, demoPassword)).status).toBe(429);
    world.clock.pass(15 * minute + 1);
    const following = await world.signIn('booker');
    expect((await change(following.access_token, demoPassword)).status).toBe(200);
  });

  test('a link mailed before is void', async () => {
    await forgot('daniel.kerr@redgum.example');
    const token = await mailedToken();
    const here = await world.signIn('booker');
    await change(here.access_token, demoPassword);
    expect((await reset(token)).status).toBe(401);
  });
});

describe('own contact details', () => {
  const update = (token: string, body: unknown) => call(world.auth, 'PATCH', '/auth/account', { token, body });

  test('[call.my-account][access.my-account] only the sent fields change, and the audit names the editor', async () => {
    const { access_token, account_id } = await world.signIn('coralbay');
    const { status, body } = await update(access_token, { contact_person: ' Sofia  Rossi ', phone: '0487 987 987' });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        account_id,
        contact_person: 'Sofia Rossi',
        phone: '0487 987 987',
        email: 'sofia.marino@coralbay.example',
        email_trusted_from: null,
      },
    });
    expect(await audited('account.updated')).toMatchObject({
      account_name: 'Sofia Marino',
      before: { contact_person: 'Sofia Marino', phone: '08 5550 2310' },
      after: { contact_person: 'Sofia Rossi', phone: '0487 987 987' },
    });
    expect((await update(access_token, { phone: '' })).body).toMatchObject({
      phone: null,
      contact_person: 'Sofia Rossi',
    });
  });

  test.each([
    ['email', 'no address', 'Must be email format. Eg. name@company.com.au'],
    ['email', 'a@b.example\r\nBcc: thief@evil.example', 'Must be email format. Eg. name@company.com.au'],
    ['email', '', 'This field is required.'],
    ['contact_person', '  ', 'This field is required.'],
    ['phone', '12345', expect.stringContaining('Must be an Australian phone number.')],
  ])('[valid.email][valid.phone] %s %j is refused at its field', async (field, value, message) => {
    const { access_token } = await world.signIn('wattle');
    const { status, body } = await update(access_token, { [field]: value });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ field, message });
  });

  test('a new email address voids the links mailed to the old one, which gets a mail about it', async () => {
    const { access_token } = await world.signIn('harbourline');
    await forgot('jack.nolan@harbourline.example');
    const token = await mailedToken();
    await update(access_token, { email: 'jack@elsewhere.example', current_password: demoPassword });
    expect((await reset(token)).status).toBe(401);
    expect((await mails()).at(-1)).toMatchObject({
      recipient: 'jack.nolan@harbourline.example',
      subject: 'Your email address was changed',
    });
  });

  test.each([
    ['missing', undefined, 'This field is required.'],
    ['wrong', 'guess', 'Wrong current password. Please try again.'],
  ])('[access.email-change] a new email address with a %s password changes nothing', async (_, password, message) => {
    const { access_token } = await world.signIn('booker');
    const moved = { email: 'thief@evil.example', contact_person: 'Somebody Else', current_password: password };
    const { status, body } = await update(access_token, moved);
    expect({ status, error: body.error }).toMatchObject({ status: 400, error: { field: 'current_password', message } });
    const { rows } = await world.database.db.execute(
      sql`select contact_person, email from auth.accounts where username = 'booker'`,
    );
    expect(rows).toEqual([{ contact_person: 'Daniel Kerr', email: 'daniel.kerr@redgum.example' }]);
    expect(await mails()).toEqual([]);
  });

  test('[access.email-change] guesses at the password have to wait there too, together with those of a new password', async () => {
    const { access_token: token } = await world.signIn('booker');
    const guess = () => update(token, { email: 'thief@evil.example', current_password: 'guess' });
    const answers = await Promise.all(Array.from({ length: 7 }, guess));
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const body = { current_password: demoPassword, password: newPassword };
    expect((await call(world.auth, 'POST', '/auth/change-password', { token, body })).status).toBe(429);
  });

  test('[access.email-change] the old address gets a mail with the change and its date; an unchanged address needs no password', async () => {
    const { access_token } = await world.signIn('wattle');
    const { body: same } = await update(access_token, { contact_person: 'Ruby Fisher' });
    expect(same.email_trusted_from).toBeNull();
    const before = same.email;
    const moved = { email: 'ruby@elsewhere.example', current_password: demoPassword };
    const { status, body } = await update(access_token, moved);
    const tomorrow = new Date(world.clock.now().getTime() + 24 * 60 * minute);
    expect({ status, from: body.email_trusted_from }).toEqual({ status: 201, from: tomorrow.toISOString() });
    const notice = defined((await mails()).at(-1));
    expect(notice).toMatchObject({ recipient: before, subject: 'Your email address was changed' });
    const shown = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Australia/Perth',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    expect(notice.text).toContain(`from ${shown.format(tomorrow).replace(',', '')} (Perth) on`);
    expect(notice.text).toContain('https://portal.example/my/account');
  });

  test('a save without a change writes nothing', async () => {
    const { access_token } = await world.signIn('wattle');
    const count = async () =>
      (await world.database.db.execute(sql`select 1 from audit.entries where action = 'account.updated'`)).rows.length;
    const before = await count();
    expect((await update(access_token, { contact_person: 'Ruby Fisher' })).status).toBe(201);
    expect(await count()).toBe(before);
    expect(await mails()).toEqual([]);
  });
});

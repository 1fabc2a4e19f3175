import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { auditedOf, sendCsv, undoCsv } from '../../../tests/support/csv.ts';
import { call, openWorld } from '../../../tests/support/services.ts';

type Waiting = { account_id: string; username: string; name: string; org_name: string; kind: string };

const world = await openWorld();
const by = await world.signIn('admin');
afterAll(() => world.close());

const send = (csv: string, id?: string) =>
  sendCsv(world.auth, 'accounts', { by, csv, ...(id === undefined ? {} : { id }) });
const mails = async () => {
  const { rows } = await world.database.db.execute<{ kind: string; recipient: string }>(
    sql`select kind, recipient from mail.outbox order by recipient, id`,
  );
  return rows.map(({ kind, recipient }) => `${kind} ${recipient}`);
};
const waiting = async (session = by): Promise<Waiting[]> =>
  (await call(world.auth, 'GET', '/auth/uninvited-accounts', { token: session.access_token })).body.accounts;
const invite = (ids: readonly string[], session = by) =>
  call(world.auth, 'POST', '/auth/invitations', { token: session.access_token, body: { account_ids: ids } });

const ROLE_HEADINGS = 'Company,Account type,Username,Contact person,Phone,Email,Role';
const HEADINGS = 'Company,Account type,Username,Contact person,Phone,Email';

test('[import.check] accounts know their company, kinds and usernames', async () => {
  const { faulty } = await send(
    [
      HEADINGS,
      'Redgum Mining,Booking,BOOKER,Somebody Else,,who@redgum.example',
      'Nobody,Owner,a b,,12,who',
      'Banksia Health,Client,banksia.client,One,,one@banksia.example',
      'Redgum Mining,client,first.one,One,08 5550 1420,one@redgum.example',
      'Redgum Mining,Administrator,FIRST.ONE,Two,,two@redgum.example',
    ].join('\n'),
  );
  expect(faulty).toEqual([
    { row: 2, problems: ['Username: This username is taken.'] },
    {
      row: 3,
      problems: [
        'Contact person: This field is required.',
        'Company: There is no company of this name.',
        'Account type: Write Booking, Client or Administrator.',
        'Username: A username has no spaces.',
        expect.stringMatching(/^Phone: /),
        'Email: Must be email format. Eg. name@company.com.au',
      ],
    },
    {
      row: 4,
      problems: [
        'Account type: The provider’s accounts are admin accounts; client and booking accounts belong to a company.',
      ],
    },
    { row: 6, problems: ['Username: Row 5 has this name, too.'] },
  ]);
});

test('[import.invitations][import.all-or-nothing] accounts are made with their kind’s permissions and without a mail; invitations go at a press, once', async () => {
  const before = await mails();
  const csv = `${HEADINGS}\nRedgum Mining,Booking,imported.one,Ada One,,one@redgum.example\nWattle Civil,Administrator,imported.two,Ben Two,,two@wattle.example\nRedgum Mining,Client,imported.three,Cy Three,,three@redgum.example\n`;
  const id = uuidv7();
  const [first, second] = await Promise.all([send(csv, id), send(csv, id)]);
  expect([first.body.imported, second.body.imported]).toEqual([true, true]);
  expect(await mails()).toEqual(before);
  const all = await waiting();
  expect(all.map(({ org_name, kind, username }) => [org_name, kind, username])).toEqual([
    ['Redgum Mining', 'booking', 'imported.one'],
    ['Redgum Mining', 'client', 'imported.three'],
    ['Wattle Civil', 'admin', 'imported.two'],
  ]);
  const audited = await auditedOf(world, 'account.added');
  expect(audited).toMatchObject([
    { username: 'imported.one', permissions: ['make_bookings', 'my_bookings'] },
    { username: 'imported.two' },
    { username: 'imported.three' },
  ]);
  const listed = await call(world.auth, 'GET', `/auth/accounts?search=imported.one`, { token: by.access_token });
  expect(listed.body.accounts).toMatchObject([{ invited: false }]);

  const [one, three, two] = all.map(({ account_id }) => account_id);
  const chosen = await Promise.all([invite([String(one), String(two)]), invite([String(one), String(two)])]);
  expect(chosen.map(({ body }) => body.invited).toSorted()).toEqual([0, 2]);
  expect((await mails()).slice(before.length)).toEqual([
    'account.invited one@redgum.example',
    'account.invited two@wattle.example',
  ]);
  expect((await waiting()).map(({ account_id }) => account_id)).toEqual([three]);
  expect(await auditedOf(world, 'account.invited')).toHaveLength(2);
  const again = await call(world.auth, 'GET', `/auth/accounts?search=imported.one`, { token: by.access_token });
  expect(again.body.accounts).toMatchObject([{ invited: true }]);

  // Invited from its company's list, it waits no more either.
  const { org } = await world.signIn('manager');
  const path = `/auth/organisations/${org}/accounts`;
  const { body } = await call(world.auth, 'GET', `${path}?search=imported`, { token: by.access_token });
  const states = body.accounts.map((row: Record<string, unknown>) => [row['username'], row['awaits_invitation']]);
  expect(states).toEqual([
    ['imported.one', false],
    ['imported.three', true],
  ]);
  await call(world.auth, 'POST', `${path}/${three}/invitation`, { token: by.access_token });
  expect(await waiting()).toEqual([]);
});

test('[import.invitations] a person with an open invitation gets no mail about another address either', async () => {
  await send(`${HEADINGS}\nRedgum Mining,Booking,imported.four,Di Four,,four@redgum.example\n`, uuidv7());
  const before = await mails();
  const [{ account_id: id } = { account_id: '' }] = await waiting();
  const { org } = await world.signIn('manager');
  const changed = await call(world.auth, 'PATCH', `/auth/organisations/${org}/accounts/${id}`, {
    token: by.access_token,
    body: { email: 'di.four@redgum.example', update_mask: ['email'] },
  });
  expect([changed.status, changed.body.awaits_invitation]).toEqual([200, true]);
  expect(await mails()).toEqual(before);
  expect((await invite([id])).body).toEqual({ invited: 1 });
  expect((await mails()).includes('account.invited di.four@redgum.example')).toBe(true);
});

test('only the provider imports accounts and invites them', async () => {
  const manager = await world.signIn('manager');
  expect((await sendCsv(world.auth, 'accounts', { by: manager, csv: HEADINGS })).status).toBe(403);
  expect((await invite([uuidv7()], manager)).status).toBe(403);
  expect((await invite([])).status).toBe(400);
});

test('[import.role][roles.filter] a row may name a role: the account has its permissions and follows it', async () => {
  const token = by.access_token;
  const permissions = ['view_bookings', 'my_company'];
  const role = await call(world.auth, 'POST', '/auth/roles', {
    token,
    body: { kind: 'client', name: 'Site supervisor', permissions },
  });
  expect(role.status).toBe(201);
  const { faulty } = await send(
    [
      ROLE_HEADINGS,
      'Redgum Mining,Booking,role.one,One,,one@redgum.example,Nobody',
      'Redgum Mining,Administrator,role.two,Two,,two@redgum.example,Site supervisor',
    ].join('\n'),
  );
  expect(faulty).toEqual([
    { row: 2, problems: ['Role: There is no role of this name for such an account.'] },
    { row: 3, problems: ['Role: A company’s admin account has its own permissions, and no role.'] },
  ]);
  const { body } = await send(
    `${ROLE_HEADINGS}\nRedgum Mining,Booking,role.three,Three,,three@redgum.example,SITE supervisor\n`,
    uuidv7(),
  );
  expect(body.imported).toBe(true);
  const { org } = await world.signIn('manager');
  const path = `/auth/organisations/${org}/accounts?role_id=${role.body.role_id}`;
  const followers = await call(world.auth, 'GET', path, { token });
  expect(followers.body.accounts).toMatchObject([{ username: 'role.three', role: 'Site supervisor', permissions }]);
});

test('[import.undo] accounts are deleted until one of them is invited', async () => {
  const id = uuidv7();
  const row = (name: string) => `Redgum Mining,Booking,${name},${name},,${name}@redgum.example`;
  await send([HEADINGS, row('undo.one'), row('undo.two')].join('\n'), id);
  const undo = () => undoCsv(world.auth, 'accounts', { by, id });
  const made = (await waiting()).filter(({ username }) => username.startsWith('undo.'));
  expect(made).toHaveLength(2);
  await invite(made.slice(0, 1).map(({ account_id }) => account_id));
  const refused = await undo();
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    `Nothing was undone. ${made[0]?.username} is invited.`,
  ]);
  const second = uuidv7();
  await send([HEADINGS, row('undo.three')].join('\n'), second);
  expect((await undoCsv(world.auth, 'accounts', { by, id: second })).status).toBe(204);
  expect((await waiting()).map(({ username }) => username)).not.toContain('undo.three');
});

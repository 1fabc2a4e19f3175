import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openStack, questionsTo } from './stack.ts';

const stack = await openStack();
const as = async (username: string) => {
  const { access_token: token, org, account_id: accountId } = await stack.signIn(username);
  return { token, org, accountId };
};
const [admin, manager, coralBay] = [await as('admin'), await as('manager'), await as('coralbay')];
afterAll(() => stack.close());

const { answerOf, refusalOf } = questionsTo(() => stack);

const addCompany = `mutation ($input: NewCompanyInput!) { addCompany(input: $input) }`;
const changeCompany = `mutation ($orgId: ID!, $input: CompanyInput!) {
  changeCompany(orgId: $orgId, input: $input) { companyName fitTest otp updatedAt } }`;
const company = `query ($orgId: ID!) { company(orgId: $orgId) { id companyName enable active fitTest otp updatedAt } }`;
const switchCompany = `mutation ($orgId: ID!, $on: Boolean!) { switchCompany(orgId: $orgId, on: $on) { enable active } }`;

test('[call.companies][admin.companies] a company through the gateway: added with positions, changed by mask, refused at its fields', async () => {
  const input = { companyName: 'Saltbush Rail', fitTest: true, seedPositions: true };
  const { addCompany: orgId } = await answerOf(admin, addCompany, { input });
  expect(await refusalOf(admin, addCompany, { input: { ...input, companyName: 'SALTBUSH rail' } })).toMatchObject({
    code: 'REJECTED',
    status: 409,
    fields: { companyName: 'There is a company of this name already.' },
  });
  const { company: made } = await answerOf(admin, company, { orgId });
  expect(made).toMatchObject({ companyName: 'Saltbush Rail', enable: true, active: true, fitTest: true, otp: false });
  const seeded = `query ($org: ID!) { companyPositions(org: $org) { total } }`;
  expect((await answerOf(admin, seeded, { org: orgId })).companyPositions.total).toBeGreaterThan(0);

  const { updatedAt } = made;
  const { changeCompany: changed } = await answerOf(admin, changeCompany, { orgId, input: { otp: true, updatedAt } });
  expect(changed).toMatchObject({ companyName: 'Saltbush Rail', fitTest: true, otp: true });
  expect(await refusalOf(admin, changeCompany, { orgId, input: { fitTest: false, updatedAt } })).toMatchObject({
    code: 'EDIT_CONFLICT',
    status: 409,
    reason: 'You changed this company just now, in another window.',
    present: { companyName: 'Saltbush Rail', otp: true },
  });
  expect(await refusalOf(manager, addCompany, { input })).toMatchObject({ code: 'FORBIDDEN' });
});

test('[call.companies] a company that is switched off says what that hits, and its people are refused from their next request on', async () => {
  const effects = `query ($orgId: ID!) {
    companyEffects(orgId: $orgId) { accounts accountsSignedIn openBookings drafts subsidiaries } }`;
  const { companyEffects } = await answerOf(admin, effects, { orgId: coralBay.org });
  expect(companyEffects).toMatchObject({ accounts: 1, accountsSignedIn: 1, subsidiaries: 1 });
  const me = `{ me { username } }`;
  await answerOf(coralBay, me);
  const off = await answerOf(admin, switchCompany, { orgId: coralBay.org, on: false });
  expect(off.switchCompany).toEqual({ enable: false, active: false });
  expect(await refusalOf(coralBay, me)).toMatchObject({ code: 'SESSION_EXPIRED', status: 498 });
  await answerOf(admin, switchCompany, { orgId: coralBay.org, on: true });
  await answerOf(coralBay, me);
});

test('[admin.my-company] a client sees and changes its own company, and cannot find another', async () => {
  const mine = `{ myCompany { id companyName otp } }`;
  expect((await answerOf(manager, mine)).myCompany).toMatchObject({ id: manager.org, companyName: 'Redgum Mining' });
  const { changeCompany: changed } = await answerOf(manager, changeCompany, {
    orgId: manager.org,
    input: { fitTest: false },
  });
  expect(changed).toMatchObject({ companyName: 'Redgum Mining', fitTest: false });
  expect(await refusalOf(manager, changeCompany, { orgId: manager.org, input: { otp: true } })).toMatchObject({
    status: 403,
    reason: 'Only the provider decides on one-time passwords.',
  });
  const unknown = await refusalOf(manager, company, { orgId: '01900000-0000-7000-8000-000000000000' });
  const foreign = await refusalOf(manager, company, { orgId: coralBay.org });
  expect({ ...foreign, requestId: '' }).toEqual({ ...unknown, requestId: '' });
  expect(foreign).toMatchObject({ code: 'NOT_FOUND', status: 404 });
});

test('[call.subsidiaries][admin.subsidiary] subsidiaries through the gateway: added, changed, switched, listed by status', async () => {
  const { org } = manager;
  const add = `mutation ($org: ID!, $input: NewSubsidiaryInput!) {
    addSubsidiary(org: $org, input: $input) { id siteName alias companyId enable updatedAt } }`;
  const input = { siteName: 'Eastern Ridge', fitTest: false };
  const { addSubsidiary: made } = await answerOf(manager, add, { org, input });
  expect(made).toMatchObject({ siteName: 'Eastern Ridge', alias: 'Eastern Ridge', companyId: org, enable: true });
  expect(await refusalOf(manager, add, { org, input })).toMatchObject({
    fields: { siteName: 'The company has a subsidiary of this name already.' },
  });
  const change = `mutation ($org: ID!, $siteId: ID!, $input: SubsidiaryInput!) {
    changeSubsidiary(org: $org, siteId: $siteId, input: $input) { siteName alias } }`;
  const { changeSubsidiary } = await answerOf(manager, change, {
    org,
    siteId: made.id,
    input: { alias: 'Ridge', updatedAt: made.updatedAt },
  });
  expect(changeSubsidiary).toEqual({ siteName: 'Eastern Ridge', alias: 'Ridge' });
  const turn = `mutation ($org: ID!, $siteId: ID!) { switchSubsidiary(org: $org, siteId: $siteId, on: false) { active } }`;
  expect((await answerOf(manager, turn, { org, siteId: made.id })).switchSubsidiary.active).toBe(false);
  const list = `query ($org: ID!) { subsidiaries(org: $org, status: inactive) { subsidiaries { siteName } total } }`;
  expect((await answerOf(manager, list, { org })).subsidiaries).toEqual({
    subsidiaries: [{ siteName: 'Eastern Ridge' }],
    total: 1,
  });
  expect((await refusalOf(coralBay, turn, { org, siteId: made.id })).code).toBe('NOT_FOUND');
});

const addAccount = `mutation ($org: ID!, $kind: AccountKind!, $input: NewAccountInput!) {
  addAccount(org: $org, kind: $kind, input: $input) }`;
const accounts = `query ($org: ID!, $search: String) {
  accounts(org: $org, search: $search, status: null) { accounts { id kind username invited active permissions updatedAt } } }`;

test.each(['booking', 'client', 'admin'] as const)(
  '[call.accounts][admin.accounts] a %s account through the gateway: invited, given more, taken away',
  async (kind) => {
    const org = kind === 'admin' ? admin.org : manager.org;
    const username = `gina.${kind}`;
    const input = { username, contactPerson: 'Gina Hall', email: `${username}@redgum.example`, permissions: [] };
    const { addAccount: accountId } = await answerOf(admin, addAccount, { org, kind, input });
    expect((await refusalOf(admin, addAccount, { org, kind, input })).fields).toEqual({
      username: 'This username is taken.',
    });
    const found = await answerOf(admin, accounts, { org, search: username });
    expect(found.accounts.accounts).toMatchObject([
      { id: accountId, kind, invited: true, active: true, permissions: [] },
    ]);
    const { rows } = await stack.database.db.execute<{ text: string }>(
      sql`select content->>'text' as text from mail.outbox where recipient = ${input.email}`,
    );
    expect(rows[0]?.text).toMatch(/https:\/\/portal\.example\/reset-password\?token=[\w-]{43}&invited=1/);

    const change = `mutation ($org: ID!, $kind: AccountKind!, $accountId: ID!, $input: AccountInput!) {
      changeAccount(org: $org, kind: $kind, accountId: $accountId, input: $input) { permissions contactPerson } }`;
    const wanted = { permissions: ['make_bookings', 'view_bookings'] };
    const { changeAccount } = await answerOf(admin, change, { org, kind, accountId, input: wanted });
    expect(changeAccount).toEqual({ permissions: ['view_bookings', 'make_bookings'], contactPerson: 'Gina Hall' });
    const held = `query ($org: ID!, $accountId: ID!) {
      accountPermissions(org: $org, accountId: $accountId) { org permissions } }`;
    expect((await answerOf(admin, held, { org, accountId })).accountPermissions).toEqual([
      { org, permissions: ['view_bookings', 'make_bookings'] },
    ]);
    expect((await refusalOf(coralBay, held, { org, accountId })).code).toBe('NOT_FOUND');

    const remove = `mutation ($org: ID!, $kind: AccountKind!, $accountId: ID!) {
      deleteAccount(org: $org, kind: $kind, accountId: $accountId) }`;
    expect((await answerOf(admin, remove, { org, kind, accountId })).deleteAccount).toBe(true);
    expect((await refusalOf(admin, remove, { org, kind, accountId })).code).toBe('NOT_FOUND');
  },
);

test('[perm.grant][perm.usable] through the gateway as well a permission that a company cannot use is refused, at the permissions', async () => {
  const input = {
    username: 'greedy',
    contactPerson: 'Greedy',
    email: 'greedy@redgum.example',
    permissions: ['calendar'],
  };
  const refused = await refusalOf(manager, addAccount, { org: manager.org, kind: 'booking', input });
  expect(refused).toMatchObject({
    status: 422,
    fields: {
      permissions: '“Scheduler” is the provider’s alone: an account of a client company cannot have it.',
    },
  });
});

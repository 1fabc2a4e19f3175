import { afterAll, expect, test } from 'vitest';
import { seedPackages } from '../../services/seed/packages.ts';
import { openStack, questionsTo } from './stack.ts';

const stack = await openStack();
await seedPackages(stack.database.db);
const as = async (username: string) => {
  const { access_token: token, org } = await stack.signIn(username);
  return { token, org };
};
const [manager, admin, coralBay] = [await as('manager'), await as('admin'), await as('coralbay')];
afterAll(() => stack.close());

const { answerOf, refusalOf } = questionsTo(() => stack);

const addPosition = `mutation ($org: ID!, $name: String!) { addPosition(org: $org, name: $name) { id name updatedAt } }`;
const renamePosition = `mutation ($id: ID!, $name: String!, $updatedAt: DateTime!) {
  renamePosition(id: $id, name: $name, updatedAt: $updatedAt) { id name updatedAt } }`;

test('[call.positions][admin.edit-conflict] positions through the gateway: added, renamed, refused with the present record, deleted', async () => {
  const org = manager.org;
  const { addPosition: made } = await answerOf(manager, addPosition, { org, name: 'Dogger' });
  expect(await refusalOf(manager, addPosition, { org, name: 'DOGGER' })).toMatchObject({
    code: 'REJECTED',
    status: 409,
    fields: { name: 'There is a position of this name already.' },
  });
  const change = { id: made.id, name: 'Rigger and dogger', updatedAt: made.updatedAt };
  await answerOf(manager, renamePosition, change);
  expect(await refusalOf(manager, renamePosition, change)).toMatchObject({
    code: 'EDIT_CONFLICT',
    present: { name: 'Rigger and dogger', updatedAt: expect.any(String) },
  });
  const list = `query ($org: ID!, $search: String) { companyPositions(org: $org, search: $search) { positions { name } total } }`;
  expect((await answerOf(manager, list, { org, search: 'dogger' })).companyPositions).toEqual({
    positions: [{ name: 'Rigger and dogger' }],
    total: 1,
  });
  expect((await refusalOf(coralBay, list, { org })).code).toBe('NOT_FOUND');
  expect((await answerOf(manager, `mutation ($id: ID!) { deletePosition(id: $id) }`, made)).deletePosition).toBe(true);
});

test('[call.projects] projects through the gateway: added, closed, listed, deleted', async () => {
  const org = manager.org;
  const { addProject: made } = await answerOf(
    manager,
    `mutation ($org: ID!) { addProject(org: $org, name: "Ridge haul road") { id disable updatedAt } }`,
    { org },
  );
  const { changeProject: closed } = await answerOf(
    manager,
    `mutation ($id: ID!, $input: CompanyProjectInput!) { changeProject(id: $id, input: $input) { name disable } }`,
    { id: made.id, input: { disable: true, updatedAt: made.updatedAt } },
  );
  expect(closed).toEqual({ name: 'Ridge haul road', disable: true });
  const list = `query ($org: ID!, $active: Boolean) { companyProjects(org: $org, active: $active) { projects { name } } }`;
  const closedOnes = await answerOf(manager, list, { org, active: false });
  expect(closedOnes.companyProjects.projects).toEqual([{ name: 'Ridge haul road' }]);
  expect((await answerOf(manager, `mutation ($id: ID!) { deleteProject(id: $id) }`, made)).deleteProject).toBe(true);
});

test('[call.packages][data.package] packages through the gateway: made of the catalogue, changed, refused at the field, deleted', async () => {
  const { assessments } = await answerOf(manager, `{ assessments { category name minutes } }`);
  const [first, second] = assessments.map(({ category, name }: { category: string; name: string }) => ({
    category,
    name,
  }));
  const add = `mutation ($org: ID, $input: NewPackageInput!) {
    addPackage(org: $org, input: $input) { id orgId minutes duration isActive inUse updatedAt assessments { name checked } } }`;
  const input = { name: 'Two tests', serviceType: 'pem', assessments: [first, second] };
  const { addPackage: made } = await answerOf(manager, add, { input });
  expect(made).toMatchObject({ orgId: manager.org, minutes: 25, duration: 30, isActive: true, inUse: false });
  const nothing = { ...input, name: 'Nothing in it', assessments: [] };
  expect(await refusalOf(manager, add, { input: nothing })).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { assessments: 'Please choose at least one.' },
  });
  expect((await refusalOf(manager, add, { org: coralBay.org, input })).code).toBe('NOT_FOUND');

  const change = `mutation ($id: ID!, $input: PackageInput!) { changePackage(id: $id, input: $input) { name minutes } }`;
  const changed = await answerOf(manager, change, {
    id: made.id,
    input: { assessments: [first], updatedAt: made.updatedAt },
  });
  expect(changed.changePackage).toEqual({ name: 'Two tests', minutes: 20 });
  expect(
    await refusalOf(manager, change, { id: made.id, input: { name: 'Late', updatedAt: made.updatedAt } }),
  ).toMatchObject({ code: 'EDIT_CONFLICT', present: { name: 'Two tests' } });
  const list = `query ($org: ID, $search: String) { packages(org: $org, search: $search) { packages { name } total } }`;
  expect((await answerOf(admin, list, { org: manager.org, search: 'two tests' })).packages.total).toBe(1);
  expect((await answerOf(manager, `mutation ($id: ID!) { deletePackage(id: $id) }`, made)).deletePackage).toBe(true);
  expect((await refusalOf(manager, `query ($id: ID!) { package(id: $id) { name } }`, made)).code).toBe('NOT_FOUND');
});

test('[call.clinics][data.clinic] clinic sites through the gateway: added, changed, disabled with what it affects, activated', async () => {
  const input = {
    name: 'Bunbury – Victoria Street',
    address: '88 Victoria Street',
    suburb: 'Bunbury',
    postcode: '6230',
    state: 'WA',
    timezone: 'Australia/Perth',
    phone: '08 5550 0190',
    fax: '',
    email: 'bunbury@banksia.example',
    serviceTypes: ['pem'],
    isExternal: false,
    bookingFree: true,
  };
  const add = `mutation ($input: NewClinicSiteInput!) { addClinicSite(input: $input) { id number isActive bookingFree updatedAt } }`;
  expect(await refusalOf(admin, add, { input: { ...input, phone: '1', serviceTypes: [] } })).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { phone: expect.stringContaining('Australian'), serviceTypes: 'Please choose at least one.' },
  });
  const { addClinicSite: made } = await answerOf(admin, add, { input });
  expect(made).toMatchObject({ number: 101, isActive: true, bookingFree: true });
  const change = `mutation ($id: ID!, $input: ClinicSiteInput!) { changeClinicSite(id: $id, input: $input) { phone isExternal } }`;
  const external = { isExternal: true, updatedAt: made.updatedAt };
  expect((await answerOf(admin, change, { id: made.id, input: external })).changeClinicSite).toEqual({
    phone: '08 5550 0190',
    isExternal: true,
  });
  expect(await refusalOf(admin, change, { id: made.id, input: external })).toMatchObject({
    code: 'EDIT_CONFLICT',
    present: { isExternal: true, serviceTypes: ['pem'] },
  });
  const effects = `query ($id: ID!) { clinicSiteEffects(id: $id) { bookings pending holds rosters firstBooking } }`;
  expect((await answerOf(admin, effects, made)).clinicSiteEffects).toEqual({
    bookings: 0,
    pending: 0,
    holds: 0,
    rosters: 0,
    firstBooking: null,
  });
  const turn = `mutation ($id: ID!, $on: Boolean!) { switchClinicSite(id: $id, on: $on) { isActive } }`;
  expect((await answerOf(admin, turn, { id: made.id, on: false })).switchClinicSite.isActive).toBe(false);
  const list = `query ($active: Boolean) { clinicSites(active: $active) { sites { name } total } }`;
  expect((await answerOf(admin, list, { active: false })).clinicSites.sites).toEqual([{ name: input.name }]);
  expect((await answerOf(admin, turn, { id: made.id, on: true })).switchClinicSite.isActive).toBe(true);
  expect(await refusalOf(manager, list)).toMatchObject({ code: 'FORBIDDEN' });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { known } from '../../machines/known.ts';
import { accessRule } from '../../services/access/operations.ts';
import type { Service } from '../../services/service.ts';
import { type ServiceName, serviceNames } from '../../services/service-names.ts';
import { makeService } from '../../services/start.ts';
import { type DocumentedOperation, operationsOf, serviceDocuments } from '../support/service-documents.ts';
import { call, openWorld, type World } from '../support/services.ts';

const all = (await serviceDocuments()).flatMap(operationsOf);
const accounts = ['admin', 'manager', 'booker', 'restricted'] as const;

let world: World;
let services: ReadonlyMap<ServiceName, Service>;
const tokens = new Map<string, { token: string; permissions: ReadonlySet<string> }>();

beforeAll(async () => {
  world = await openWorld();
  services = new Map(
    await Promise.all(serviceNames.map(async (name) => [name, await makeService(name, world.deps)] as const)),
  );
  for (const account of accounts) {
    const { access_token: token } = await world.signIn(account);
    const { body } = await call(world.auth, 'GET', '/auth/permissions', { token });
    const flags = Object.entries(body.account_configs).filter(([, on]) => on);
    tokens.set(account, { token, permissions: new Set(flags.map(([name]) => name)) });
  }
});
afterAll(() => world.close());

/** Asks with ids nobody has and no body: whoever may call is told so by anything but 401, 403 and 498. */
async function statusFor(operation: DocumentedOperation, token?: string): Promise<number> {
  const path = operation.path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000');
  const service = known(services.get(operation.document.name));
  // A live stream answers by opening, and is closed again by whoever asked.
  const signal = AbortSignal.timeout(5_000);
  const response = await service.fetch(
    new Request(`http://${service.name}${path}`, {
      method: operation.method,
      signal,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(operation.method === 'GET' || operation.method === 'DELETE' ? {} : { 'content-type': 'application/json' }),
      },
      ...(operation.method === 'GET' || operation.method === 'DELETE' ? {} : { body: '{"unknown":1}' }),
    }),
  );
  await response.body?.cancel();
  return response.status;
}

/** Ending a session would take it from the rows of the matrix that follow. */
const guarded = all.filter(
  ({ operationId }) => accessRule(operationId).permissions !== 'public' && operationId !== 'logout',
);
describe('every operation, for every kind of account, at its service', () => {
  test.each(guarded)(
    '[perm.table][api.bearer] $operationId asks for a token, and for one of ours',
    async (operation) => {
      expect(await statusFor(operation)).toBe(401);
      expect(await statusFor(operation, 'nonsense')).toBe(401);
    },
  );

  test.each(guarded)(
    '[perm.table][perm.flags] $operationId opens exactly by its row of the table',
    async (operation) => {
      const { permissions, scope } = accessRule(operation.operationId);
      for (const account of accounts) {
        const { token, permissions: held } = known(tokens.get(account));
        const holds =
          permissions === 'signed-in' || (permissions !== 'public' && permissions.some((one) => held.has(one)));
        const mayCall = holds && (scope !== 'provider' || account === 'admin');
        const status = await statusFor(operation, token);
        if (mayCall) expect([401, 403, 498], `${account} may`).not.toContain(status);
        else expect(status, `${account} may not`).toBe(403);
      }
    },
  );
});

/** What the provider's administrators keep, by the operations that change it. */
const kept = {
  companies: ['createCompany', 'updateCompany', 'deactivateCompany', 'activateCompany'],
  subsidiaries: ['createSite', 'updateSite', 'deactivateSite', 'activateSite'],
  'clinic sites': ['addClinicSite', 'updateClinicSite', 'disableClinicSite', 'activateClinicSite'],
  packages: ['addPackage', 'updatePackage', 'deletePackage'],
  positions: ['addPosition', 'updatePosition', 'deletePosition'],
  projects: ['addProject', 'updateProject', 'deleteProject'],
  accounts: ['createAccount', 'createAdminAccount', 'createClientAccount', 'updateAccount', 'deleteAccount'],
  'the scheduler': ['getSchedulerDoctors', 'disableSlots', 'moveAppointment', 'addRosters', 'closeRoster'],
};
const paperwork = ['uploadPaperwork', 'renamePaperwork', 'deletePaperwork'];
const called = (name: string) => known(all.find(({ operationId }) => operationId === name));
const opensTo = async (account: (typeof accounts)[number], name: string) =>
  ![401, 403, 498].includes(await statusFor(called(name), known(tokens.get(account)).token));

test.each(Object.entries(kept))(
  '[perm.admin] administrators keep %s, and staff who only book do not',
  async (_, names) => {
    for (const name of names) {
      expect(await opensTo('admin', name), name).toBe(true);
      expect(await opensTo('booker', name), name).toBe(false);
    }
  },
);

test('[perm.admin] administrators keep paperwork', async () => {
  for (const name of paperwork) expect(await opensTo('admin', name), name).toBe(true);
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSigningKey, tokenKeys } from '../../services/access/tokens.ts';
import { authService } from '../../services/auth/auth.service.ts';
import type { Log } from '../../services/base/log.ts';
import type { OpenDatabase } from '../../services/database/database.ts';
import { diskStore } from '../../services/files/disk-store.ts';
import { demoPassword } from '../../services/seed/demo-logins.ts';
import { seedOrganisations } from '../../services/seed/organisations.ts';
import type { Service } from '../../services/shared/http/service.ts';
import type { ServiceDeps } from '../../services/shared/http/service-deps.ts';
import { openProvider, providerDefaults } from '../../services/shared/live-provider.ts';
import { txtRecords } from '../../services/shared/txt-records.ts';
import { testDatabase } from './database/database.ts';
import { TEST_PORTAL } from './portal-facts.ts';

/** Of the tests' carrier of SMS. */
export const SMS_SECRET = 'a-secret-that-the-tests-alone-know-of';

/** The server's configuration of the tests. */
export const TEST_PROVIDER = providerDefaults({ providerName: 'Banksia Health', providerPhone: null, holdMinutes: 10 });

/** A clock that moves only when it is set. */
export interface TestClock {
  readonly now: () => Date;
  set(instant: string | Date): void;
  /** Moves the clock on by so many milliseconds. */
  pass(ms: number): void;
}

export function testClock(start = '2026-11-23T01:00:00Z'): TestClock {
  let at = new Date(start);
  return {
    now: () => at,
    set: (instant) => {
      at = new Date(instant);
    },
    pass: (ms) => {
      at = new Date(at.getTime() + ms);
    },
  };
}

export interface Call {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answer of a service: the status, the body (null where it has none) and the headers. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers whose shape is what it checks
  readonly body: any;
  readonly headers: Headers;
}

/** Calls an operation as the gateway does, through the service's fetch function. */
export async function call(service: Service, method: string, path: string, options: Call = {}): Promise<Answer> {
  const { token, body, headers } = options;
  const response = await service.fetch(
    new Request(`http://${service.name}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
}

/** A file store whose folder is no folder: no permissions help there, not even the tests' own. */
export const storeThatIsDown = diskStore('/dev/null/files', () => {});

/** A fault of a service in a test is shown whole: there is no one to hide it from. */
const testLog: Log = { request: () => {}, note: () => {}, fault: (thrown) => console.error(thrown) };

/** The demo's organisations and accounts on a database of their own, with a clock to move and a way to sign in. */
export interface World {
  readonly database: OpenDatabase;
  readonly deps: ServiceDeps;
  readonly clock: TestClock;
  readonly auth: Service;
  /** The files in the store, whole ones and halves. */
  readonly filesKept: () => readonly string[];
  /** Signs a demo account in; answers the whole session (`access_token`, `org`, `account_id` …). */
  signIn(username: string): Promise<{ access_token: string; refresh_token: string; org: string; account_id: string }>;
  close(): Promise<void>;
}

export async function openWorld(opened?: OpenDatabase): Promise<World> {
  const database = opened ?? (await testDatabase());
  await seedOrganisations(database.db);
  const clock = testClock();
  const keys = tokenKeys(generateSigningKey());
  const { db, read, replica, copiers, listen } = database;
  const provider = await openProvider(database, TEST_PROVIDER, (error) => console.error(error));
  const portal = {
    ...TEST_PORTAL,
    get providerName() {
      return provider.current.brandName;
    },
  };
  const filesFolder = mkdtempSync(join(tmpdir(), 'preflight-files-'));
  const files = diskStore(filesFolder, () => {});
  const deps: ServiceDeps = {
    db,
    read,
    copiers,
    replica,
    listen,
    now: clock.now,
    provider,
    rosterWeeks: 26,
    undoSeconds: 10,
    uploadMegabytes: 200,
    smsSecret: SMS_SECRET,
    keys,
    files,
    log: testLog,
    portal,
    // Names of the tests are in no name server.
    webhooks: { allowsLoopback: true, resolve: async () => ['93.184.215.14'] },
    txtRecords: txtRecords('127.0.0.1:9'),
  };
  const auth = authService(deps);
  return {
    database,
    deps,
    clock,
    auth,
    filesKept: () =>
      readdirSync(filesFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    async signIn(username) {
      const { status, body } = await call(auth, 'POST', '/auth/login', { body: { username, password: demoPassword } });
      if (status !== 201) throw new Error(`${username} could not sign in: ${status}`);
      return body;
    },
    async close() {
      await database.close();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
}

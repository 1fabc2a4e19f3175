import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway, type Gateway } from '../../gateway/server.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import { serverPages } from '../../server-pages/server-pages.ts';
import { generateSigningKey, tokenKeys } from '../../services/access/tokens.ts';
import type { OpenDatabase } from '../../services/database/database.ts';
import { diskStore } from '../../services/files/disk-store.ts';
import { makeService } from '../../services/server/make-service.ts';
import type { Service } from '../../services/shared/http/service.ts';
import type { PortalFacts } from '../../services/shared/http/service-deps.ts';
import { openProvider } from '../../services/shared/live-provider.ts';
import { eachService, serviceNames } from '../../services/shared/service-names.ts';
import { txtRecords } from '../../services/shared/txt-records.ts';
import { webhookTargets } from '../../services/shared/webhook-targets.ts';
import { plainFacts } from '../support/bookings/plain-facts.ts';
import { TEST_PORTAL } from '../support/portal-facts.ts';
import { type Rest, restAs } from '../support/rest.ts';
import { TEST_PROVIDER } from '../support/services.ts';
import { silentLog } from '../support/silent-log.ts';
import type { Row } from './table.ts';

/** The five services and the gateway in this process, on one database with the demo's data. */
export interface Stage {
  readonly on: Row['on'];
  readonly database: OpenDatabase;
  readonly gateway: Gateway;
  readonly portal: PortalFacts;
  signIn(username: string): Promise<Rest>;
}

export async function setStage(on: Row['on'], database: OpenDatabase): Promise<Stage> {
  const { db, read, replica, copiers, listen } = database;
  const keys = tokenKeys(generateSigningKey());
  const provider = await openProvider(database, TEST_PROVIDER, (error) => console.error(error));
  const portal = { ...TEST_PORTAL, publicUrl: 'http://bench.example', providerName: 'Bench' };
  const files = diskStore(join(tmpdir(), 'preflight-bench-files'), () => {});
  const deps = {
    db,
    read,
    copiers,
    replica,
    listen,
    keys,
    files,
    log: silentLog,
    now: () => new Date(),
    provider,
    rosterWeeks: 26,
    undoSeconds: 10,
    uploadMegabytes: 200,
    smsSecret: null,
    webhooks: webhookTargets(true),
    txtRecords: txtRecords('127.0.0.1:9'),
    portal,
  };
  const made = await Promise.all(serviceNames.map(async (name) => [name, await makeService(name, deps)] as const));
  const services = new Map<string, Service>(made);
  const fetch = async (request: Request) =>
    defined(services.get(new URL(request.url).pathname.split('/')[1] ?? '')).fetch(request);
  const endpoint = { baseUrl: 'http://services', fetch };
  const gateway = createGateway({
    pages: serverPages,
    services: eachService(() => endpoint),
    portal: plainFacts,
    production: false,
    trustedDocuments: {},
    onFault: (error) => console.error(error),
  });
  return { on, database, gateway, portal, signIn: (username) => restAs(username, { fetch }) };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatewayPart } from '../../../gateway/paths.ts';
import { createGateway } from '../../../gateway/server.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { serverPages } from '../../../server-pages/server-pages.ts';
import { generateSigningKey, tokenKeys } from '../../../services/access/tokens.ts';
import type { Database } from '../../../services/database/database.ts';
import { openDatabase } from '../../../services/database/open.ts';
import { diskStore } from '../../../services/files/disk-store.ts';
import type { FileStore } from '../../../services/files/file-store.ts';
import { serve } from '../../../services/server/http-server.ts';
import { makeService } from '../../../services/server/make-service.ts';
import { pathOf, segmentsOf } from '../../../services/server/paths.ts';
import { staticFiles } from '../../../services/server/static-files.ts';
import { openProvider } from '../../../services/shared/live-provider.ts';
import { eachService, serviceNames } from '../../../services/shared/service-names.ts';
import { txtRecords } from '../../../services/shared/txt-records.ts';
import { webhookTargets } from '../../../services/shared/webhook-targets.ts';
import documents from '../../../web/generated/persisted-documents.json' with { type: 'json' };
import { plainFacts } from '../bookings/plain-facts.ts';
import { TEST_PORTAL } from '../portal-facts.ts';
import { TEST_PROVIDER } from '../services.ts';

const pages = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The real portal on a port, in the test's own process: for what only its database can bring about. */
export interface LocalServer {
  readonly url: string;
  readonly db: Database;
  readonly files: FileStore;
  close(): Promise<void>;
}

/** The demo's fixed rows, the built pages, and mail that stays in the outbox. */
export async function openLocalServer(): Promise<LocalServer> {
  const database = await openDatabase({ inMemory: true, template: 'demo' });
  const { db, read, replica, copiers, listen } = database;
  const provider = await openProvider(database, TEST_PROVIDER, (error) => console.error(error));
  const folder = mkdtempSync(join(tmpdir(), 'preflight-near-'));
  const files = diskStore(folder, (error) => console.error(error));
  const log = { request: () => {}, note: () => {}, fault: (thrown: unknown) => console.error(thrown) };
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const server = await serve((request) => answer(request), { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${server.port}`;
  const deps = {
    db,
    read,
    replica,
    copiers,
    listen,
    files,
    log,
    keys: tokenKeys(generateSigningKey()),
    now: () => new Date(),
    provider,
    rosterWeeks: 26,
    undoSeconds: 10,
    uploadMegabytes: 200,
    smsSecret: null,
    webhooks: webhookTargets(true),
    txtRecords: txtRecords('127.0.0.1:9'),
    portal: { ...TEST_PORTAL, publicUrl: url },
  };
  const made = await Promise.all(serviceNames.map(async (name) => [name, await makeService(name, deps)] as const));
  const services = new Map<string, (typeof made)[number][1]>(made);
  const endpoint = (name: string) => ({ baseUrl: `http://${name}`, fetch: defined(services.get(name)).fetch });
  const gateway = createGateway({
    pages: serverPages,
    services: eachService(endpoint),
    portal: plainFacts,
    production: true,
    trustedDocuments: documents,
    onFault: (error) => console.error(error),
  });
  const web = await staticFiles(pages, { isHttps: false });
  answer = (request) => {
    const [first, second] = segmentsOf(request.url);
    if (gatewayPart(pathOf(request.url))) return gateway.fetch(request);
    return first === 'api' ? defined(services.get(second)).fetch(request) : web(request);
  };
  return {
    url,
    db,
    files,
    async close() {
      await server.close(0);
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

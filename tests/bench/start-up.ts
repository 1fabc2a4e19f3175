import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PortalOptions, startPortal } from '../support/servers/portal.ts';
import { median } from './measure.ts';
import type { Row } from './table.ts';

const starts = 5;

interface Start {
  readonly page: number;
  readonly answer: number;
}

/**
 * Seconds from the command that `npm start` runs until the sign-in page is there, and until the first answer that needs the
 * database: on an empty folder (or database), and on one that was used before.
 */
export async function startUp(
  on: Row['on'],
  fresh: () => Promise<{ options: PortalOptions; remove(): Promise<void> }>,
): Promise<Row[]> {
  const first: Start[] = [];
  const following: Start[] = [];
  const bare: number[] = [];
  for (let round = 0; round < starts; round++) {
    const place = await fresh();
    first.push(await startOnce(place.options));
    following.push(await startOnce(place.options));
    bare.push(bareOpen(place.options));
    await place.remove();
  }
  const floor = { what: 'Node, driver, one query', value: median(bare) };
  const row = (what: string, times: readonly number[], value: number): Row => ({
    what,
    on,
    floor,
    unit: 's',
    figure: median(times),
    aim: { kind: 'at most', value },
  });
  const pages = (made: readonly Start[]) => made.map(({ page }) => page);
  const answers = (made: readonly Start[]) => made.map(({ answer }) => answer);
  return [
    row('first start to the page', pages(first), 1.2),
    row('first start to an answer', answers(first), 1.2),
    row('later start to the page', pages(following), 0.65),
    row('later start to an answer', answers(following), 0.65),
  ];
}

/** A folder of its own for the embedded database. */
export async function emptyFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'preflight-bench-'));
  return { options: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function startOnce(options: PortalOptions): Promise<Start> {
  const start = performance.now();
  const since = () => (performance.now() - start) / 1000;
  const portal = await startPortal({ ...options, waitForDemo: false });
  try {
    await waitForStatus(`${portal.url}/login`, 200);
    const page = since();
    // No token of ours: the service has to look, and looking is all it does.
    await waitForStatus(`${portal.url}/api/auth/refresh_token`, 401, JSON.stringify({ refresh_token: 'nobody' }));
    return { page, answer: since() };
  } finally {
    await portal.stop();
  }
}

async function waitForStatus(url: string, status: number, body?: string): Promise<void> {
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const answer = await fetch(url, body === undefined ? {} : { ...posted, body });
  await answer.text();
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}, not ${status}.`);
}

function bareOpen({ dataDir, databaseUrl }: PortalOptions): number {
  const start = performance.now();
  const script = fileURLToPath(new URL('bare-open.ts', import.meta.url));
  execFileSync(process.execPath, [script, databaseUrl ?? dataDir ?? '']);
  return (performance.now() - start) / 1000;
}

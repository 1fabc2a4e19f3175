/** @module-tag long */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { plainPdf } from '../../services/files/plain-pdf.ts';
import { bookAt, bookableTimes } from '../support/bookings/bookable.ts';
import { ownDatabase } from '../support/database/database.ts';
import { needs } from '../support/needs.ts';
import { answerOf, type Rest, restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';
import { allRows, fileHashes, hasOne, naming, type Rows, without } from './snapshot.ts';

const COMPANY = 'Redgum Mining';
const root = fileURLToPath(new URL('../../', import.meta.url));

test('[run.tenant] a company is exported whole and erased while the portal runs: nothing of it is left, and no other row or file changes', {
  ...needs('postgres'),
  timeout: 300_000,
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const own = await ownDatabase('demo');
  cleanup.defer(() => own.drop());
  const home = mkdtempSync(join(tmpdir(), 'preflight-tenant-'));
  cleanup.defer(() => rmSync(home, { recursive: true, force: true }));
  const [files, exported] = [join(home, 'files'), join(home, 'export')];
  mkdirSync(files);
  const env = { FILES_URL: pathToFileURL(files).href, DEMO: '1' };
  const portal = await startPortal({ databaseUrl: own.url, env });
  cleanup.defer(() => portal.stop());
  const run = promisify(execFile);
  const command = (name: string, ...args: string[]) =>
    run(process.execPath, [`tools/${name}.ts`, ...args], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...env, DATABASE_URL: own.url, DATA_DIR: join(home, 'data') },
    });

  const leaving = await restAs('manager', { url: `${portal.url}/api` });
  const staying = await restAs('coralbay', { url: `${portal.url}/api` });
  const times = await bookableTimes(leaving, { days: 30 });
  await bookAt(leaving, defined(times[0]), 'LEAVES-QUILLON');
  await bookAt(staying, defined(times[1]), 'STAYS-ADA');
  for (const [who, title] of [
    [leaving, 'Leaves Zephyrine'],
    [staying, 'Stays Ada'],
  ] as const) {
    await upload(portal.url, who, title);
  }
  const listed = () => answerOf(staying.booking.GET('/booking/bookings', { params: { query: { page_size: 50 } } }));
  const othersList = await listed();
  const filesBefore = fileHashes(files);
  const before = await settled(own.url);

  await command('export-company', COMPANY, exported);
  const manifest = JSON.parse(readFileSync(join(exported, 'manifest.json'), 'utf8'));
  const lines = (table: string) =>
    readFileSync(join(exported, 'tables', `${table}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const { stdout } = await command('erase-company', COMPANY, leaving.orgId);
  const after = await settled(own.url);

  // The export is complete: it has each row that was erased, with its files.
  const [gone, made] = [without(before, after), without(after, before)];
  for (const [table, rows] of Object.entries(gone).filter(([name]) => name in manifest.tables && !isAudit(name)))
    expect([table, lines(table).length], 'rows exported').toEqual([table, rows.length]);
  const notExported = Object.keys(gone).filter((table) => !(table in manifest.tables));
  expect(notExported.filter((table) => !OPENING.includes(table))).toEqual([]);
  expect(lines('booking.candidates').map(({ candidate_name }) => candidate_name)).toContain('Candidate LEAVES-QUILLON');
  const kept = fileHashes(join(exported, 'files'));
  expect(
    Object.fromEntries(manifest.files.map((file: { key: string; sha256: string }) => [file.key, file.sha256])),
  ).toEqual(kept);

  // Only the company's rows are gone, and the audit alone keeps some of it: ids, without what they meant.
  const ids = [
    'companies.organisations',
    'auth.accounts',
    'auth.sessions',
    'booking.bookings',
    'booking.candidates',
    'booking.packages',
  ]
    .flatMap(lines)
    .map(({ id }) => String(id));
  expect(ids.length).toBeGreaterThan(100);
  const strangers = Object.entries(gone).flatMap(([table, rows]) =>
    rows.filter((row) => !hasOne(row, ids)).map((row) => `${table} ${row}`),
  );
  expect(strangers).toEqual([]);
  expect(Object.keys(made).filter((table) => !isAudit(table))).toEqual([]);
  expect(Object.keys(naming(after, ids)).filter((table) => !isAudit(table))).toEqual([]);
  expect(naming(after, [COMPANY, 'QUILLON', 'quillon', 'Zephyrine', 'priya.raman'])).toEqual({});

  // Files: the company's own are gone, everybody else's are as they were.
  const filesAfter = fileHashes(files);
  const [left] = Object.keys(filesAfter);
  expect(filesAfter).toEqual({ [defined(left)]: filesBefore[defined(left)] });
  expect(
    Object.keys(filesBefore)
      .filter((key) => !(key in filesAfter))
      .every((key) => kept[key] === filesBefore[key]),
  ).toBe(true);

  // Others work on; the company's accounts are signed out.
  expect(await listed()).toEqual(othersList);
  expect((await leaving.booking.GET('/booking/bookings', { params: { query: {} } })).response.status).toBe(498);
  await expect(restAs('manager', { url: `${portal.url}/api` })).rejects.toThrow('could not sign in');

  // The audit keeps that it was done, and its chains still hold.
  const said = [...defined(after.get('audit.entries'))].filter((row) => /company\.(exported|erased)/.test(row));
  expect(said.map((row) => /company\.\w+/.exec(row)?.[0]).toSorted()).toEqual(['company.erased', 'company.exported']);
  const { stdout: verified } = await command('verify-audit');
  expect(verified).toMatch(/: 0 broken, [1-9]\d* entries erased\.$/m);
  await expect(command('export-company', COMPANY, join(home, 'again'))).rejects.toThrow(
    `No company is called ${COMPANY}.`,
  );
  console.log(`${stdout.trim()} ${Object.values(gone).flat().length} rows differ, all of them its own.`);
});

/** Erased tables that are in no export: they open or hold something, and say nothing. */
const OPENING = [
  'auth.attempts',
  'auth.otps',
  'auth.refresh_tokens',
  'auth.reset_tokens',
  'auth.written_positions',
  'booking.candidate_links',
  'booking.claims',
  'booking.idempotency',
  'booking.reservations',
];
const isAudit = (table: string) => table.startsWith('audit.');

/** All rows, once the portal's own loops have nothing more to do: on a busy machine they begin late. */
async function settled(url: string): Promise<Rows> {
  await expect.poll(() => withoutReminders(url), { timeout: 60_000 }).toBe(0);
  for (let rows = await allRows(url); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const again = await allRows(url);
    if ([without(rows, again), without(again, rows)].every((changed) => Object.keys(changed).length === 0))
      return again;
    rows = again;
  }
}

/** The number of expected appointments of this week without planned reminders. */
async function withoutReminders(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(`
      select count(*)::int as count from booking.candidates
      where status in ('Confirmed', 'PartialConfirmed', 'Rescheduled')
        and appointment_time between now() and now() + interval '7 days'
        and reminders_planned_for is distinct from appointment_time`);
    return defined(rows[0]).count;
  } finally {
    await client.end();
  }
}

async function upload(url: string, { authorization }: Rest, title: string): Promise<void> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(plainPdf(title, ['One line.']))], `${title}.pdf`));
  const answer = await fetch(`${url}/files/paperworks`, { method: 'POST', headers: { authorization }, body });
  expect(answer.status).toBe(201);
}

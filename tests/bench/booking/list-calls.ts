import { sql } from 'drizzle-orm';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Database } from '../../../services/database/database.ts';
import { openDatabase } from '../../../services/database/open.ts';
import { BookingsDocument } from '../../../web/bookings/list/bookings.documents.ts';
import type { PostgresPrograms } from '../../support/database/postgres-programs.ts';
import { growTo } from '../many-bookings.ts';
import { perSecond } from '../measure.ts';
import type { Row } from '../table.ts';
import { CallLog, clientOf } from './booking-client.ts';
import { addAccounts } from './crowd.ts';
import { type CrowdedPortal, startCrowdedPortal } from './crowded-portal.ts';
import { cpuMs } from './process-cpu.ts';
import { profiled, writeStatements } from './profiled.ts';
import { statementsOf } from './statements.ts';

const READERS = 16;
const PAGES = 1_200;
const PAGE_SIZE = 50;
export const PAGE = { mine: false, sort: 'created_at', order: 'desc', timeZone: 'Australia/Perth' } as const;
/** The list as it opens counts what it has; what is loaded further does not. */
const KINDS = [
  { kind: 'first page', variables: { ...PAGE, count: true } },
  { kind: 'page', variables: { ...PAGE, count: false } },
] as const;

/** Pages of a company's list through /graphql, by one person and by sixteen of the same company, on few and on many bookings. */
export async function listCalls(
  programs: PostgresPrograms,
  { rows: bigRows, profile }: { rows: number; profile: boolean },
): Promise<Row[]> {
  const place = await startCrowdedPortal(programs, 0, profiled(profile));
  const database = await openDatabase({ databaseUrl: place.server.url('postgres') });
  try {
    const orgId = await companyOf(database.db);
    const readers = await addAccounts(database.db, place.keys, {
      orgId,
      name: 'Bench reader ',
      count: READERS,
      // They see what the company has, a booker only what is their own.
      like: 'manager',
    });
    const tokens = readers.map(({ token }) => token);
    const rows: Row[] = [];
    for (const size of new Set([10_000, bigRows])) {
      await growTo(database.db, size);
      for (const people of [1, READERS]) {
        for (const asked of KINDS)
          rows.push(...(await readPages(place, tokens.slice(0, people), { size, profile, ...asked })));
      }
    }
    return rows;
  } finally {
    await database.close();
    await place.portal.stop();
    await place.server.stop();
  }
}

export async function companyOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ org_id: string }>(
    sql`select org_id from auth.accounts where username = 'manager'`,
  );
  return defined(rows[0]).org_id;
}

type ListRequest = (typeof KINDS)[number] & { readonly size: number; readonly profile: boolean };

async function readPages(
  { server, portal }: CrowdedPortal,
  tokens: readonly string[],
  { size, profile, kind, variables }: ListRequest,
): Promise<Row[]> {
  const statements = await statementsOf(server.url('postgres'));
  const log = new CallLog();
  const clients = tokens.map((token) => clientOf(portal.url, token, log));
  const pages = (count: number) =>
    Array.from({ length: count }, (_, turn) => async () => {
      const { bookings: page } = await defined(clients[turn % clients.length])(BookingsDocument, variables);
      if (page.bookings.length !== PAGE_SIZE) throw new Error(`A page of ${page.bookings.length} bookings.`);
    });
  const used = () => ({ node: cpuMs(portal.pid), postgres: cpuMs(server.pid) });
  try {
    await perSecond(tokens.length, pages(PAGES / 4));
    await statements.reset();
    const before = used();
    const figure = await perSecond(tokens.length, pages(PAGES));
    const after = used();
    const lines = await statements.lines();
    if (profile) await writeStatements(`list-${size}-${tokens.length}-${kind.replace(' ', '-')}`, lines, PAGES);
    const asked = lines.reduce((total, { calls }) => total + calls, 0);
    const row = (what: string, unit: string, value: number): Row => ({
      what: `list of ${size.toLocaleString('en-AU')} by ${tokens.length}, ${kind}, ${what}`,
      on: 'PostgreSQL',
      unit,
      figure: value,
    });
    return [
      row('answers', '/s', figure),
      row('statements', 'statements', asked / PAGES),
      row('CPU of Node', 'ms', (after.node - before.node) / PAGES),
      row('CPU of PostgreSQL', 'ms', (after.postgres - before.postgres) / PAGES),
    ];
  } finally {
    await statements.close();
  }
}

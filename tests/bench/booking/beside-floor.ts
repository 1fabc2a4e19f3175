import { sql } from 'drizzle-orm';
import { request } from 'undici';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { shownRowFields } from '../../../services/booking/record/rows/booking-row.contract.ts';
import { listBookings } from '../../../services/booking/views/list/booking-list.ts';
import { listQueryFrom } from '../../../services/booking/views/list/bookings.routes.ts';
import type { Database, OpenDatabase } from '../../../services/database/database.ts';
import { openDatabase } from '../../../services/database/open.ts';
import { BookingsDocument } from '../../../web/bookings/list/bookings.documents.ts';
import { CreateDraftDocument } from '../../../web/new-booking/wizard.documents.ts';
import { ReserveSlotDocument } from '../../../web/slots/slots.documents.ts';
import type { PostgresPrograms } from '../../support/database/postgres-programs.ts';
import { growTo } from '../many-bookings.ts';
import { median, perSecond } from '../measure.ts';
import type { Row } from '../table.ts';
import { type BareStatement, startBare, statementsOfWork } from './bare-handler.ts';
import { CallLog, clientOf } from './booking-client.ts';
import { addAccounts, type Booker } from './crowd.ts';
import { type CrowdedPortal, startCrowdedPortal } from './crowded-portal.ts';
import { freeTimes } from './hold-times.ts';
import { companyOf, PAGE } from './list-calls.ts';
import { cpuMs } from './process-cpu.ts';

const CALLERS = 16;
const ROUNDS = 5;
const CALLS = 320;
const BOOKINGS = 10_000;

type Work = () => Promise<unknown>;

/** Lists and holds through /graphql, beside a handler that only runs the list's statement, or one insert, and answers as many bytes. */
export async function besideFloor(programs: PostgresPrograms): Promise<Row[]> {
  const place = await startCrowdedPortal(programs, CALLERS, { settings: ['max_wal_size=8GB'] });
  const database = await openDatabase({ databaseUrl: place.server.url('postgres') });
  try {
    await growTo(database.db, BOOKINGS);
    return [...(await lists(place, database)), ...(await holds(place, database.db))];
  } finally {
    await database.close();
    await place.portal.stop();
    await place.server.stop();
  }
}

async function lists(place: CrowdedPortal, { db }: OpenDatabase): Promise<Row[]> {
  const orgId = await companyOf(db);
  const people = { orgId, name: 'Bench reader ', count: CALLERS, like: 'manager' as const };
  const tokens = (await addAccounts(db, place.keys, people)).map(({ token }) => token);
  const clients = tokens.map((token) => clientOf(place.portal.url, token, new CallLog()));
  const ask = (turn: number) => defined(clients[turn % CALLERS])(BookingsDocument, { ...PAGE, count: true });
  const query = listQueryFrom({
    sort: 'created_at',
    order: 'desc',
    page_size: 50,
    is_count: true,
    fields: shownRowFields,
  } as never);
  const scope = { orgId, ownOf: null };
  const statements = await statementsOfWork(async () => {
    const own = await openDatabase({ databaseUrl: place.server.url('postgres') });
    await listBookings(own.db, query, { scope, record: async () => {} }).finally(() => own.close());
  });
  if (statements.length !== 1) throw new Error(`The list is ${statements.length} statements.`);
  const body = JSON.stringify({ data: await ask(0) });
  const works = Array.from({ length: CALLS }, (_, turn) => () => ask(turn));
  return beside(place, { what: 'list as it opens', works, statements, body, atLeast: 0.55 });
}

async function holds(place: CrowdedPortal, db: Database): Promise<Row[]> {
  const asks = await Promise.all(place.crowd.map((booker) => holdsOf(place.portal.url, booker)));
  await db.execute(sql`create schema bench`);
  await db.execute(sql`create sequence bench.numbers`);
  await db.execute(sql`
    create table bench.taken (slot_id bigint primary key, claim_id uuid not null, expires_at timestamptz)`);
  const text = `insert into bench.taken values (nextval('bench.numbers'), gen_random_uuid(), now())
    on conflict do nothing returning slot_id`;
  const works = asks.flat();
  return beside(place, { what: 'holds', works, statements: [{ name: 'take', text }], body: '{}', atLeast: 0.4 });
}

/** Each of another time by its own draft; each booker has a clinic. */
async function holdsOf(url: string, booker: Booker): Promise<Work[]> {
  const ask = clientOf(url, booker.token, new CallLog());
  const free = await freeTimes({ ask, booker, draftId: '', log: new CallLog() });
  const { siteId, packageId } = booker;
  const count = (CALLS * (ROUNDS + 1)) / CALLERS;
  return Promise.all(
    free.slice(0, count).map(async ({ startsAt, calendarIds }) => {
      const draftId = crypto.randomUUID();
      const draft = { serviceType: 'pem' as const, sid: null, body: {}, draftId, writer: draftId, sequence: 1 };
      await ask(CreateDraftDocument, draft);
      const slot = { siteId, packageId, calendarIds: [...calendarIds], startsAt };
      return () => ask(ReserveSlotDocument, { slot, draftId, candidateIndex: 0, replaces: null });
    }),
  );
}

interface Beside {
  readonly what: string;
  /** Asked once each, or again in every round where there are too few. */
  readonly works: readonly Work[];
  readonly statements: readonly BareStatement[];
  readonly body: string;
  readonly atLeast: number;
}

/** In turns, so that both meet the same machine; the first round warms up. */
async function beside(
  { server, portal }: CrowdedPortal,
  { what, works, statements, body, atLeast }: Beside,
): Promise<Row[]> {
  const bare = await startBare({ url: server.url('postgres'), statements, body });
  const askBare = async () => (await request(bare.url)).body.text();
  const figures: Figure[] = [];
  const floors: Figure[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const from = works.length > CALLS ? round * CALLS : 0;
      figures.push(await measured(works.slice(from, from + CALLS), portal.pid));
      floors.push(
        await measured(
          Array.from({ length: CALLS }, () => askBare),
          bare.pid,
        ),
      );
    }
  } finally {
    await bare.stop();
  }
  const row = (name: keyof Figure, unit: string): Row => ({
    what: `${what} by ${CALLERS}, ${name}`,
    on: 'PostgreSQL',
    unit,
    figure: median(figures.slice(1).map((figure) => figure[name])),
    floor: { what: 'bare handler', value: median(floors.slice(1).map((floor) => floor[name])) },
    ...(name === 'answers' && { aim: { kind: 'at least', timesFloor: atLeast } }),
  });
  return [row('answers', '/s'), row('CPU of Node', 'ms')];
}

interface Figure {
  readonly answers: number;
  readonly 'CPU of Node': number;
}

async function measured(works: readonly Work[], pid: number): Promise<Figure> {
  const before = cpuMs(pid);
  const answers = await perSecond(CALLERS, works);
  return { answers, 'CPU of Node': (cpuMs(pid) - before) / works.length };
}

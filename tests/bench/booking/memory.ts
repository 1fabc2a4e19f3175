import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { BookingsDocument } from '../../../web/bookings/list/bookings.documents.ts';
import { SlotsChangedDocument } from '../../../web/slots/slots.documents.ts';
import type { PostgresPrograms } from '../../support/database/postgres-programs.ts';
import type { Row } from '../table.ts';
import { bookFive } from './book-five.ts';
import { CallLog, clientOf } from './booking-client.ts';
import type { Booker } from './crowd.ts';
import { startCrowdedPortal } from './crowded-portal.ts';

const BOOKERS = 16;
const BOOKINGS = 160;
/** An account has at most twenty streams. */
const PICKERS = 1_000;
const PICKERS_OF_ONE = 5;
const QUIET_MS = 600_000;
const LOOK_EVERY_MS = 15_000;
const LIST = { mine: true, sort: 'created_at', order: 'desc', count: true, timeZone: 'Australia/Perth' } as const;
const AIM = { quiet: 200, live: 260 };

/** Resident memory of the portal's process alone: as it starts, after load, when it was quiet since, and with many live pickers. */
export async function memory(programs: PostgresPrograms): Promise<Row[]> {
  const { server, portal, crowd } = await startCrowdedPortal(programs, PICKERS / PICKERS_OF_ONE);
  try {
    const atStart = megabytes(portal.pid);
    await load(portal.url, crowd);
    const afterLoad = megabytes(portal.pid);
    const quiet = await whenQuiet(portal.pid, AIM.quiet);
    const pickers = await openPickers(portal.url, crowd);
    const opened = megabytes(portal.pid);
    const live = await whenQuiet(portal.pid, AIM.live);
    await pickers.close();
    const row = (what: string, figure: number, aim?: number): Row => ({
      what: `memory ${what}`,
      on: 'PostgreSQL',
      unit: 'MB',
      figure,
      ...(aim !== undefined && { aim: { kind: 'at most', value: aim } }),
    });
    return [
      row('after the start', atStart),
      row(`after ${BOOKINGS} bookings of five by ${BOOKERS}`, afterLoad),
      row(`${Math.round(quiet.seconds)} s later`, quiet.megabytes, AIM.quiet),
      row(`as ${PICKERS} live pickers opened`, opened),
      row(`${Math.round(live.seconds)} s later, all of them live`, live.megabytes, AIM.live),
    ];
  } finally {
    await portal.stop();
    await server.stop();
  }
}

const megabytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

/** Bookings of five, each followed by a page of the list. */
async function load(url: string, crowd: readonly Booker[]): Promise<void> {
  const turns = Array.from({ length: BOOKINGS }, (_, turn) => turn).values();
  const log = new CallLog();
  await Promise.all(
    crowd.slice(0, BOOKERS).map(async (booker) => {
      for (const _turn of turns) {
        await bookFive(url, booker, log, 'one by one');
        await clientOf(url, booker.token, log)(BookingsDocument, LIST);
      }
    }),
  );
}

/** Ten minutes later, or as soon as the aim is reached. */
async function whenQuiet(pid: number, aim: number): Promise<{ seconds: number; megabytes: number }> {
  const start = performance.now();
  while (performance.now() - start < QUIET_MS && megabytes(pid) > aim) await pause(LOOK_EVERY_MS);
  return { seconds: (performance.now() - start) / 1_000, megabytes: megabytes(pid) };
}

/** Pages on which people choose a time, each with its live stream. */
async function openPickers(url: string, crowd: readonly Booker[]) {
  const agent = new Agent({ connections: PICKERS, bodyTimeout: 0 });
  const body = (booker: Booker) =>
    JSON.stringify({
      extensions: { persistedQuery: { version: 1, sha256Hash: defined(SlotsChangedDocument.__meta__)['hash'] } },
      variables: { siteIds: [booker.siteId] },
    });
  const streams = crowd.flatMap((booker) => Array.from({ length: PICKERS_OF_ONE }, () => booker));
  const opened = await Promise.all(
    streams.map((booker) =>
      request(`${url}/graphql`, {
        dispatcher: agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          authorization: `Bearer ${booker.token}`,
        },
        body: body(booker),
      }),
    ),
  );
  const refused = opened.filter(({ statusCode }) => statusCode !== 200).length;
  if (refused > 0) throw new Error(`${refused} of ${PICKERS} streams were refused.`);
  for (const { body: stream } of opened) stream.on('error', () => {}).resume();
  return { close: () => agent.destroy() };
}

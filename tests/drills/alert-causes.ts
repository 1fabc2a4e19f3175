import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { plainPdf } from '../../services/files/plain-pdf.ts';
import { bookAt, bookableTimes } from '../support/bookings/bookable.ts';
import { type AlertStage, repeat } from './alert-stage.ts';

/** Brings an alert's cause, waits for its post, ends the cause, and waits for the post that says so. */
type Cause = (stage: AlertStage) => Promise<void>;

async function replicaStops({ alerting, replica }: AlertStage) {
  await replica.crash();
  await alerting.fires('PreflightReplicaAside');
  await replica.start();
  await alerting.ends('PreflightReplicaAside');
}

async function linksAreGuessed({ alerting, rest }: AlertStage) {
  const counted = () => alerting.prometheus.value('count(preflight_link_refusals_total{status="404"} == 0)');
  // From zero in both processes: a first burst that nothing was counted before is no increase.
  await expect.poll(counted).toBe('2');
  const guess = () =>
    rest.booking.POST('/booking/own-appointment/read', {
      body: { link: randomBytes(32).toString('base64url'), pass: null },
    });
  await Promise.all(Array.from({ length: 300 }, guess));
  await alerting.fires('PreflightLinkGuesses');
  await alerting.ends('PreflightLinkGuesses');
}

async function filesAreGone({ alerting, portal, rest, takeFilesAway, bringFilesBack }: AlertStage) {
  const upload = async () => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(plainPdf('A form', ['One line.']))], 'form.pdf'));
    const headers = { authorization: rest.authorization };
    const answer = await fetch(`${portal.url}/files/paperworks`, { method: 'POST', headers, body });
    return answer.status;
  };
  expect(await upload()).toBe(201);
  takeFilesAway();
  expect(await upload()).toBe(503);
  const stop = repeat(upload);
  await alerting.fires('PreflightErrors', 'PreflightFaults').finally(stop);
  bringFilesBack();
  expect(await upload()).toBe(201);
  await alerting.ends('PreflightErrors', 'PreflightFaults');
}

async function processIsBusy({ alerting, busy }: AlertStage) {
  process.kill(busy.pid, 'SIGWINCH');
  const held = () => alerting.prometheus.value('max(process_resident_memory_bytes)').then(Number);
  await expect.poll(held, { timeout: 60_000 }).toBeGreaterThan(1.5e9);
  // As on a machine that gives the process no time: it is stopped for longer than half of each second.
  const stop = repeat(async () => {
    process.kill(busy.pid, 'SIGSTOP');
    await pause(400);
    process.kill(busy.pid, 'SIGCONT');
    await pause(200);
  });
  await alerting.fires('PreflightEventLoopBlocked').finally(stop);
  await alerting.fires('PreflightMemory');
  process.kill(busy.pid, 'SIGWINCH');
  await alerting.ends('PreflightEventLoopBlocked', 'PreflightMemory');
}

/** As a migration or a VACUUM FULL that hangs. */
async function tableIsLocked({ alerting, client, rest }: AlertStage) {
  const locker = await client.connect();
  await locker.query('begin; lock table booking.drafts in access exclusive mode');
  const list = () => rest.booking.GET('/booking/drafts', { params: { query: {} } });
  const readers = Array.from({ length: 40 }, () => repeat(list));
  try {
    await alerting.fires('PreflightConnectionsExhausted', 'PreflightSlow');
  } finally {
    locker.release(true);
    await Promise.all(readers.map((stop) => stop()));
  }
  await alerting.ends('PreflightConnectionsExhausted', 'PreflightSlow');
}

const MARK = 'BEFORE-THE-NIGHTS';

/** The mail server stops after the first check of the audit, and a confirmation waits. */
async function mailStops({ client, rest, stopMail }: AlertStage) {
  const finished = async () =>
    (await client.query('select count(*)::int as count from audit.checks where finished_at is not null')).rows[0].count;
  await expect.poll(finished, { timeout: 60_000 }).toBe(1);
  await stopMail();
  const [time] = await bookableTimes(rest);
  await bookAt(rest, defined(time), MARK);
}

/** The portal is off for 40 hours; meanwhile an audit entry is changed in the database. */
async function twoNightsPass({ alerting, client, startLater, startMail }: AlertStage) {
  const entry = `from booking.bookings b where b.po_number = $1 and b.id = e.booking_id and e.position = 1`;
  await client.query(`update audit.entries e set account_name = account_name || '!' ${entry}`, [MARK]);
  const afterOne = await startLater(40);
  await alerting.fires('PreflightAuditNotChecked', 'PreflightMailOverdue');
  await alerting.ends('PreflightAuditNotChecked');
  await alerting.fires('PreflightAuditBroken');
  await alerting.ends('PreflightDown');
  await afterOne.kill9();
  await alerting.fires('PreflightDown');

  await client.query(`update audit.entries e set account_name = rtrim(account_name, '!') ${entry}`, [MARK]);
  await startMail();
  await startLater(80);
  await alerting.ends('PreflightDown', 'PreflightMailOverdue', 'PreflightAuditBroken');
  await alerting.ends('PreflightAuditNotChecked');
}

async function databaseStops({ alerting, database, rest }: AlertStage) {
  const told = () =>
    ['PreflightErrors', 'PreflightFaults'].map((name) => alerting.told('pager', name) + alerting.told('team', name));
  await alerting.isSilent();
  const before = told();
  await database.shutDown('fast');
  const stop = repeat(() => rest.booking.GET('/booking/bookings', { params: { query: {} } }));
  await alerting.fires('PreflightDatabaseDown');
  await alerting.holdsBack('PreflightErrors');
  await alerting.holdsBack('PreflightFaults').finally(stop);
  await database.start();
  await alerting.ends('PreflightDatabaseDown');
  expect(told(), 'errors that the database explains are told to no person').toEqual(before);
}

/** In this order; the causes of one row disturb one another in nothing. */
export const causes: readonly (readonly Cause[])[] = [
  [replicaStops, linksAreGuessed, filesAreGone, processIsBusy, mailStops],
  [tableIsLocked, twoNightsPass],
  [databaseStops],
];

import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database/database.ts';
import { testClock } from '../../tests/support/services.ts';
import { silentLog } from '../../tests/support/silent-log.ts';
import { type ClaimedMail, claimDue, markFailed, markSent, type NewMail, writeMail } from './outbox.ts';
import { deliverDue, startSender } from './sender.ts';
import { DeliveryFailure, demoMailbox, type Transport } from './transport.ts';

const second = 1_000;
const minute = 60 * second;

const database = await testDatabase();
afterAll(() => database.close());
beforeEach(() => database.db.execute(sql`delete from mail.outbox`));

const mail: NewMail = {
  kind: 'test.written',
  entity: 'test',
  entityId: '019aa000-0000-7000-8000-000000000001',
  to: 'mia@redgum.example',
  subject: 'Hello',
  text: 'Hello.',
  html: '<p>Hello.</p>',
};

/** Takes every mail and remembers it, or fails with `refusal`. */
function postOffice(refusal?: DeliveryFailure) {
  const taken: ClaimedMail[] = [];
  const transport: Transport = {
    channel: 'mail',
    keepsContent: false,
    async deliver(each) {
      if (refusal) throw refusal;
      taken.push(each);
    },
    close: () => {},
  };
  return { taken, transport };
}

interface Row extends Record<string, unknown> {
  state: string;
  tries: number;
  last_error: string | null;
  has_content: boolean;
}

async function rows(): Promise<Row[]> {
  const found = await database.db.execute<Row>(
    sql`select state, tries, last_error, content is not null as has_content from mail.outbox order by id`,
  );
  return found.rows;
}

test('[mail.outbox] a mail leaves after its transaction, once, and what it said is forgotten', async () => {
  const clock = testClock();
  const { db } = database;
  const office = postOffice();
  await db.transaction((tx) => writeMail(tx, mail, clock.now()));
  await deliverDue({ db, now: clock.now }, office.transport);
  clock.pass(24 * 60 * minute);
  await deliverDue({ db, now: clock.now }, office.transport);
  expect(office.taken).toMatchObject([{ recipient: 'mia@redgum.example', content: { text: 'Hello.' } }]);
  expect(await rows()).toEqual([{ state: 'sent', tries: 1, last_error: null, has_content: false }]);
});

test('[mail.outbox] a mail that left while another server became the primary is marked as sent, and leaves once', async () => {
  const clock = testClock();
  const { db } = database;
  const office = postOffice();
  await writeMail(db, mail, clock.now());
  // Refused as by a server that takes no writes any more, the first time that the mail is marked.
  await db.execute(sql`create sequence mail.test_marks`);
  await db.execute(sql`create function mail.refuse_first() returns trigger language plpgsql as $$ begin
    if nextval('mail.test_marks') = 1 then raise 'read-only' using errcode = '25006'; end if; return new; end $$`);
  await db.execute(sql`create trigger refuse_first before update on mail.outbox for each row
    when (new.state = 'sent') execute function mail.refuse_first()`);
  await deliverDue({ db, now: clock.now }, office.transport).finally(async () => {
    await db.execute(sql`drop trigger refuse_first on mail.outbox`);
    await db.execute(sql`drop function mail.refuse_first`);
    await db.execute(sql`drop sequence mail.test_marks`);
  });
  clock.pass(24 * 60 * minute);
  await deliverDue({ db, now: clock.now }, office.transport);
  expect(office.taken).toHaveLength(1);
  expect(await rows()).toEqual([{ state: 'sent', tries: 1, last_error: null, has_content: false }]);
});

test('[mail.outbox] a transaction that is rolled back sends nothing', async () => {
  const clock = testClock();
  const office = postOffice();
  const undone = database.db.transaction(async (tx) => {
    await writeMail(tx, mail, clock.now());
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await deliverDue({ db: database.db, now: clock.now }, office.transport)).toBe(0);
});

test('[mail.outbox] four senders at once deliver every mail once, round after round', async () => {
  const clock = testClock();
  const { db } = database;
  for (let round = 0; round < 10; round += 1) {
    const subjects = Array.from({ length: 10 }, (_, n) => `Mail ${round}.${n}`);
    await db.transaction(async (tx) => {
      for (const subject of subjects) await writeMail(tx, { ...mail, subject }, clock.now());
    });
    const offices = Array.from({ length: 4 }, () => postOffice());
    await Promise.all(offices.map(({ transport }) => deliverDue({ db, now: clock.now }, transport)));
    expect(offices.flatMap(({ taken }) => taken.map(({ subject }) => subject)).toSorted()).toEqual(subjects);
  }
});

test('[mail.outbox] with the server down it stays, is tried again with longer and longer pauses, and leaves later', async () => {
  const clock = testClock();
  const { db } = database;
  const down = postOffice(new DeliveryFailure('connect ECONNREFUSED', false));
  await writeMail(db, mail, clock.now());
  const triedAt: number[] = [];
  const startedAt = clock.now().getTime();
  for (let seconds = 0; seconds < 10 * 60; seconds += 10) {
    if ((await deliverDue({ db, now: clock.now }, down.transport)) > 0)
      triedAt.push((clock.now().getTime() - startedAt) / second);
    clock.pass(10 * second);
  }
  expect(triedAt).toEqual([0, 30, 90, 210, 450]);
  expect(await rows()).toEqual([{ state: 'waiting', tries: 5, last_error: 'connect ECONNREFUSED', has_content: true }]);
  const up = postOffice();
  clock.pass(60 * minute);
  await deliverDue({ db, now: clock.now }, up.transport);
  expect(up.taken).toHaveLength(1);
});

test('[mail.outbox] a mailbox that does not exist is not tried again', async () => {
  const clock = testClock();
  const { db } = database;
  await writeMail(db, mail, clock.now());
  await deliverDue({ db, now: clock.now }, postOffice(new DeliveryFailure('550 No such user', true)).transport);
  clock.pass(60 * minute);
  const up = postOffice();
  await deliverDue({ db, now: clock.now }, up.transport);
  expect(up.taken).toEqual([]);
  expect(await rows()).toEqual([{ state: 'failed', tries: 1, last_error: '550 No such user', has_content: false }]);
});

test('[mail.outbox] a mail that would come too late is given up', async () => {
  const clock = testClock();
  const { db } = database;
  await writeMail(db, { ...mail, sendBefore: new Date(clock.now().getTime() + 60 * minute) }, clock.now());
  clock.pass(60 * minute);
  const office = postOffice();
  await deliverDue({ db, now: clock.now }, office.transport);
  expect(office.taken).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'failed', has_content: false }]);
});

test('[mail.outbox] the mail of a killed process is taken over, and its late result is ignored', async () => {
  const clock = testClock();
  const { db } = database;
  await writeMail(db, mail, clock.now());
  const [lost] = await claimDue(db, clock.now(), 10);
  expect(await claimDue(db, clock.now(), 10), 'while it is claimed').toEqual([]);
  clock.pass(5 * minute);
  const [taken] = await claimDue(db, clock.now(), 10);
  if (!lost || !taken) throw new Error('Nothing was claimed.');
  expect(taken.id).toBe(lost.id);
  await markFailed(db, lost, { reason: 'too late', isFinal: true }, clock.now());
  expect(await rows()).toMatchObject([{ state: 'sending', tries: 2 }]);
  await markSent(db, taken, clock.now(), false);
  expect(await rows()).toMatchObject([{ state: 'sent', tries: 2 }]);
});

test.each([
  'mia@redgum.example\r\nBcc: thief@evil.example',
  'mia@redgum.example, thief@evil.example',
  'Mia <mia@redgum.example>',
  '',
])('[mail.outbox] no mail is sent to %j, and the write succeeds', async (to) => {
  const clock = testClock();
  const { db } = database;
  await db.transaction((tx) => writeMail(tx, { ...mail, to }, clock.now()));
  const office = postOffice();
  await deliverDue({ db, now: clock.now }, office.transport);
  expect(office.taken).toEqual([]);
  expect(await rows()).toEqual([
    { state: 'failed', tries: 0, last_error: 'The recipient is no email address.', has_content: false },
  ]);
});

test('a subject is one line, whatever was typed into it', async () => {
  const { db } = database;
  await writeMail(db, { ...mail, subject: 'Booking of Mia\r\nBcc: thief@evil.example' }, new Date());
  const [claimed] = await claimDue(db, new Date(), 1);
  expect(claimed?.subject).toBe('Booking of Mia Bcc: thief@evil.example');
});

test('[mail.outbox] the demo mailbox keeps what a mail says', async () => {
  const { db } = database;
  await writeMail(db, mail, new Date());
  await deliverDue({ db, now: () => new Date() }, demoMailbox);
  expect(await rows()).toMatchObject([{ state: 'sent', has_content: true }]);
});

test('[mail.outbox] the sender wakes by the commit alone', async () => {
  const { db, listen } = database;
  const delivered = Promise.withResolvers<string>();
  const transport: Transport = {
    ...demoMailbox,
    deliver: async ({ recipient }) => delivered.resolve(recipient),
  };
  const sender = startSender({ db, listen, now: () => new Date(), log: silentLog }, transport);
  await db.transaction((tx) => writeMail(tx, mail, new Date()));
  expect(await delivered.promise).toBe('mia@redgum.example');
  await sender.stop();
});

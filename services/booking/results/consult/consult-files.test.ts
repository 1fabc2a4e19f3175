import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { type BookingWorld, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { addExamined, type Examined, forgetOtps, mailedOtp } from '../../../../tests/support/bookings/consult-world.ts';
import { call, storeThatIsDown } from '../../../../tests/support/services.ts';
import { bookingService } from '../../booking.service.ts';

let world: BookingWorld;
/** Of the company that asks for one-time passwords, of one that does not, and of one person's own. */
let guarded: Examined;
let open: Examined;
let own: Examined;

beforeAll(async () => {
  world = await openBookingWorld();
  const files = world.deps.files;
  const [coralbay, manager, booker] = [await world.as('coralbay'), await world.as('manager'), await world.as('booker')];
  guarded = await addExamined(world.db, files, coralbay, 3);
  open = await addExamined(world.db, files, manager);
  own = await addExamined(world.db, files, booker);
});
afterAll(() => world.close());
beforeEach(() => forgetOtps(world.db));

async function as(username: string, deviceId?: string, service = world.booking) {
  const { access_token: token, org } = await world.signIn(username);
  const headers = deviceId === undefined ? {} : { DeviceID: deviceId };
  const one = ({ candidateId, files }: Examined, change: Record<string, string> = {}) => {
    const [file] = files;
    const query = { candidate_id: candidateId, file_id: defined(file).file_id, type: defined(file).type, ...change };
    return call(service, 'GET', `/booking/consult-files?${new URLSearchParams(query)}`, { token, headers });
  };
  const many = (list: readonly { file_id: string; type: string }[], query = '') => {
    const body = { file_request_list: list.map(({ file_id, type }) => ({ file_id, type })) };
    return call(service, 'POST', `/booking/consult-files${query}`, { token, headers, body });
  };
  const prove = async () => {
    const body = { email: 'sofia.marino@coralbay.example', request: 'register_device', otp: await mailedOtp(world.db) };
    return (await call(world.auth, 'POST', '/auth/verify-otp', { token, body })).body.device_id as string;
  };
  return { token, org, one, many, prove };
}

/** As the gateway passes it on. */
const download = (signedUrl: string, { token }: { token: string }, service = world.booking) =>
  service.fetch(
    new Request(signedUrl.replace(/^.*\/files\/booking\//, 'http://booking/booking/files/'), {
      headers: { authorization: `Bearer ${token}` },
    }),
  );

describe('in a company without one-time passwords', () => {
  test('[call.consult][consult.single-many][data.consult-file] one file is requested by its query, several by a list', async () => {
    const manager = await as('manager');
    const single = await manager.one(open, { org: manager.org });
    expect(single.status).toBe(200);
    const [first, second] = open.files.map(({ file_id, type, name }) => ({
      file_id,
      file_type: type,
      file_name: name,
    }));
    expect(single.body.files).toMatchObject([first]);
    const several = await manager.many(open.files.toReversed(), `?org=${manager.org}`);
    expect(several.body.files).toMatchObject([second, first]);
    for (const { signed_url } of several.body.files)
      expect(signed_url).toMatch(/^https:\/\/portal\.example\/files\/booking\//);
    expect(await mailedOtp(world.db)).toBeNull();
  });

  test('[call.consult] a signed address gives the file, to be saved and not to be shown, for a minute', async () => {
    const manager = await as('manager');
    const { signed_url: url } = (await manager.one(open)).body.files[0];
    const answer = await download(url, manager);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="medical_report _ _Liam_.pdf"; filename*=UTF-8''medical_report%20%E2%80%93%20%E2%80%9CLiam%E2%80%9D.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await answer.text()).startsWith('%PDF-')).toBe(true);
    const forged = [
      `${url}A`,
      url.replace(/expires=\d/, 'expires=9'),
      url.replace(/session=[^&]+/, `session=${uuidv7()}`),
    ];
    const other = url.replace(defined(open.files[0]).file_id, defined(guarded.files[0]).file_id);
    for (const bad of [...forged, other]) expect((await download(bad, manager)).status).toBe(403);
    world.clock.pass(60_000);
    expect((await download(url, manager)).status).toBe(403);
  });

  test('[edge.signed-link] a signed address opens for the session that asked for it, and is over with that', async () => {
    const [manager, elsewhere, booker] = [await as('manager'), await as('manager'), await as('booker')];
    const { signed_url: url } = (await manager.one(open)).body.files[0];
    const { signed_url: ofAnother } = (await elsewhere.one(open)).body.files[0];
    expect((await download(url, booker)).status).toBe(403);
    expect((await download(url, elsewhere)).status).toBe(403);
    expect((await download(url, { token: '' })).status).toBe(401);
    expect((await download(url, manager)).status).toBe(200);
    await call(world.auth, 'POST', '/auth/logout', { token: manager.token });
    expect((await download(url, manager)).status).toBe(498);
    expect((await download(ofAnother, elsewhere)).status).toBe(200);
  });

  test('[call.consult] with the store down no address is given and no file counts as read; an address given before says why', async () => {
    const down = bookingService({ ...world.deps, files: storeThatIsDown });
    const [manager, then] = [await as('manager'), await as('manager', undefined, down)];
    const { signed_url: url } = (await manager.one(open)).body.files[0];
    const read = async () => {
      const { rows } = await world.db.execute(sql`select from audit.entries where action = 'consult-file.opened'`);
      return rows.length;
    };
    const before = await read();
    const message = 'Files cannot be read at the moment. Try again later.';
    const refused = { status: 503, body: { error: { code: 'UNAVAILABLE', message } } };
    expect(await then.one(open)).toMatchObject(refused);
    expect(await then.many(open.files)).toMatchObject(refused);
    const late = await download(url, manager, down);
    expect([late.status, await late.json()]).toMatchObject([503, refused.body]);
    expect(await read()).toBe(before);
    expect((await manager.many(open.files)).body.files).toHaveLength(2);
  });

  test('[consult.single-many] a foreign, an unknown and a mistyped file answer alike, and none of several is given', async () => {
    const manager = await as('manager');
    const answers = [
      await manager.one(guarded),
      await manager.one(open, { file_id: open.candidateId }),
      await manager.one(open, { type: 'audiometry' }),
      await manager.one(open, { candidate_id: guarded.candidateId }),
      await manager.many([defined(open.files[0]), defined(guarded.files[0])]),
      await manager.one(open, { org: (await as('coralbay')).org }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const admin = await as('admin');
    expect((await admin.many([defined(open.files[0]), defined(guarded.files[0])])).status).toBe(200);
  });

  test('with my_bookings alone only own bookings give files', async () => {
    const booker = await as('booker');
    expect((await booker.one(own)).status).toBe(200);
    expect((await booker.one(open)).status).toBe(404);
    expect((await (await as('restricted')).one(own)).status).toBe(403);
  });

  test('[call.consult] each read of a file is in the booking’s history, with person and address', async () => {
    await (await as('manager')).many(open.files);
    const { rows } = await world.db.execute(sql`
      select account_name, after->>'file_type' as type from audit.entries
       where booking_id = ${open.bookingId}::uuid and action = 'consult-file.opened' order by position desc limit 2`);
    expect(rows).toMatchObject([
      { account_name: 'Priya Raman', type: 'audiometry' },
      { account_name: 'Priya Raman', type: 'medical_report' },
    ]);
  });
});

describe('in a company with one-time passwords', () => {
  test('[call.consult][call.otp] 428 until the device is proven; then directly, and 428 again once it is revoked', async () => {
    const person = await as('coralbay');
    expect(await person.one(guarded)).toMatchObject({ status: 428, body: { error: { code: 'OTP_REQUIRED' } } });
    const device = await person.prove();
    const proven = await as('coralbay', device);
    expect((await proven.one(guarded)).status).toBe(200);
    expect((await proven.many(guarded.files)).body.files).toHaveLength(3);
    const { body } = await call(world.auth, 'GET', '/auth/devices', { token: person.token });
    await call(world.auth, 'DELETE', `/auth/devices/${body.devices[0].id}`, { token: person.token });
    expect((await proven.many(guarded.files)).status).toBe(428);
  });

  test('a device of another account, and a made-up one, prove nothing', async () => {
    const person = await as('coralbay');
    await person.one(guarded);
    const device = await person.prove();
    await world.db.execute(sql`
      update auth.devices set account_id = (select id from auth.accounts where username = 'manager')`);
    expect((await (await as('coralbay', device)).one(guarded)).status).toBe(428);
    expect((await (await as('coralbay', 'nonsense')).one(guarded)).status).toBe(428);
  });

  test('asking again and again mails once a minute, and makes no tries', async () => {
    const person = await as('coralbay');
    const count = async () => {
      const { rows } = await world.db.execute<{ count: number }>(sql`select count(*)::int as count from mail.outbox`);
      return rows[0]?.count;
    };
    await Promise.all([person.one(guarded), person.one(guarded), person.many(guarded.files)]);
    expect(await count()).toBe(1);
    const body = (otp: string) => ({ email: 'sofia.marino@coralbay.example', request: 'register_device', otp });
    const guess = () => call(world.auth, 'POST', '/auth/verify-otp', { token: person.token, body: body('nonsense') });
    expect((await guess()).body.error.details.tries_left).toBe(4);
    world.clock.pass(61_000);
    await person.one(guarded);
    expect(await count()).toBe(2);
    expect((await guess()).body.error.details.tries_left).toBe(3);
  });

  test('another company’s file answers 428 too until the device is proven', async () => {
    expect((await (await as('coralbay')).one(open)).status).toBe(428);
  });
});

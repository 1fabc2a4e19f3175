/** @module-tag long */

import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { bookAt, bookableTimes } from '../support/bookings/bookable.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { startReplica } from '../support/database/postgres-replica.ts';
import { needs } from '../support/needs.ts';
import { restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';

const BOOKINGS_EACH = 5;

test('[run.replica-dead][run.read-own-writes] a portal books and lists while its replica is well, gone, frozen and back', {
  ...needs('postgres'),
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const primary = await startPostgres(defined(postgresPrograms()), 'restart');
  cleanup.defer(() => primary.stop());
  const replica = await startReplica(defined(postgresPrograms()), primary);
  cleanup.defer(() => replica.stop());
  const portal = await startPortal({
    databaseUrl: primary.url('postgres'),
    env: { DATABASE_READ_URL: replica.url('postgres') },
  });
  cleanup.defer(() => portal.stop());
  const ready = async () => (await fetch(`${portal.url}/health/ready`)).json();
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const times = (await bookableTimes(rest, { days: 30 })).values();
  let count = 0;
  const bookAndList = async () => {
    for (let time = 0; time < BOOKINGS_EACH; time++) {
      const candidateId = await bookAt(rest, defined(times.next().value), `REPLICA-${++count}`);
      const query = { sort: 'created_at', order: 'desc' } as const;
      const { response, data } = await rest.booking.GET('/booking/bookings', { params: { query } });
      expect(response.status).toBe(200);
      expect(JSON.stringify(data), 'the list has what was just booked').toContain(candidateId);
    }
  };

  await expect.poll(ready).toEqual({ status: 'ok', replica: 'ok' });
  await bookAndList();
  await replica.crash();
  await bookAndList();
  await expect.poll(ready).toEqual({ status: 'ok', replica: 'aside' });
  await replica.start();
  await expect.poll(ready).toEqual({ status: 'ok', replica: 'ok' });
  replica.freeze();
  await bookAndList();
  await expect.poll(ready).toEqual({ status: 'ok', replica: 'aside' });
  replica.thaw();
  await expect.poll(ready).toEqual({ status: 'ok', replica: 'ok' });
  await bookAndList();
  expect(portal.output()).toContain('DATABASE_READ_URL does not answer: lists are read from the primary.');
  expect(portal.output()).toContain('DATABASE_READ_URL is read again.');
});

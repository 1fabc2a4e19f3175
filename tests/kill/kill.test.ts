import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { type BookableTime, bookableTimes, hold, newBooking } from '../support/bookings/bookable.ts';
import { answerOf, type Rest, restAs } from '../support/rest.ts';
import { type Portal, startPortal } from '../support/servers/portal.ts';
import { brokenPromises } from './ledger.ts';
import { places } from './places.ts';

const callers = 8;
const bookingsBeforeTheKill = 24;

interface BookingRequest {
  readonly mark: string;
  readonly key: string;
  readonly time: BookableTime;
  readonly body: ReturnType<typeof newBooking>;
}

/** Everything that was asked for, and the part of it that was acknowledged before the line went dead. */
class Rush {
  readonly requests = new Map<string, BookingRequest>();
  readonly booked = new Map<string, string>();
  readonly held = new Set<string>();
  isOver = false;
  #taken = 0;

  /** Holds and books one time after the other, until the server is gone; every third time stays held. */
  async run(rest: Rest, times: Iterator<BookableTime>, onBooked: () => void): Promise<void> {
    for (let next = times.next(); !next.done && !this.isOver; next = times.next()) {
      try {
        await this.#take(rest, next.value, onBooked);
      } catch (error) {
        if (!this.isOver) throw error;
      }
    }
  }

  async #take(rest: Rest, time: BookableTime, onBooked: () => void): Promise<void> {
    const taken = await hold(rest, time);
    this.held.add(taken.reserveId);
    this.#taken += 1;
    if (this.#taken % 3 === 0) return;
    const mark = `KILL-${randomUUID()}`;
    const requests = { mark, key: randomUUID(), time, body: newBooking(rest, time, taken, mark) };
    this.held.delete(taken.reserveId);
    this.requests.set(mark, requests);
    await this.book(rest, requests);
    onBooked();
  }

  async book(rest: Rest, { mark, key, time, body }: BookingRequest): Promise<void> {
    const params = { query: {}, header: { 'idempotency-key': key } };
    await answerOf(rest.booking.POST('/booking/bookings', { params, body }));
    this.booked.set(mark, time.startsAt);
  }
}

for (const { name, options, open } of places)
  test(
    `[run.kill] on ${name} a server killed amid reserves and bookings has lost and doubled none that it acknowledged`,
    options,
    async () => {
      await using cleanup = new AsyncDisposableStack();
      const place = await open();
      cleanup.defer(() => place.remove());
      const start = async (): Promise<Portal> => {
        const portal = await startPortal(place.options);
        cleanup.defer(() => portal.stop());
        return portal;
      };

      const doomed = await start();
      const rush = new Rush();
      const rest = await restAs('manager', { url: `${doomed.url}/api` });
      const times = (await bookableTimes(rest)).values();
      const killed = Promise.withResolvers<void>();
      const onBooked = () => {
        if (rush.booked.size < bookingsBeforeTheKill || rush.isOver) return;
        rush.isOver = true;
        killed.resolve(doomed.kill9());
      };
      await Promise.all(Array.from({ length: callers }, () => rush.run(rest, times, onBooked)));
      expect(rush.booked.size, 'enough times to be in the middle of it').toBeGreaterThanOrEqual(bookingsBeforeTheKill);
      await killed.promise;
      const unanswered = [...rush.requests.values()].filter(({ mark }) => !rush.booked.has(mark));

      const again = await start();
      const restAgain = await restAs('manager', { url: `${again.url}/api` });
      // A client without an answer sends again under the same key, and books once, written before or not.
      for (const requests of unanswered) await rush.book(restAgain, requests);
      await again.stop();

      const database = await place.inspect();
      cleanup.defer(() => database.close());
      const ledger = { booked: rush.booked, held: [...rush.held] };
      expect(await brokenPromises(database.db, ledger)).toEqual([]);

      // The same look at planted damage: it must see each kind.
      const [mark] = defined(rush.booked.entries().next().value);
      await database.db.execute(sql`
      delete from booking.candidates where booking_id in (select id from booking.bookings where po_number = ${mark})`);
      await database.db.execute(sql`
      delete from booking.claims where slot_id in (
        select min(slot_id) from booking.claims where claim_id = ${defined(ledger.held[0])}::uuid)`);
      const seen = await brokenPromises(database.db, ledger);
      expect(seen).toContain(`${mark} was booked once and is there 0 times`);
      expect(seen).toContain(`hold ${ledger.held[0]} was granted and is not there whole`);
      expect(seen).toContainEqual(expect.stringContaining('blocks a time and belongs to nobody'));
    },
  );

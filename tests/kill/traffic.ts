import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defined } from '../../machines/lib/assert-defined.ts';
import { type BookableTime, newBooking } from '../support/bookings/bookable.ts';
import type { Rest } from '../support/rest.ts';

const documents: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../web/generated/persisted-documents.json', import.meta.url), 'utf8'),
);
const everyPageAsks = defined(Object.entries(documents).find(([, text]) => text.startsWith('query Me ')))[0];

/** Number of a client's tries while the database is down, before it waits for the end of the outage. */
const REFUSALS_A_CLIENT = 5;

interface BookingRequest {
  readonly mark: string;
  readonly key: string;
  readonly time: BookableTime;
  readonly body: ReturnType<typeof newBooking>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Thrown to end a client's round: it was told to try again. */
class Unavailable extends Error {}

/** Clients that write and read through a portal whose database goes and comes back, and what they were answered. */
export class Traffic {
  /** Bookings by their mark, with the time they were confirmed for. */
  readonly booked = new Map<string, string>();
  /** Bookings that were asked for and not answered. */
  readonly unanswered = new Map<string, BookingRequest>();
  /** Answers that no client may ever get: neither success, nor its own fault, nor 503 in words. */
  readonly wrong: Answer[] = [];
  readonly #rest: Rest;
  readonly #url: string;
  readonly #times: Iterator<BookableTime>;
  readonly #clients = new Set<Client>();
  #isOver = false;
  #outage: PromiseWithResolvers<void> | null = null;
  #progress = Promise.withResolvers<void>();
  #running: Promise<unknown> = Promise.resolve();

  constructor(rest: Rest, url: string, times: Iterator<BookableTime>) {
    this.#rest = rest;
    this.#url = url;
    this.#times = times;
  }

  /** So many clients go on until `end`. */
  begin(count: number): void {
    const rounds = [this.#book, this.#holdAndRelease, this.#read];
    const clients = Array.from({ length: count }, (_, index) => ({
      round: defined(rounds[index % rounds.length]).bind(this),
      refused: 0,
      served: 0,
    }));
    for (const client of clients) this.#clients.add(client);
    this.#running = Promise.all(clients.map((client) => this.#go(client)));
    this.#running.catch(() => {});
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** From here on clients that were refused a few times wait for `outageEnds`. */
  outageBegins(): void {
    this.#outage = Promise.withResolvers();
  }
  outageEnds(): void {
    this.#outage?.resolve();
    this.#outage = null;
    for (const client of this.#clients) client.refused = client.served = 0;
  }
  everybodyRefused = () => this.#until((client) => client.refused > 0);
  everybodyServed = (times: number) => this.#until((client) => client.served >= times);

  async #until(isSo: (client: Client) => boolean): Promise<void> {
    while (![...this.#clients].every(isSo)) {
      this.#progress = Promise.withResolvers();
      // Without the portal itself the clients fail, and with them the tests that wait for them.
      await Promise.race([this.#progress.promise, this.#running]);
    }
  }

  async #go(client: Client): Promise<void> {
    while (!this.#isOver) {
      try {
        await client.round();
        client.served += 1;
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        client.refused += 1;
        if (client.refused >= REFUSALS_A_CLIENT) await this.#outage?.promise;
      }
      this.#progress.resolve();
    }
  }

  async #book(): Promise<void> {
    const { value: time } = this.#times.next();
    if (!time) return this.#read();
    const draftId = await this.#draft();
    const reserveId = await this.#hold(draftId, time);
    const mark = `BACK-${randomUUID()}`;
    const requests = {
      mark,
      key: randomUUID(),
      time,
      body: newBooking(this.#rest, time, { draftId, reserveId }, mark),
    };
    this.unanswered.set(mark, requests);
    await this.book(requests);
  }

  /** Asks for a booking under its own key, for the first time or again. */
  async book({ mark, key, time, body }: BookingRequest): Promise<void> {
    const params = { query: {}, header: { 'idempotency-key': key } };
    await this.#answer(this.#rest.booking.POST('/booking/bookings', { params, body }), 201);
    this.unanswered.delete(mark);
    this.booked.set(mark, time.startsAt);
  }

  async #holdAndRelease(): Promise<void> {
    const { value: time } = this.#times.next();
    if (!time) return this.#read();
    const draftId = await this.#draft();
    await this.#hold(draftId, time);
    const path = { draft_id: draftId };
    await this.#answer(this.#rest.booking.DELETE('/booking/drafts/{draft_id}', { params: { path } }), 204);
  }

  async #draft(): Promise<string> {
    const body = { service_type: 'pem' as const, body: {} };
    return defined((await this.#answer(this.#rest.booking.POST('/booking/drafts', { body }), 201))?.draft_id);
  }

  async #hold(draftId: string, time: BookableTime): Promise<string> {
    const body = {
      site_id: time.siteId,
      package_id: time.packageId,
      calendar_ids: [time.rosterId],
      calendar_from_time: time.startsAt,
      draft_id: draftId,
      candidate_index: 0,
    };
    return defined((await this.#answer(this.#rest.booking.POST('/booking/reservations', { body }), 201))?.reserve_id);
  }

  /** A list over REST, then what every page asks over GraphQL. */
  async #read(): Promise<void> {
    await this.#answer(this.#rest.booking.GET('/booking/drafts', { params: { query: {} } }), 200);
    const outage = this.#outage;
    const response = await fetch(`${this.#url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: this.#rest.authorization },
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: everyPageAsks } } }),
    });
    const body: { data?: unknown; errors?: { extensions?: { status?: number } }[] } = await response.json();
    const status = body.errors?.[0]?.extensions?.status ?? response.status;
    this.#judge({ status, body }, 200, outage);
  }

  async #answer<Data>(
    call: Promise<{ data?: Data; error?: unknown; response: Response }>,
    expected: number,
  ): Promise<Data | undefined> {
    const outage = this.#outage;
    const { data, error, response } = await call;
    this.#judge({ status: response.status, body: error }, expected, outage);
    return data;
  }

  /** 503 is right where the database was down when the client asked, or when it was answered. */
  #judge(answer: Answer, expected: number, outage: object | null): void {
    if (answer.status === expected) return;
    const isDuringOutage = outage !== null || this.#outage !== null;
    if (answer.status !== 503 || !isDuringOutage || !isInWords(answer.body)) this.wrong.push(answer);
    throw new Unavailable();
  }
}

interface Client {
  readonly round: () => Promise<void>;
  refused: number;
  served: number;
}

const isInWords = (body: unknown) => /"(message|reason)":"[A-Z][^"]+\."/.test(JSON.stringify(body));

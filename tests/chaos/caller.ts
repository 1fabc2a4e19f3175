import { randomUUID } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../machines/lib/assert-defined.ts';
import { dayIn } from '../../machines/rules/calendar/dates.ts';
import { type Random, random } from '../../services/seed/random.ts';
import type { BookableTime } from '../support/bookings/bookable.ts';
import type { CandidateLinks } from './candidate-links.ts';
import {
  type Account,
  type Client,
  graphqlClient,
  groupBooking,
  type HeldTime,
  type Rest,
  restCalls,
  restClient,
} from './clients.ts';
import type { Ledger, ToldBooking } from './ledger.ts';
import type { Processes } from './processes.ts';
import { type Answer, type Definite, recordOf, type Traffic } from './traffic.ts';

export interface Stage {
  readonly traffic: Traffic;
  readonly ledger: Ledger;
  readonly processes: Processes;
  /** Without it nobody acts as a candidate. */
  readonly candidates?: CandidateLinks;
  /** Times that all callers want; none of two overlap in a roster. */
  readonly times: readonly BookableTime[];
  readonly client: Account;
  readonly provider: Account;
}

/** How often each thing is done. */
const weights = {
  book: 30,
  holdAndRelease: 12,
  swapHold: 8,
  dropDraft: 6,
  raceForOneDraft: 6,
  cancel: 14,
  reschedule: 12,
  move: 12,
  changeNote: 10,
  readList: 10,
  searchTimes: 6,
  bookGroup: 12,
  ownMove: 14,
  earlierTime: 16,
} as const;

/**
 * One person who works without a pause, at whichever process: books, gives back, changes, cancels, moves.
 * The bookings are this caller's alone, so that what it was told last is what must stand; the times are everybody's.
 */
export class Caller {
  readonly #stage: Stage;
  readonly #dice: Random;
  readonly #rest: Rest;
  readonly #board: Rest;
  readonly #clients: readonly Client[];
  readonly #own: ToldBooking[] = [];

  constructor(stage: Stage, seed: number) {
    this.#stage = stage;
    this.#dice = random(seed);
    const { traffic, client, provider, processes } = stage;
    const restUrl = () => this.#dice.pick(processes.rest);
    this.#rest = restCalls(traffic, client, restUrl);
    this.#board = restCalls(traffic, provider, restUrl);
    this.#clients = [
      restClient(this.#rest, client),
      graphqlClient(traffic, client, () => this.#dice.pick(processes.graphql)),
    ];
  }

  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) await this[this.#dice.weigh(weights)]();
  }

  private async book(): Promise<void> {
    const taken = await this.#hold();
    if (taken) await this.#create(taken);
  }

  private async holdAndRelease(): Promise<void> {
    const taken = await this.#hold();
    if (!taken) return;
    if (this.#dice.below(2) === 0)
      await this.#sure(() => this.#rest('POST', `/booking/drafts/${taken.draftId}/extend`));
    await this.#sure(() => this.#anyClient().release(taken.reserveId));
    this.#stage.ledger.released.push(taken.reserveId);
    await this.#dropDraft(taken.draftId);
  }

  /** Another time for the same candidate: the first is given back in the same step, or stays. */
  private async swapHold(): Promise<void> {
    const taken = await this.#hold();
    if (!taken) return;
    const time = this.#anyTime();
    const { answer } = await this.#sure(() => this.#anyClient().hold({ draftId: taken.draftId, time }));
    if (answer.kind === 'refused') return this.#create(taken);
    const held = heldIn(answer.body, time);
    if (held.reserveId !== taken.reserveId) this.#stage.ledger.released.push(taken.reserveId);
    await this.#create({ draftId: taken.draftId, ...held });
  }

  private async dropDraft(): Promise<void> {
    const taken = await this.#hold();
    if (taken) await this.#dropDraft(taken.draftId);
  }

  /** The same draft sent, thrown away and given another time at once: one of it holds, nothing is left over. */
  private async raceForOneDraft(): Promise<void> {
    const taken = await this.#hold();
    if (!taken) return;
    const { draftId } = taken;
    const time = this.#anyTime();
    await Promise.all([
      this.#create(taken, false),
      this.#sure(() => this.#rest('DELETE', `/booking/drafts/${draftId}`)),
      this.#sure(() => this.#anyClient().hold({ draftId, time })),
    ]);
    await this.#dropDraft(draftId);
  }

  private async cancel(): Promise<void> {
    const own = this.#anyOwn();
    if (!own) return;
    const sent = await this.#sure(() => this.#anyClient().cancel(own));
    await this.#changed(own, sent, 'candidate.cancelled', { status: 'Cancelled' });
    if (own.status === 'Cancelled') this.#own.splice(this.#own.indexOf(own), 1);
  }

  private async reschedule(): Promise<void> {
    const own = this.#anyOwn();
    if (!own) return;
    const { candidateId, bookingId } = own;
    const begun = await this.#sure(() => this.#rest('POST', `/booking/candidates/${candidateId}/reschedule`));
    if (begun.answer.kind === 'refused') return this.#broken(own, `could not be rescheduled: ${begun.answer.code}`);
    const draftId = String(begun.answer.body['draft_id']);
    const time = this.#anyTime();
    const { answer } = await this.#sure(() => this.#anyClient().hold({ draftId, time }));
    if (answer.kind === 'refused') return this.#dropDraft(draftId);
    const change = { candidate_id: candidateId, draft_id: draftId, reserve_id: answer.body['reserve_id'] };
    const sent = await this.#sure(() => this.#rest('PUT', `/booking/bookings/${bookingId}/timeslots`, change));
    const { siteId, startsAt, rosterId } = heldIn(answer.body, time).time;
    await this.#changed(own, sent, 'candidate.rescheduled', { status: 'Rescheduled', siteId, startsAt, rosterId });
  }

  private async move(): Promise<void> {
    const own = this.#anyOwn();
    // A move says where the booking was seen, which nobody is told of a time that a candidate took.
    if (!own || own.rosterId === null) return;
    const time = this.#anyTime();
    const target = { roster_id: time.rosterId, calendar_from_time: time.startsAt };
    const seen = { roster_id: own.rosterId, calendar_from_time: own.startsAt };
    const sent = await this.#sure(() =>
      this.#board('POST', `/booking/candidates/${own.candidateId}/move-appointment`, { ...target, seen }),
    );
    const { siteId, startsAt, rosterId } = time;
    // Only another doctor at the same time of the same clinic is no news to whoever comes.
    const isSame = siteId === own.siteId && Date.parse(startsAt) === Date.parse(own.startsAt);
    const status = isSame ? own.status : 'Rescheduled';
    await this.#changed(own, sent, 'booking.moved', { status, siteId, startsAt, rosterId });
  }

  private async changeNote(): Promise<void> {
    const own = this.#anyOwn();
    if (!own) return;
    const note = `Note ${randomUUID()}`;
    const body = { candidate: { appointment_note: note }, update_mask: ['appointment_note'] };
    const path = `/booking/bookings/${own.bookingId}/candidates/${own.candidateId}`;
    const sent = await this.#sure(() => this.#rest('PUT', path, body));
    await this.#changed(own, sent, 'candidate.note.changed', { note });
  }

  /** Two candidates at two times, all or none; then booked together, held anew together, or given back. */
  private async bookGroup(): Promise<void> {
    const draftId = await this.#newDraft();
    const { ledger } = this.#stage;
    const first = await this.#holdGroup(draftId);
    if (first === null) return this.#dropDraft(draftId);
    const held = this.#dice.below(3) === 0 ? ((await this.#holdGroup(draftId)) ?? first) : first;
    if (held !== first) {
      const kept = held.map(({ reserveId }) => reserveId);
      ledger.released.push(...first.map(({ reserveId }) => reserveId).filter((id) => !kept.includes(id)));
    }
    if (this.#dice.below(3) === 0) {
      await this.#dropDraft(draftId);
      ledger.released.push(...held.map(({ reserveId }) => reserveId));
      return;
    }
    const mark = `CHAOS-${randomUUID()}`;
    const headers = { 'idempotency-key': randomUUID() };
    const body = groupBooking(this.#stage.client, { draftId, mark, held });
    const { answer } = await this.#sure(() => this.#rest('POST', '/booking/bookings', body, headers));
    if (answer.kind === 'refused') {
      ledger.notBooked.push(mark);
      ledger.broken.push(`${mark} held its times and was refused: ${answer.status} ${answer.code}`);
      return;
    }
    const bookingId = String(answer.body['booking_id']);
    ledger.acknowledged(bookingId, 'booking.created');
    const candidates = answer.body['candidates'] as readonly Record<string, unknown>[];
    for (const [index, { time }] of held.entries()) {
      const { siteId, startsAt, rosterId } = time;
      const told: ToldBooking = {
        ...{ mark, bookingId, candidateId: String(candidates[index]?.['candidate_id']) },
        ...{ siteId, startsAt, rosterId, status: 'Confirmed', note: '' },
      };
      ledger.booked.push(told);
      this.#own.push(told);
    }
  }

  /** Null where it was refused: then the draft holds what it held before, all of it. */
  async #holdGroup(draftId: string): Promise<readonly HeldTime[] | null> {
    const times = [this.#anyTime(), this.#anyTime()];
    if (times[0] === times[1]) return null;
    const holdsOf = async () => {
      const { answer } = await this.#sure(() => this.#rest('GET', `/booking/drafts/${draftId}`));
      const holds = answer.kind === 'done' ? (answer.body['holds'] as readonly Record<string, unknown>[]) : [];
      return holds.map((one) => String(one['reserve_id'])).toSorted();
    };
    const before = await holdsOf();
    const places = times.map(({ siteId, packageId, rosterId, startsAt }, index) => ({
      ...{ candidate_index: index, site_id: siteId, package_id: packageId },
      ...{ calendar_id: rosterId, calendar_from_time: startsAt },
    }));
    const { answer, wasUnsure } = await this.#sure(() =>
      this.#rest('POST', '/booking/group-reservations', { draft_id: draftId, places }),
    );
    if (answer.kind === 'done') {
      this.#stage.ledger.groups += 1;
      const holds = answer.body['holds'] as readonly Record<string, unknown>[];
      return times.map((time, index) => {
        const hold = defined(holds.find((one) => one['candidate_index'] === index));
        return { time, reserveId: String(hold['reserve_id']) };
      });
    }
    const after = await holdsOf();
    if (!wasUnsure && after.join() !== before.join()) {
      this.#stage.ledger.broken.push(
        `draft ${draftId} was refused a group and holds ${after.join()} of ${before.join()}`,
      );
    }
    return null;
  }

  /** As the candidate, with the mailed link: another time is held, and taken, given back or left. */
  private async ownMove(): Promise<void> {
    const own = this.#anyOwn();
    const { candidates } = this.#stage;
    if (!own || !candidates) return;
    const link = await candidates.linkOf(own.candidateId);
    const post = (what: string, body: object) =>
      this.#sure(() => this.#rest('POST', `/booking/own-appointment/${what}`, body));
    const { answer: opened } = await post('open', { link, date_of_birth: '1991-03-14' });
    if (opened.kind === 'refused') return;
    const proof = { link, pass: String(opened.body['pass']) };
    const { answer: found } = await post('times', proof);
    if (found.kind === 'refused') return;
    const days = found.body['days'] as readonly string[];
    if (days.length === 0) return;
    const { answer: listed } = await post('times', { ...proof, day: this.#dice.pick(days) });
    const times = listed.kind === 'done' ? (listed.body['times'] as readonly string[]) : [];
    if (times.length === 0) return;
    const time = this.#dice.pick(times);
    const { answer: held } = await post('move', { ...proof, do: 'hold', time });
    if (held.kind === 'refused') return;
    const what = this.#dice.below(4);
    if (what === 0) return;
    if (what === 1) {
      await post('move', { ...proof, do: 'release' });
      return;
    }
    const taken = await post('move', { ...proof, do: 'take', time });
    await this.#changed(own, taken, 'candidate.rescheduled', movedTo(time));
  }

  /** Waits for an earlier time for a candidate; what is offered is taken, or passed on. */
  private async earlierTime(): Promise<void> {
    const own = this.#anyOwn();
    if (!own) return;
    const { answer: detail } = await this.#sure(() => this.#rest('GET', `/booking/candidates/${own.candidateId}`));
    if (detail.kind === 'refused') return;
    const change = (body: object) =>
      this.#sure(() => this.#rest('POST', `/booking/candidates/${own.candidateId}/earlier-time`, body));
    const waiting = recordOf(detail.body['earlier_time']);
    const time = waiting['offered_time'];
    if (typeof time !== 'string') {
      if (waiting['before_day'] === undefined)
        await change({ do: 'ask', before_day: dayAfter(own.startsAt, String(detail.body['site_tz'])) });
      return;
    }
    if (this.#dice.below(3) === 0) {
      await change({ do: 'decline', time });
      return;
    }
    await this.#changed(own, await change({ do: 'take', time }), 'candidate.earlier.taken', movedTo(time));
  }

  private async readList(): Promise<void> {
    await this.#rest('GET', '/booking/bookings?is_count=true&time_zone=Australia%2FPerth');
  }

  private async searchTimes(): Promise<void> {
    const { siteId, packageId, startsAt } = this.#anyTime();
    const query = new URLSearchParams({
      package_id: packageId,
      site_ids: siteId,
      calendar_from_time: startsAt,
      calendar_to_time: new Date(Date.parse(startsAt) + 86_400_000).toISOString(),
      time_zone: 'Australia/Perth',
    });
    await this.#rest('GET', `/booking/time-slots?${query}`);
  }

  async #newDraft(): Promise<string> {
    const draftId = uuidv7();
    const draft = { draft_id: draftId, service_type: 'pem', body: {}, writer: randomUUID(), sequence: 0 };
    await this.#sure(() => this.#rest('POST', '/booking/drafts', draft));
    return draftId;
  }

  /** A draft with a held time; nothing where somebody else has that time. */
  async #hold(): Promise<Taken | null> {
    const draftId = await this.#newDraft();
    const time = this.#anyTime();
    const { answer } = await this.#sure(() => this.#anyClient().hold({ draftId, time }));
    if (answer.kind === 'done') return { draftId, ...heldIn(answer.body, time) };
    await this.#dropDraft(draftId);
    return null;
  }

  /** @param isAlone false: others act on the draft meanwhile, and may have been first */
  async #create({ draftId, time, reserveId }: Taken, isAlone = true): Promise<void> {
    const mark = `CHAOS-${randomUUID()}`;
    const input = { draftId, time, reserveId, mark, idempotencyKey: randomUUID() };
    const { answer } = await this.#sure(() => this.#anyClient().create(input));
    const { ledger } = this.#stage;
    if (answer.kind === 'refused') {
      ledger.notBooked.push(mark);
      if (isAlone) ledger.broken.push(`${mark} held its time and was refused: ${answer.status} ${answer.code}`);
      return;
    }
    const [candidate] = answer.body['candidates'] as readonly Record<string, unknown>[];
    const bookingId = String(answer.body['booking_id']);
    const told: ToldBooking = {
      ...{ mark, bookingId, candidateId: String(defined(candidate)['candidate_id']) },
      ...{ siteId: time.siteId, startsAt: time.startsAt, rosterId: time.rosterId, status: 'Confirmed', note: '' },
    };
    ledger.acknowledged(bookingId, 'booking.created');
    ledger.booked.push(told);
    this.#own.push(told);
  }

  async #dropDraft(draftId: string): Promise<void> {
    await this.#sure(() => this.#rest('DELETE', `/booking/drafts/${draftId}`));
  }

  /**
   * A change that was answered is done or not done, as the answer says. One that went without an answer first may have
   * been done then, and be refused when it is asked for again: the booking itself says which, and must be one or the other.
   */
  async #changed(own: ToldBooking, { answer, wasUnsure }: Definite, action: string, after: Partial<ToldBooking>) {
    const { ledger } = this.#stage;
    if (answer.kind === 'done') {
      ledger.acknowledged(own.bookingId, action);
      Object.assign(own, after);
      return;
    }
    if (!wasUnsure || (await this.#isAsTold(own))) return;
    if (!(await this.#isAsTold({ ...own, ...after }))) {
      return this.#broken(own, `is neither as it was before ${action} nor as after it`);
    }
    ledger.acknowledged(own.bookingId, action);
    Object.assign(own, after);
  }

  /** Whether a booking stands so. Its detail does not name the doctor's day; a move to where it is is refused as such. */
  async #isAsTold({ candidateId, startsAt, rosterId, status, note }: ToldBooking): Promise<boolean> {
    const { answer: detail } = await this.#sure(() => this.#rest('GET', `/booking/candidates/${candidateId}`));
    if (detail.kind === 'refused') return false;
    const { appointment_status, appointment_note, appointment_time } = detail.body;
    const isSame = appointment_status === status && appointment_note === note;
    if (!isSame || Date.parse(String(appointment_time)) !== Date.parse(startsAt)) return false;
    if (status === 'Cancelled' || rosterId === null) return true;
    const target = { roster_id: rosterId, calendar_from_time: startsAt };
    const { answer: check } = await this.#sure(() =>
      this.#board('POST', `/booking/candidates/${candidateId}/validate-move`, target),
    );
    return check.kind === 'done' && check.body['code'] === 'SAME_TIME';
  }

  #broken({ mark }: ToldBooking, what: string): void {
    this.#stage.ledger.broken.push(`${mark} ${what}`);
  }

  #sure(send: () => Promise<Answer>): Promise<Definite> {
    return this.#stage.traffic.untilAnswered(send);
  }

  #anyClient = (): Client => this.#dice.pick(this.#clients);
  #anyTime = (): BookableTime => this.#dice.pick(this.#stage.times);
  #anyOwn = (): ToldBooking | undefined => (this.#own.length === 0 ? undefined : this.#dice.pick(this.#own));
}

interface Taken extends HeldTime {
  readonly draftId: string;
}

/** A time that nobody told the doctor of. */
const movedTo = (startsAt: string) => ({ status: 'Rescheduled' as const, startsAt, rosterId: null });

/** The day after, by the clinic's clock. */
const dayAfter = (startsAt: string, timeZone: string) =>
  dayIn(new Date(Date.parse(startsAt) + 24 * 3_600_000).toISOString(), timeZone);

/** The hold that was answered, with the doctor who has it: another than the asked one where that one was taken. */
const heldIn = (body: Readonly<Record<string, unknown>>, time: BookableTime) => ({
  reserveId: String(body['reserve_id']),
  time: { ...time, rosterId: Number(body['calendar_id']) },
});

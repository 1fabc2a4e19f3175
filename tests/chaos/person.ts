import { randomUUID } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { type Random, random } from '../../services/seed/random.ts';
import type { BookableTime } from '../support/bookings/bookable.ts';
import type { CandidateLinks } from './candidate-links.ts';
import {
  type Account,
  type Client,
  graphqlClient,
  type HeldTime,
  type Rest,
  restCalls,
  restClient,
} from './clients.ts';
import type { AnsweredBooking, Ledger } from './ledger.ts';
import type { Processes } from './processes.ts';
import type { Answer, Definite, Traffic } from './traffic.ts';

export interface Stage {
  readonly traffic: Traffic;
  readonly ledger: Ledger;
  readonly processes: Processes;
  /** Without it no call acts as a candidate. */
  readonly candidates?: CandidateLinks;
  /** Times that all callers want; no two overlap in a roster, but for visits with several stops. */
  readonly times: readonly BookableTime[];
  readonly client: Account;
  readonly provider: Account;
}

/**
 * A person at any process, with all that their work needs. Their bookings are theirs alone; the times are everybody's.
 */
export class Person {
  readonly stage: Stage;
  readonly dice: Random;
  /** Calls of the client company. */
  readonly rest: Rest;
  /** Calls of the provider's desk. */
  readonly board: Rest;
  readonly #clients: readonly Client[];
  readonly own: AnsweredBooking[] = [];

  constructor(stage: Stage, seed: number) {
    this.stage = stage;
    this.dice = random(seed);
    const { traffic, client, provider, processes } = stage;
    const restUrl = () => this.dice.pick(processes.rest);
    this.rest = restCalls(traffic, client, restUrl);
    this.board = restCalls(traffic, provider, restUrl);
    this.#clients = [
      restClient(this.rest, client),
      ...(processes.graphql.length > 0
        ? [graphqlClient(traffic, client, () => this.dice.pick(processes.graphql))]
        : []),
    ];
  }

  async newDraft(): Promise<string> {
    const draftId = uuidv7();
    const draft = { draft_id: draftId, service_type: 'pem', body: {}, writer: randomUUID(), sequence: 0 };
    await this.sure(() => this.rest('POST', '/booking/drafts', draft));
    return draftId;
  }

  /** A draft with a held time; nothing if another caller has that time. */
  async hold(): Promise<HeldPlace | null> {
    const draftId = await this.newDraft();
    const time = this.anyTime();
    const { answer } = await this.sure(() => this.anyClient().hold({ draftId, time }));
    if (answer.kind === 'done') {
      this.stage.ledger.reserves += 1;
      return { draftId, ...heldIn(answer.body, time) };
    }
    await this.dropDraft(draftId);
    return null;
  }

  async dropDraft(draftId: string): Promise<void> {
    await this.sure(() => this.rest('DELETE', `/booking/drafts/${draftId}`));
  }

  /**
   * A change that was answered is done or not done, as the answer says. One that went without an answer first may have
   * been done then, and be refused when it is sent again: the booking itself says which, and must be one or the other.
   */
  async changed(
    own: AnsweredBooking,
    { answer, wasUnsure }: Definite,
    action: string,
    after: Partial<AnsweredBooking>,
  ) {
    const { ledger } = this.stage;
    if (answer.kind === 'done') {
      ledger.acknowledged(own.bookingId, action);
      Object.assign(own, after);
      return;
    }
    if (!wasUnsure || (await this.#isAsTold(own))) return;
    if (!(await this.#isAsTold({ ...own, ...after }))) {
      return this.broken(own, `is neither as it was before ${action} nor as after it`);
    }
    ledger.acknowledged(own.bookingId, action);
    Object.assign(own, after);
  }

  /**
   * True if a booking is as answered. Its detail does not name the doctor's day; a move to where it is is refused as
   * such.
   */
  async #isAsTold({ candidateId, startsAt, rosterId, status, note }: AnsweredBooking): Promise<boolean> {
    const { answer: detail } = await this.sure(() => this.rest('GET', `/booking/candidates/${candidateId}`));
    if (detail.kind === 'refused') return false;
    const { appointment_status, appointment_note, appointment_time } = detail.body;
    const isSame = appointment_status === status && appointment_note === note;
    if (!isSame || Date.parse(String(appointment_time)) !== Date.parse(startsAt)) return false;
    if (status === 'Cancelled' || rosterId === null) return true;
    const target = { roster_id: rosterId, calendar_from_time: startsAt };
    const { answer: check } = await this.sure(() =>
      this.board('POST', `/booking/candidates/${candidateId}/validate-move`, target),
    );
    return check.kind === 'done' && check.body['code'] === 'SAME_TIME';
  }

  broken({ mark }: AnsweredBooking, what: string): void {
    this.stage.ledger.broken.push(`${mark} ${what}`);
  }

  sure(send: () => Promise<Answer>): Promise<Definite> {
    return this.stage.traffic.untilAnswered(send);
  }

  anyClient = (): Client => this.dice.pick(this.#clients);
  anyTime = (): BookableTime => this.dice.pick(this.stage.times);
  /** A time to which that booking can move. */
  anyTimeOf = ({ packageId }: AnsweredBooking): BookableTime =>
    this.dice.pick(this.stage.times.filter((time) => time.packageId === packageId));
  anyOwn = (): AnsweredBooking | undefined => (this.own.length === 0 ? undefined : this.dice.pick(this.own));
}

/** A draft with its held time. */
export interface HeldPlace extends HeldTime {
  readonly draftId: string;
}

/** The doctor's day of a booking, as its ledger has it: a visit with several stops has more than one. */
export const rosterOf = ({ rosterId, isRoute }: BookableTime): number | null => (isRoute ? null : rosterId);

/** The hold that was answered, with the doctor who has it: another than the asked one where that one was taken. */
export const heldIn = (body: Readonly<Record<string, unknown>>, time: BookableTime) => ({
  reserveId: String(body['reserve_id']),
  time: { ...time, rosterId: Number(body['calendar_id']) },
});

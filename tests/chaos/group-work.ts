import { randomUUID } from 'node:crypto';
import { defined } from '../../machines/lib/assert-defined.ts';
import { groupBooking, type HeldTime } from './clients.ts';
import type { AnsweredBooking } from './ledger.ts';
import { type Person, rosterOf } from './person.ts';

/** Two candidates at two times, all or none; then booked together, held again together, or given back. */
export async function bookGroup(person: Person): Promise<void> {
  const draftId = await person.newDraft();
  const { ledger } = person.stage;
  const first = await holdGroup(person, draftId);
  if (first === null) return person.dropDraft(draftId);
  const held = person.dice.below(3) === 0 ? ((await holdGroup(person, draftId)) ?? first) : first;
  if (held !== first) {
    const kept = held.map(({ reserveId }) => reserveId);
    ledger.released.push(...first.map(({ reserveId }) => reserveId).filter((id) => !kept.includes(id)));
  }
  if (person.dice.below(3) === 0) {
    await person.dropDraft(draftId);
    ledger.released.push(...held.map(({ reserveId }) => reserveId));
    return;
  }
  const mark = `CHAOS-${randomUUID()}`;
  const headers = { 'idempotency-key': randomUUID() };
  const body = groupBooking(person.stage.client, { draftId, mark, held });
  const { answer } = await person.sure(() => person.rest('POST', '/booking/bookings', body, headers));
  if (answer.kind === 'refused') {
    ledger.notBooked.push(mark);
    ledger.broken.push(`${mark} held its times and was refused: ${answer.status} ${answer.code}`);
    return;
  }
  const bookingId = String(answer.body['booking_id']);
  ledger.acknowledged(bookingId, 'booking.created');
  const candidates = answer.body['candidates'] as readonly Record<string, unknown>[];
  for (const [index, { time }] of held.entries()) {
    const { siteId, packageId, startsAt } = time;
    const told: AnsweredBooking = {
      mark,
      bookingId,
      candidateId: String(candidates[index]?.['candidate_id']),
      packageId,
      siteId,
      startsAt,
      rosterId: rosterOf(time),
      status: 'Confirmed',
      note: '',
    };
    ledger.booked.push(told);
    person.own.push(told);
  }
}

/** Null where it was refused: then the draft holds what it held before, all of it. */
async function holdGroup(person: Person, draftId: string): Promise<readonly HeldTime[] | null> {
  const times = [person.anyTime(), person.anyTime()];
  if (times[0] === times[1]) return null;
  const holdsOf = async () => {
    const { answer } = await person.sure(() => person.rest('GET', `/booking/drafts/${draftId}`));
    const holds = answer.kind === 'done' ? (answer.body['holds'] as readonly Record<string, unknown>[]) : [];
    return holds.map((one) => String(one['reserve_id'])).toSorted();
  };
  const before = await holdsOf();
  const places = times.map(({ siteId, packageId, rosterId, startsAt }, index) => ({
    candidate_index: index,
    site_id: siteId,
    package_id: packageId,
    calendar_id: rosterId,
    calendar_from_time: startsAt,
  }));
  const { answer, wasUnsure } = await person.sure(() =>
    person.rest('POST', '/booking/group-reservations', { draft_id: draftId, places }),
  );
  if (answer.kind === 'done') {
    person.stage.ledger.groups += 1;
    const holds = answer.body['holds'] as readonly Record<string, unknown>[];
    return times.map((time, index) => {
      const hold = defined(holds.find((one) => one['candidate_index'] === index));
      return { time, reserveId: String(hold['reserve_id']) };
    });
  }
  const after = await holdsOf();
  if (!wasUnsure && after.join() !== before.join()) {
    person.stage.ledger.broken.push(
      `draft ${draftId} was refused a group and holds ${after.join()} of ${before.join()}`,
    );
  }
  return null;
}

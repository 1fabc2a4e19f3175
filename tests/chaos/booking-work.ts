import { randomUUID } from 'node:crypto';
import { defined } from '../../machines/lib/assert-defined.ts';
import type { AnsweredBooking } from './ledger.ts';
import { type HeldPlace, heldIn, type Person, rosterOf } from './person.ts';

async function book(person: Person): Promise<void> {
  const taken = await person.hold();
  if (taken) await create(person, taken);
}

async function holdAndRelease(person: Person): Promise<void> {
  const taken = await person.hold();
  if (!taken) return;
  if (person.dice.below(2) === 0)
    await person.sure(() => person.rest('POST', `/booking/drafts/${taken.draftId}/extend`));
  await person.sure(() => person.anyClient().release(taken.reserveId));
  person.stage.ledger.released.push(taken.reserveId);
  await person.dropDraft(taken.draftId);
}

/** Another time for the same candidate: the first is given back in the same step, or stays. */
async function swapHold(person: Person): Promise<void> {
  const taken = await person.hold();
  if (!taken) return;
  const time = person.anyTime();
  const { answer } = await person.sure(() => person.anyClient().hold({ draftId: taken.draftId, time }));
  if (answer.kind === 'refused') return create(person, taken);
  const held = heldIn(answer.body, time);
  if (held.reserveId !== taken.reserveId) person.stage.ledger.released.push(taken.reserveId);
  await create(person, { draftId: taken.draftId, ...held });
}

async function dropDraft(person: Person): Promise<void> {
  const taken = await person.hold();
  if (taken) await person.dropDraft(taken.draftId);
}

/** The same draft sent, thrown away and given another time at once: one of it holds, nothing is left over. */
async function raceForOneDraft(person: Person): Promise<void> {
  const taken = await person.hold();
  if (!taken) return;
  const { draftId } = taken;
  const time = person.anyTime();
  await Promise.all([
    create(person, taken, false),
    person.sure(() => person.rest('DELETE', `/booking/drafts/${draftId}`)),
    person.sure(() => person.anyClient().hold({ draftId, time })),
  ]);
  await person.dropDraft(draftId);
}

async function cancel(person: Person): Promise<void> {
  const own = person.anyOwn();
  if (!own) return;
  const sent = await person.sure(() => person.anyClient().cancel(own));
  await person.changed(own, sent, 'candidate.cancelled', { status: 'Cancelled' });
  if (own.status === 'Cancelled') person.own.splice(person.own.indexOf(own), 1);
}

async function reschedule(person: Person): Promise<void> {
  const own = person.anyOwn();
  if (!own) return;
  const { candidateId, bookingId } = own;
  const begun = await person.sure(() => person.rest('POST', `/booking/candidates/${candidateId}/reschedule`));
  if (begun.answer.kind === 'refused') return person.broken(own, `could not be rescheduled: ${begun.answer.code}`);
  const draftId = String(begun.answer.body['draft_id']);
  const time = person.anyTimeOf(own);
  const { answer } = await person.sure(() => person.anyClient().hold({ draftId, time }));
  if (answer.kind === 'refused') return person.dropDraft(draftId);
  const change = { candidate_id: candidateId, draft_id: draftId, reserve_id: answer.body['reserve_id'] };
  const sent = await person.sure(() => person.rest('PUT', `/booking/bookings/${bookingId}/timeslots`, change));
  const { time: held } = heldIn(answer.body, time);
  const place = { siteId: held.siteId, startsAt: held.startsAt, rosterId: rosterOf(held) };
  await person.changed(own, sent, 'candidate.rescheduled', { status: 'Rescheduled', ...place });
}

async function move(person: Person): Promise<void> {
  const own = person.anyOwn();
  // A move says where the booking was seen, which no answer gives for a time that a candidate took.
  if (!own || own.rosterId === null) return;
  const time = person.anyTimeOf(own);
  const target = { roster_id: time.rosterId, calendar_from_time: time.startsAt };
  const seen = { roster_id: own.rosterId, calendar_from_time: own.startsAt };
  const sent = await person.sure(() =>
    person.board('POST', `/booking/candidates/${own.candidateId}/move-appointment`, { ...target, seen }),
  );
  const { siteId, startsAt, rosterId } = time;
  // Only another doctor at the same time of the same clinic is no news to the candidate.
  const isSame = siteId === own.siteId && Date.parse(startsAt) === Date.parse(own.startsAt);
  const status = isSame ? own.status : 'Rescheduled';
  await person.changed(own, sent, 'booking.moved', { status, siteId, startsAt, rosterId });
}

async function changeNote(person: Person): Promise<void> {
  const own = person.anyOwn();
  if (!own) return;
  const note = `Note ${randomUUID()}`;
  const body = { candidate: { appointment_note: note }, update_mask: ['appointment_note'] };
  const path = `/booking/bookings/${own.bookingId}/candidates/${own.candidateId}`;
  const sent = await person.sure(() => person.rest('PUT', path, body));
  await person.changed(own, sent, 'candidate.note.changed', { note });
}

async function readList(person: Person): Promise<void> {
  await person.rest('GET', '/booking/bookings?is_count=true&time_zone=Australia%2FPerth');
}

async function searchTimes(person: Person): Promise<void> {
  const { siteId, packageId, startsAt } = person.anyTime();
  const query = new URLSearchParams({
    package_id: packageId,
    site_ids: siteId,
    calendar_from_time: startsAt,
    calendar_to_time: new Date(Date.parse(startsAt) + 86_400_000).toISOString(),
    time_zone: 'Australia/Perth',
  });
  await person.rest('GET', `/booking/time-slots?${query}`);
}

/** @param isAlone false: others act on the draft meanwhile, and may have been first */
async function create(person: Person, { draftId, time, reserveId }: HeldPlace, isAlone = true): Promise<void> {
  const mark = `CHAOS-${randomUUID()}`;
  const input = { draftId, time, reserveId, mark, idempotencyKey: randomUUID() };
  const { answer } = await person.sure(() => person.anyClient().create(input));
  const { ledger } = person.stage;
  if (answer.kind === 'refused') {
    ledger.notBooked.push(mark);
    if (isAlone) ledger.broken.push(`${mark} held its time and was refused: ${answer.status} ${answer.code}`);
    return;
  }
  const [candidate] = answer.body['candidates'] as readonly Record<string, unknown>[];
  const bookingId = String(answer.body['booking_id']);
  const told: AnsweredBooking = {
    mark,
    bookingId,
    candidateId: String(defined(candidate)['candidate_id']),
    packageId: time.packageId,
    siteId: time.siteId,
    startsAt: time.startsAt,
    rosterId: rosterOf(time),
    status: 'Confirmed',
    note: '',
  };
  ledger.acknowledged(bookingId, 'booking.created');
  ledger.booked.push(told);
  person.own.push(told);
}

/** Actions of a person on bookings of one candidate. */
export const bookingWork = {
  book,
  holdAndRelease,
  swapHold,
  dropDraft,
  raceForOneDraft,
  cancel,
  reschedule,
  move,
  changeNote,
  readList,
  searchTimes,
};

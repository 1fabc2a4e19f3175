import { dayIn } from '../../machines/rules/calendar/dates.ts';
import type { Person } from './person.ts';
import { recordOf } from './traffic.ts';

/** As the candidate, with the mailed link: another time is held, and taken, given back or left. */
export async function ownMove(person: Person): Promise<void> {
  const own = person.anyOwn();
  const { candidates } = person.stage;
  if (!own || !candidates) return;
  const link = await candidates.linkOf(own.candidateId);
  const post = (what: string, body: object) =>
    person.sure(() => person.rest('POST', `/booking/own-appointment/${what}`, body));
  const { answer: opened } = await post('open', { link, date_of_birth: '1991-03-14' });
  if (opened.kind === 'refused') return;
  const proof = { link, pass: String(opened.body['pass']) };
  const { answer: found } = await post('times', proof);
  if (found.kind === 'refused') return;
  const days = found.body['days'] as readonly string[];
  if (days.length === 0) return;
  const { answer: listed } = await post('times', { ...proof, day: person.dice.pick(days) });
  const times = listed.kind === 'done' ? (listed.body['times'] as readonly string[]) : [];
  if (times.length === 0) return;
  const time = person.dice.pick(times);
  const { answer: held } = await post('move', { ...proof, do: 'hold', time });
  if (held.kind === 'refused') return;
  const what = person.dice.below(4);
  if (what === 0) return;
  if (what === 1) {
    await post('move', { ...proof, do: 'release' });
    return;
  }
  const taken = await post('move', { ...proof, do: 'take', time });
  await person.changed(own, taken, 'candidate.rescheduled', movedTo(time));
}

/** Waits for an earlier time for a candidate; what is offered is taken, or passed on. */
export async function earlierTime(person: Person): Promise<void> {
  const own = person.anyOwn();
  if (!own) return;
  const { answer: detail } = await person.sure(() => person.rest('GET', `/booking/candidates/${own.candidateId}`));
  if (detail.kind === 'refused') return;
  const change = (body: object) =>
    person.sure(() => person.rest('POST', `/booking/candidates/${own.candidateId}/earlier-time`, body));
  const waiting = recordOf(detail.body['earlier_time']);
  const time = waiting['offered_time'];
  if (typeof time !== 'string') {
    if (waiting['before_day'] === undefined)
      await change({ do: 'ask', before_day: dayAfter(own.startsAt, String(detail.body['site_tz'])) });
    return;
  }
  if (person.dice.below(3) === 0) {
    await change({ do: 'decline', time });
    return;
  }
  await person.changed(own, await change({ do: 'take', time }), 'candidate.earlier.taken', movedTo(time));
}

/** A time of which no answer named the doctor. */
const movedTo = (startsAt: string) => ({ status: 'Rescheduled' as const, startsAt, rosterId: null });

/** The day after, by the clinic's clock. */
const dayAfter = (startsAt: string, timeZone: string) =>
  dayIn(new Date(Date.parse(startsAt) + 24 * 3_600_000).toISOString(), timeZone);

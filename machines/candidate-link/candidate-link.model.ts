import { machineModel } from '../../lab/model/machine-model.ts';
import { candidateLinkMachine } from './candidate-link.machine.ts';
import { type LinkFacts, type LinkInput, NO_OWN_FACTS, OPEN_LINK, type OwnFacts } from './candidate-link.types.ts';

const now = Date.parse('2026-11-22T01:00:00Z');
const [in15Minutes, inAnHour, nextWeek] = [15, 60, 7 * 24 * 60].map((minutes) => now + minutes * 60_000) as [
  number,
  number,
  number,
];

const linkOf = (link: Partial<LinkFacts>): LinkInput => ({
  ...{ now, isProved: false, own: NO_OWN_FACTS },
  link: { ...OPEN_LINK, endsAt: nextWeek, ...link },
});
const pageOf = (own: Partial<OwnFacts>): LinkInput => ({
  ...linkOf({}),
  isProved: true,
  own: { ...NO_OWN_FACTS, appointment: 'ahead', ...own },
});

const wrong = { type: 'proof.tried', isRight: false } as const;
const right = { type: 'proof.tried', isRight: true } as const;
const tick = (at: number) => ({ type: 'clock.ticked', now: at }) as const;
const revoked = { type: 'link.revoked' } as const;
const over = tick(nextWeek);

const answer = [{ type: 'attendance.confirmed' }, { type: 'change.asked' }, revoked] as const;
const times = [
  ...([{ type: 'times.opened' }, { type: 'time.held', until: in15Minutes }, { type: 'time.taken' }] as const),
  ...([{ type: 'time.released' }, tick(in15Minutes)] as const),
];
const earlier = [{ type: 'earlier.asked' }, { type: 'earlier.taken' }, { type: 'earlier.declined' }] as const;
const move = { heldUntil: null, isMoved: false };

const tries = ({ link, now: at }: LinkInput) => [link?.wrongTries, link?.restsUntil, link?.codeEndsAt, at];
const held = ({ own, now: at }: LinkInput) => [own.move?.heldUntil, at];

export const candidateLinkModel = machineModel(
  {
    name: 'candidate-link',
    title: 'Candidate’s link',
    file: 'machines/candidate-link/candidate-link.machine.ts',
    machine: candidateLinkMachine,
  },
  {
    'dates of birth are tried': {
      input: linkOf({ wrongTries: 3 }),
      events: [wrong, right, tick(inAnHour), over, revoked],
      facts: tries,
    },
    'the last tries': { input: linkOf({ wrongTries: 18 }), events: [wrong, right, revoked], facts: tries },
    'a code is sent': {
      input: linkOf({ proof: 'code', wrongTries: 3 }),
      events: [{ type: 'code.asked' }, wrong, right, tick(in15Minutes), over],
      facts: tries,
    },
    'a link that rests': {
      input: linkOf({ wrongTries: 5, restsUntil: in15Minutes }),
      events: [tick(inAnHour), revoked],
    },
    'a revoked link': { input: linkOf({ endedAt: now }), events: [revoked] },
    'a link that was guessed at': { input: linkOf({ endedAt: now, wrongTries: 20 }), events: [revoked] },
    'a link that is over': { input: linkOf({ endsAt: now }), events: [revoked] },
    'no link': { input: { ...linkOf({}), link: null }, events: [] },
    'an appointment ahead': { input: pageOf({}), events: [...answer, over] },
    'one that was confirmed': { input: pageOf({ answer: 'confirmed' }), events: [...answer] },
    'one that another time was asked for': { input: pageOf({ answer: 'asked' }), events: [...answer] },
    'one that may be moved': { input: pageOf({ move }), events: times, facts: held },
    'a time that is held': { input: pageOf({ move: { ...move, heldUntil: in15Minutes } }), events: times, facts: held },
    'one that was moved': { input: pageOf({ move: { ...move, isMoved: true } }), events: times, facts: held },
    'one that may be earlier': { input: pageOf({ isWithDoctor: true }), events: earlier },
    'one that waits to be earlier': { input: pageOf({ isWithDoctor: true, earlier: 'waiting' }), events: earlier },
    'an earlier time that is offered': { input: pageOf({ isWithDoctor: true, earlier: 'offered' }), events: earlier },
    'details to fill in': { input: pageOf({ isIncomplete: true }), events: [{ type: 'details.saved' }, revoked] },
    'one that is being arranged': {
      input: pageOf({ appointment: 'arranging', isIncomplete: true }),
      events: [{ type: 'details.saved' }],
    },
    'one that has passed': { input: pageOf({ appointment: 'past' }), events: [revoked] },
    'one that is cancelled': { input: pageOf({ appointment: 'cancelled' }), events: [revoked] },
  },
);

import { modelOfFolder } from '../lib/model.ts';
import { candidateLinkMachine } from './candidate-link.machine.ts';
import { type LinkFacts, type LinkInput, OPEN_LINK } from './candidate-link.types.ts';

const now = Date.parse('2026-11-22T01:00:00Z');
const in15Minutes = now + 15 * 60_000;
const inAnHour = now + 60 * 60_000;
const nextWeek = now + 7 * 24 * 60 * 60_000;

const linkOf = (link: Partial<LinkFacts>): LinkInput => ({
  now,
  isProved: false,
  link: { ...OPEN_LINK, endsAt: nextWeek, ...link },
});

const wrong = { type: 'proof.tried', isRight: false } as const;
const right = { type: 'proof.tried', isRight: true } as const;
const tick = (at: number) => ({ type: 'clock.ticked', now: at }) as const;
const revoked = { type: 'link.revoked' } as const;
const over = tick(nextWeek);

const tries = ({ link, now: at }: LinkInput) => [link?.wrongTries, link?.restsUntil, link?.codeEndsAt, at];

export const candidateLinkModel = modelOfFolder('candidate-link', 'Candidate’s link', candidateLinkMachine, {
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
  'a link that is open': { input: { ...linkOf({}), isProved: true }, events: [tick(inAnHour), over, revoked] },
});

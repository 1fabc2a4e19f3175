import { assign, setup } from 'xstate';
import type { LinkEvent, LinkFacts, LinkInput } from './candidate-link.types.ts';

/** After so many wrong dates of birth or codes in a row a link rests. */
export const TRIES = 5;
export const REST_MINUTES = 15;
/** After so many wrong tries without a right one between them the link ends; its recipient is sent a new one. */
export const MOST_TRIES = 20;
export const CODE_MINUTES = 10;

const MINUTE_MS = 60_000;
const isPast = (at: number | null, now: number) => at === null || at <= now;

const changed = (link: LinkFacts | null, change: Partial<LinkFacts>) =>
  link === null ? {} : { link: { ...link, ...change } };

function oneTryMore({ link, now }: LinkInput) {
  if (link === null) return {};
  const wrongTries = link.wrongTries + 1;
  const restsUntil = wrongTries % TRIES === 0 ? now + REST_MINUTES * MINUTE_MS : null;
  return changed(link, { wrongTries, restsUntil, endedAt: wrongTries >= MOST_TRIES ? now : null });
}

export const linkSetup = setup({
  types: { context: {} as LinkInput, input: {} as LinkInput, events: {} as LinkEvent },
  guards: {
    isUnknown: ({ context }) => context.link === null,
    isGuessed: ({ context: { link } }) => link !== null && link.endedAt !== null && link.wrongTries >= MOST_TRIES,
    isEnded: ({ context: { link } }) => link !== null && link.endedAt !== null,
    isOver: ({ context: { link, now } }) => link !== null && isPast(link.endsAt, now),
    isProved: ({ context }) => context.isProved,
    isResting: ({ context: { link, now } }) => !isPast(link?.restsUntil ?? null, now),
    isRested: ({ context: { link, now } }) => isPast(link?.restsUntil ?? null, now),
    needsCode: ({ context }) => context.link?.proof === 'code',
    isCodeOver: ({ context: { link, now } }) => isPast(link?.codeEndsAt ?? null, now),
    isRight: (_, { isRight }: { isRight: boolean }) => isRight,
  },
  actions: {
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    countTry: assign(({ context }) => oneTryMore(context)),
    setProved: assign(({ context }) => ({
      isProved: true,
      ...changed(context.link, { wrongTries: 0, restsUntil: null, codeEndsAt: null }),
    })),
    setEnded: assign(({ context }) => changed(context.link, { endedAt: context.now })),
    setCode: assign(({ context }) => changed(context.link, { codeEndsAt: context.now + CODE_MINUTES * MINUTE_MS })),
  },
});

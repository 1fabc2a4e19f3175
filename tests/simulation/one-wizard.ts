import fc from 'fast-check';
import { worldOf } from '../../lab/simulation/search.ts';
import type { Parts, World } from '../../lab/simulation/simulate.ts';
import type { BookingDraftContext } from '../../machines/booking-draft/booking-draft.types.ts';
import { type DraftId, id } from '../../machines/lib/ports.ts';
import { draftIdOf } from '../../machines/rules/drafts/client-draft-id.ts';
import { visitId } from '../../machines/rules/drafts/example-booking.ts';
import { BookingService } from './booking-service.ts';
import { line } from './line.ts';
import { openWizard } from './wizard-page.ts';
import { actOn, brokenIn, visitOf, type WizardStep, wholeDraft, wizardStep } from './wizard-world.ts';

type Step =
  | WizardStep
  | { does: 'discard' }
  | { does: 'reload' }
  | { does: 'begin another' }
  | { does: 'save and close' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: wizardStep },
  fc.constantFrom<Step>({ does: 'discard' }, { does: 'reload' }, { does: 'begin another' }, { does: 'save and close' }),
);

const first = id<DraftId>('first');

/** One person with one wizard: it is reloaded, left, and begun again, and its line loses what a line can lose. */
function world(parts: Parts): World<Step> {
  const service = new BookingService(parts.time);
  service.begin({ draftId: first, writer: visitId, sequence: 1, draft: wholeDraft() });
  let visits = 0;
  let page = open(first);
  const discarded = new Set<DraftId>();
  const thrownAway = new Set<DraftId>();

  function open(draftId: DraftId | null) {
    visits += 1;
    return openWizard({ ...parts, service, visitId: visitOf(visits), draftId });
  }
  function reopen(draftId: DraftId | null) {
    const { context } = page.draft.getSnapshot();
    if (page.draft.getSnapshot().matches('discarding')) thrownAway.add(idOf(context));
    if (page.draft.getSnapshot().status === 'active') page.draft.send({ type: 'flush.asked' });
    page.actor.stop();
    page = open(draftId);
  }
  function discard() {
    const { draft, actor } = page;
    if (actor.getSnapshot().status !== 'active' || draft.getSnapshot().status !== 'active') return;
    let wasDiscarding = false;
    draft.subscribe({
      next: (now) => {
        if (wasDiscarding && now.matches('closed') && now.context.booking === null) discarded.add(idOf(now.context));
        wasDiscarding = now.matches('discarding');
      },
    });
    actor.send({ type: 'discard.pressed' });
    actor.send({ type: 'question.confirmed' });
  }
  return {
    act(step) {
      if (step.does === 'reload') reopen(page.draftId());
      else if (step.does === 'begin another') reopen(null);
      else if (step.does === 'discard') discard();
      else if (step.does === 'save and close' && page.draft.getSnapshot().status === 'active')
        page.draft.send({ type: 'saveAndClose.pressed' });
      else if (step.does !== 'save and close') actOn(page, service, step);
    },
    isQuiet: () => page.isQuiet(),
    broken: () => [
      ...brokenIn(page, { ...parts, service, thrownAway }),
      ...[...discarded]
        .filter((draftId) => service.drafts.has(draftId) || service.holdsOf(draftId).length > 0)
        .map(() => 'a discarded draft leaves nothing'),
    ],
  };
}

const idOf = ({ draftId, visitId: visit, begun }: Pick<BookingDraftContext, 'draftId' | 'visitId' | 'begun'>) =>
  draftId ?? draftIdOf(visit, begun);

const at = (waitMs: number, step: Step) => ({ waitMs, step });
const soon = { requestMs: 0, answerMs: 0, fault: 'none' } as const;

export const oneWizard = worldOf('one wizard', { world, step, ...line }, [
  {
    title: 'thrown away without an answer, the draft is no longer shown as saved',
    seed: 1842,
    run: { steps: [at(0, { does: 'discard' })], fates: [soon, { ...soon, fault: 'answerLost' }] },
  },
  {
    title: 'thrown away late, the draft takes its held times with it',
    seed: 9487,
    run: {
      steps: [at(0, { does: 'discard' }), at(0, { does: 'pick', candidate: 0, slot: 0 })],
      fates: [soon, { requestMs: 21, answerMs: 0, fault: 'cut' }],
    },
  },
  {
    title: 'times held together while one of them is being picked',
    seed: 1937,
    run: {
      steps: [at(0, { does: 'pick', candidate: 0, slot: 0 }), at(0, { does: 'hold together', slot: 2 })],
      fates: [soon, { ...soon, requestMs: 1 }, { ...soon, answerMs: 2 }],
    },
  },
  {
    title: 'another time is picked while the booking is on its way with the first',
    seed: 5326,
    run: {
      steps: [
        at(40, { does: 'pick', candidate: 0, slot: 0 }),
        at(40, { does: 'send' }),
        at(0, { does: 'pick', candidate: 0, slot: 2 }),
        at(0, { does: 'add candidate' }),
      ],
      fates: [],
    },
  },
  {
    title: 'thrown away before its first save arrived, a draft no longer begins',
    seed: 1_000_915,
    run: {
      steps: [
        at(0, { does: 'begin another' }),
        at(0, { does: 'type', field: 0, words: 'ab' }),
        at(0, { does: 'discard' }),
      ],
      fates: [soon, soon, { ...soon, requestMs: 21 }],
    },
  },
  {
    title: 'thrown away after its sending had no answer, a draft that was booked shows the booking',
    seed: 0,
    run: {
      steps: [
        at(40, { does: 'pick', candidate: 0, slot: 0 }),
        at(40, { does: 'send' }),
        at(31_000, { does: 'discard' }),
      ],
      fates: [soon, soon, soon, { ...soon, fault: 'answerLost' }],
    },
  },
]);

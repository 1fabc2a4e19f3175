import fc from 'fast-check';
import { worldOf } from '../../lab/simulation/search.ts';
import type { Parts, World } from '../../lab/simulation/simulate.ts';
import { type DraftId, id } from '../../machines/lib/ports.ts';
import { visitId } from '../../machines/rules/drafts/example-booking.ts';
import { BookingService } from './booking-service.ts';
import { line } from './line.ts';
import { openWizard } from './wizard-page.ts';
import { actOn, brokenIn, fields, visitOf, type WizardStep, wholeDraft, words } from './wizard-world.ts';

type Tab = 0 | 1;
type Step = { tab: Tab; step: WizardStep };

const SHARED = 2;
const tab = fc.constantFrom<Tab>(0, 1);

/** Each tab has a field of its own, and both have one more. */
const typing = fc.record({ tab, isShared: fc.boolean(), words }).map(
  ({ tab: of, isShared, words: typed }): Step => ({
    tab: of,
    step: { does: 'type', field: isShared ? SHARED : of, words: typed },
  }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: typing },
  fc.record({
    tab,
    step: fc.constantFrom<WizardStep>(
      { does: 'leave the field' },
      { does: 'line is back' },
      { does: 'take theirs' },
      { does: 'keep mine' },
      { does: 'save again' },
    ),
  }),
);

const draftId = id<DraftId>('draft');

/** Two tabs type into one draft. */
function world(parts: Parts): World<Step> {
  const service = new BookingService(parts.time);
  service.begin({ draftId, writer: visitId, sequence: 1, draft: wholeDraft() });
  const pages = [1, 2].map((visit) => openWizard({ ...parts, service, visitId: visitOf(visit), draftId }));
  const typed: Record<string, string>[] = [{}, {}];
  return {
    act({ tab: of, step: taken }) {
      const page = pages[of];
      if (!page?.draft.getSnapshot().matches('open')) return;
      actOn(page, service, taken);
      if (taken.does === 'type' && taken.field !== SHARED) typed[of] = { [fields[taken.field]]: taken.words };
    },
    isQuiet: () => pages.every((page) => page.isQuiet()),
    broken: () => pages.flatMap((page, of) => brokenIn(page, { ...parts, service, typed: typed[of] ?? {} })),
  };
}

const soon = { requestMs: 0, answerMs: 0, fault: 'none' } as const;

export const twoTabs = worldOf('two tabs', { world, step, ...line }, [
  {
    title: 'words sent without an answer come back in the other tab’s draft, and were changed here since',
    seed: 62,
    run: {
      steps: [
        { waitMs: 0, step: { tab: 0, step: { does: 'type', field: 0, words: 'a' } } },
        { waitMs: 0, step: { tab: 1, step: { does: 'type', field: 1, words: '' } } },
        { waitMs: 150, step: { tab: 0, step: { does: 'type', field: 0, words: '' } } },
      ],
      fates: [soon, soon, { ...soon, fault: 'answerLost' }],
    },
  },
]);

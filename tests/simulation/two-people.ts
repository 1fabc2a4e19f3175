import fc from 'fast-check';
import { worldOf } from '../../lab/simulation/search.ts';
import type { Parts, World } from '../../lab/simulation/simulate.ts';
import { type DraftId, id } from '../../machines/lib/ports.ts';
import { BookingService } from './booking-service.ts';
import { line } from './line.ts';
import { openWizard } from './wizard-page.ts';
import { actOn, brokenIn, holding, visitOf, type WizardStep, wholeDraft } from './wizard-world.ts';

type Person = 0 | 1;
type Step = { person: Person; step: WizardStep };

const step: fc.Arbitrary<Step> = fc.record({
  person: fc.constantFrom<Person>(0, 1),
  step: fc.oneof(
    { weight: 3, arbitrary: holding },
    fc.constantFrom<WizardStep>({ does: 'send' }, { does: 'send' }, { does: 'extend' }, { does: 'line is back' }),
  ),
});

/** Two people, each with a draft, want the same few times. */
function world(parts: Parts): World<Step> {
  const service = new BookingService(parts.time);
  const pages = [1, 2].map((nth) => {
    const draftId = id<DraftId>(`draft-${nth}`);
    service.begin({ draftId, writer: visitOf(nth + 2), sequence: 1, draft: wholeDraft() });
    return openWizard({ ...parts, service, visitId: visitOf(nth), draftId });
  });
  return {
    act({ person, step: taken }) {
      const page = pages[person];
      if (page) actOn(page, service, taken);
    },
    isQuiet: () => pages.every((page) => page.isQuiet()),
    broken: () => [
      ...pages.flatMap((page, nth) =>
        brokenIn(page, { ...parts, service }).map((said) => `person ${nth + 1}: ${said}`),
      ),
      ...(new Set(service.booked).size < service.booked.length ? ['a time belongs to one person'] : []),
    ],
  };
}

export const twoPeople = worldOf('two people', { world, step, ...line }, []);

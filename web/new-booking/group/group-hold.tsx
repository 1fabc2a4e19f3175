import { useSelector } from '@xstate/react';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { groupHoldMachine } from '../../../machines/group-hold/group-hold.machine.ts';
import type { DayPart, GroupQuery, Seat } from '../../../machines/group-hold/group-hold.types.ts';
import type { BookingDraft } from '../../../machines/lib/booking.types.ts';
import type { DraftId } from '../../../machines/lib/ports.ts';
import { isoDay } from '../../../machines/rules/calendar/dates.ts';
import { rangeMessage } from '../../../machines/rules/calendar/preferred-range.ts';
import { useActorRef } from '../../app/machines/use-machine.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import type { Choice as Option } from '../../ui/fields/inputs.tsx';
import { SegmentedControl } from '../../ui/fields/segmented.tsx';
import { useWizard } from '../wizard-context.ts';
import { GroupChips } from './group-chips.tsx';
import type { GroupHold } from './group-hold.ports.ts';
import { groupHoldPorts } from './group-hold.ports.ts';
import { GroupFound } from './group-proposals.tsx';

/** Times for all candidates at once. With one alone there is nothing to bring together. */
export function GroupHoldBox() {
  const { actor: wizard, lookups } = useWizard();
  const gateway = useGateway();
  const [machine] = useState(() =>
    groupHoldMachine.provide({ actors: groupHoldPorts(gateway, lookups, wizard, focusOnward) }),
  );
  return <GroupHoldView group={useActorRef(machine)} />;
}

/** The proposals are gone, and the focus with them: it moves to 'Next'. */
const focusOnward = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-wizard] [data-onward]')?.focus());

const PARTS: readonly Option<DayPart>[] = [
  { value: 'any', label: 'Any time' },
  { value: 'morning', label: 'Done by 12:00' },
  { value: 'afternoon', label: 'From 12:00' },
];

export function GroupHoldView({ group }: { group: GroupHold }) {
  const { context, draft } = useWizard();
  const candidate = draft.candidates.find(({ key }) => key === draft.current);
  const [part, setPart] = useState<DayPart>('any');
  const isBusy = useSelector(group, (snapshot) => snapshot.matches({ times: 'searching' }));
  const seats = seatsOf(draft);
  const people = draft.candidates.filter(({ choice }) => choice.mode === 'time').length;
  if (people < 2 || candidate?.choice.mode !== 'time') return null;
  const { query, why } = queryOf(context.draftId, candidate.choice, seats, part, people);
  return (
    <section className="mt-3.5 rounded-md border border-border bg-sunken p-3" aria-label="Times for all candidates">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<Users />}
          busy={isBusy && 'Looking…'}
          off={why}
          onClick={() => query && group.send({ type: 'search.pressed', query })}
        >
          Hold {people} in a row
        </Button>
        <div className="max-sm:w-full">
          <SegmentedControl label="Part of the day" value={part} choices={PARTS} onValue={setPart} />
        </div>
        <p className="text-sm text-text-2 max-sm:w-full">
          One after the other, or side by side, at the clinics and on the days chosen below.
        </p>
      </div>
      <GroupFound group={group} />
      <GroupChips group={group} />
    </section>
  );
}

const seatsOf = ({ candidates }: BookingDraft): readonly Seat[] =>
  candidates.flatMap(({ key, index, package: chosen, choice }) =>
    chosen && choice.mode === 'time' ? [{ key, index, packageId: chosen.id, minutes: chosen.minutes }] : [],
  );

type Choice = BookingDraft['candidates'][number]['choice'];

/** The query, or the reason why none can be made yet. */
function queryOf(
  draftId: DraftId | null,
  { state, all, siteIds, fromDate, toDate }: Choice,
  seats: readonly Seat[],
  part: DayPart,
  people: number,
): { query: GroupQuery | null; why: string | null } {
  const missing = (why: string) => ({ query: null, why });
  if (seats.length < people) return missing('Choose a package for everybody first.');
  if (state === '' || !(all || siteIds.length > 0)) return missing('Choose a state and clinics first.');
  if (isoDay(fromDate) === null || isoDay(toDate) === null || rangeMessage(fromDate, toDate) !== null)
    return missing('Choose the days first.');
  if (draftId === null) return missing('The booking is being saved first.');
  const where = all ? ('all' as const) : siteIds;
  return { query: { draftId, seats, state, siteIds: where, fromDate, toDate, part }, why: null };
}

import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { isOfCandidate } from '../../../machines/booking-wizard/wizard-errors.ts';
import type { TimeChoice } from '../../../machines/lib/booking.types.ts';
import { lengthLabel } from '../../../machines/rules/calendar/length-label.ts';
import { NoTimeCard } from '../../slots/no-time-card.tsx';
import { type Picker, PickerContext, type SlotSearch } from '../../slots/picker-context.ts';
import { ReservationTrouble } from '../../slots/reservation-trouble.tsx';
import { TimePicker } from '../../slots/time-picker.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { shortenName } from '../../ui/date-format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Choice } from '../../ui/fields/inputs.tsx';
import { SegmentedControl } from '../../ui/fields/segmented.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useCandidate, useWizard } from '../wizard-context.ts';
import { HeldTimeCard, RequestedRangeCard } from './candidate-card.tsx';
import { RangeFields } from './range-fields.tsx';

const GroupHoldBox = lazyPart(async () => ({ default: (await import('../group/group-hold.tsx')).GroupHoldBox }));

const modes: readonly Choice<TimeChoice['mode']>[] = [
  { value: 'time', label: 'Pick a time' },
  { value: 'range', label: 'Ask for dates' },
];

/** When and where for the candidate in view: a held time, or a clinic and a range of days to be offered one in. */
export default function TimeStep({ isMove }: { isMove: boolean }) {
  const { draft, send, addressOf } = useWizard();
  const { candidate, number } = useCandidate();
  const isGroup = draft.candidates.filter(({ choice }) => choice.mode === 'time').length > 1;
  const called = shortenName(candidate.name) || `candidate ${number}`;
  const { mode } = candidate.choice;
  const picker = useCandidatePicker();
  return (
    <PickerContext value={picker}>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_336px] max-sm:flex max-sm:flex-col max-md:grid-cols-1 max-lg:grid-cols-[minmax(0,1fr)_300px] max-sm:[&_.segment]:w-full">
        <div className="min-w-0 px-6 pt-4 pb-6 max-sm:px-4 max-sm:pb-5 [&_h2]:text-lg [&_h2]:font-[620]">
          <div className="flex items-center gap-2 flex-wrap">
            <StepHeading isMove={isMove}>When and where for {called}</StepHeading>
            <div className="ml-auto max-sm:w-full">
              <SegmentedControl
                label="How to choose"
                value={mode}
                choices={modes}
                onValue={(value) => send({ type: 'choice.changed', key: candidate.key, change: { mode: value } })}
              />
            </div>
          </div>
          <Trouble />
          {isGroup ? <GroupHoldBox /> : null}
          {candidate.package === null ? (
            <EmptyState
              title="No package yet"
              actions={<ButtonLink href={addressOf('package')}>Choose the package</ButtonLink>}
            >
              How long an appointment takes follows from the package.
            </EmptyState>
          ) : mode === 'time' ? (
            <TimePicker key={candidate.key} />
          ) : (
            <RangeFields key={candidate.key} />
          )}
        </div>
        <aside
          className="wizard-side pt-4 pr-6 pb-6 max-md:-order-1 max-md:px-6 max-md:pb-0 max-sm:px-4 max-sm:pt-3 md:sticky md:top-0 md:self-start"
          aria-label={`Appointment of ${called}`}
        >
          <Side called={called} />
        </aside>
      </div>
    </PickerContext>
  );
}

const isSearch = (child: { id: string } | undefined): child is SlotSearch => child?.id === 'slotSearch';

/** The picker of the candidate in view. */
function useCandidatePicker(): Picker {
  const { context, draft, snapshot, send, shown, lookups } = useWizard();
  const { candidate, reservation } = useCandidate();
  const { key, choice } = candidate;
  const favourites = draft.header.company?.favouriteClinics;
  const child = snapshot.children['slotSearch'];
  const search = isSearch(child) ? child : undefined;
  return useMemo(
    () => ({
      current: key,
      choice,
      lookups,
      favourites: favourites?.map((clinic) => clinic.id) ?? [],
      now: context.now,
      reservation,
      search,
      change: (change) => send({ type: 'choice.changed', key, change }),
      error: (field) => shown[`candidates.${key}.choice.${field}`],
      hasErrors: Object.keys(shown).some((path) => isOfCandidate(path, key) && path.includes('.choice.')),
      holdError: shown[`candidates.${key}.hold`],
    }),
    [key, choice, lookups, favourites, context.now, reservation, search, send, shown],
  );
}

function Trouble() {
  const { candidate, reservation } = useCandidate();
  const failure = useSelector(reservation, (snapshot) => snapshot.context.failure);
  if (!failure || candidate.choice.mode === 'range') return null;
  return <ReservationTrouble failure={failure} reservation={reservation} />;
}

function Side({ called }: { called: string }) {
  const { context } = useWizard();
  const { candidate, reservation } = useCandidate();
  const hold = context.holds[candidate.key];
  if (candidate.choice.mode === 'range') return <RequestedRangeCard candidate={candidate} called={called} />;
  if (hold) return <HeldTimeCard candidate={candidate} hold={hold} called={called} reservation={reservation} />;
  const length = candidate.package ? ` The appointment takes ${lengthLabel(candidate.package.minutes)}.` : '';
  return (
    <NoTimeCard title={`No time for ${called} yet`}>
      {`Pick one and it is held for you while you finish the booking.${length}`}
    </NoTimeCard>
  );
}

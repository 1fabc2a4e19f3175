import { useSelector } from '@xstate/react';
import { Check, CircleAlert, Clock, LoaderCircle, PencilLine } from 'lucide-react';
import { progressOf, stepErrors } from '../../../machines/booking-wizard/wizard-errors.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { CandidateDraft } from '../../../machines/lib/booking.types.ts';
import { classes } from '../../ui/classes.ts';
import { calledName, useWizard } from '../wizard-context.ts';
import { type CandidateState, candidateState } from './candidate-state.ts';

export const tabId = (panelId: string, key: string) => `${panelId}-tab-${key}`;

/** The state of a candidate's tab, from the draft, its errors and its time. */
function useCandidateState(candidate: CandidateDraft): CandidateState {
  const { context } = useWizard();
  const reservation = useSelector(defined(context.reservations[candidate.key]), (snapshot) => snapshot);
  const { state, errors } = progressOf(context, candidate);
  const hold = context.holds[candidate.key];
  const isTime = candidate.choice.mode === 'time';
  return candidateState({
    isBlank: state === 'untouched',
    errors,
    isPersonDone: Object.keys(stepErrors(context, 'candidates', candidate.key)).length === 0,
    hasPackage: candidate.package !== null,
    isBusy: isTime && reservation.matches('reserving'),
    isExpired: isTime && reservation.matches('expired'),
    isPlaced: state === 'ready',
    remainingMs: isTime && hold?.expiresAt ? hold.expiresAt - context.now : null,
  });
}

const icons = { ready: Check, errors: CircleAlert, time: Clock, busy: LoaderCircle, empty: PencilLine };
const tones = {
  ready: 'font-medium text-success',
  soon: 'font-strong text-warning',
  late: 'font-strong text-danger',
  errors: 'font-strong text-danger',
  plain: 'text-text-3',
};

type TabProps = {
  candidate: CandidateDraft;
  number: number;
  panelId: string;
  isCurrent: boolean;
  onPress: () => void;
};

export function CandidateTab({ candidate, number, panelId, isCurrent, onPress }: TabProps) {
  const { draft } = useWizard();
  const state = useCandidateState(candidate);
  const Icon = icons[state.icon];
  return (
    <button
      type="button"
      role="tab"
      className="relative grid cursor-pointer grid-cols-[24px_minmax(0,1fr)] items-center gap-x-2.5 border-border border-r pt-[9px] pr-3.5 pb-2.5 pl-4 text-left nth-5:border-r-0 first:pl-6 focus-visible:-outline-offset-3 aria-selected:-mb-px aria-selected:bg-surface aria-selected:pb-[11px] aria-selected:before:absolute aria-selected:before:inset-x-0 aria-selected:before:-top-px aria-selected:before:h-0.5 aria-selected:before:bg-link max-md:min-h-14 max-md:flex-[0_0_190px] max-md:snap-start max-sm:first:pl-4 forced-colors:aria-selected:before:bg-[Highlight]"
      id={tabId(panelId, candidate.key)}
      data-key={candidate.key}
      aria-selected={isCurrent}
      aria-controls={isCurrent ? panelId : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onPress}
    >
      <span
        className={classes(
          'row-span-3 grid size-6 place-items-center rounded-full font-semibold text-xs',
          isCurrent
            ? 'bg-accent text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
            : 'bg-text/8 text-text-2',
        )}
        aria-hidden="true"
      >
        {number}
      </span>
      <span className="block truncate font-strong">{calledName(candidate, number)}</span>
      <span
        className={classes(
          'flex items-center gap-1 whitespace-nowrap text-xs tabular-nums [&>.lucide]:size-[13px]',
          tones[state.tone],
        )}
      >
        <Icon />
        {state.words}
      </span>
      {candidate.package && draft.step !== 'candidates' ? (
        <span className="block truncate text-text-3 text-xs">{candidate.package.name}</span>
      ) : null}
    </button>
  );
}

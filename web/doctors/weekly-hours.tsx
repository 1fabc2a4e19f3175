import { flushSync } from 'react-dom';
import { uuidv7 } from 'uuidv7';
import type { PortalError } from '../../machines/lib/portal-error.ts';
import { isUnanswered } from '../../machines/lib/unanswered.ts';
import { requestIdOf } from '../app/api/gateway-client.ts';
import { messageFor } from '../app/messages.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { daysText, people } from './hours-format.ts';
import { OutsidePeople } from './outside-people.tsx';
import { patternErrors } from './pattern-errors.ts';
import type { PatternProps } from './pattern-fields.tsx';
import { PatternFields } from './pattern-fields.tsx';
import type { PatternState } from './use-roster-pattern.ts';

/** The hours on the left, what they would make and whom they would hit on the right. */
export function WeeklyHours({ clinics, state, send }: PatternProps) {
  const { plan } = state.context;
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,620px)_minmax(0,1fr)] max-lg:block max-lg:overflow-y-auto">
      <div className="min-h-0 overflow-y-auto border-border border-r px-6 pb-6 max-lg:border-r-0 max-lg:px-4">
        <PatternFields clinics={clinics} state={state} send={send} />
      </div>
      <section aria-label="What they make" className="flex min-h-0 flex-col" aria-busy={state.hasTag('busy')}>
        <PlanBar state={state} send={send} />
        <Refused state={state} send={send} />
        {state.matches('planning') && !plan ? <SkeletonRows rows={6} label="Looking what they make" /> : null}
        {plan ? <Planned state={state} /> : null}
        {state.matches('incomplete') ? (
          <div className="m-auto">
            <EmptyState title="When do they work?">
              Choose a clinic and the days of the week. You see what they make before anything is changed.
            </EmptyState>
          </div>
        ) : null}
      </section>
    </div>
  );
}

type StateProps = Omit<PatternProps, 'clinics'>;

function PlanBar({ state, send }: StateProps) {
  const { plan, replacesPatternId, draft } = state.context;
  const verb = replacesPatternId === null ? 'Add' : draft.hours.length === 0 ? 'End' : 'Change';
  const verbing = { Add: 'Adding…', End: 'Ending…', Change: 'Changing…' }[verb];
  return (
    <div className="toolbar">
      <p role="status" className="font-strong tabular-nums">
        {state.matches('planning') ? 'Looking…' : plan ? planText(state) : ''}
      </p>
      <span className="ml-auto">
        <Button
          look="primary"
          busy={state.matches('saving') ? verbing : null}
          off={
            state.matches('planning')
              ? 'Looking…'
              : state.matches('unplanned')
                ? 'It is not known what they make.'
                : null
          }
          onClick={() => {
            flushSync(() => send({ type: 'save.pressed', newPatternId: uuidv7() })); // errors are rendered before the first one is focused
            document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus();
          }}
        >
          {verb} weekly hours
        </Button>
      </span>
    </div>
  );
}

function planText({ context: { plan, draft } }: PatternState): string {
  if (!plan) return '';
  const made =
    draft.hours.length === 0 ? 'No days from then on' : daysText(plan.days, lastDayOf(plan.horizon, draft.untilDay));
  return plan.people.length === 0 ? made : `${made} · ${people(plan.people.length)} outside`;
}

/** The earlier of the hours' last day and the last day that is made ahead. */
const lastDayOf = (horizon: string, untilDay: string) => (untilDay !== '' && untilDay < horizon ? untilDay : horizon);

function titleOf(state: StateProps['state'], failure: PortalError) {
  if (state.matches('unplanned')) return 'It is not known what they make';
  return isUnanswered(failure) ? 'There was no answer: they may be saved' : 'Nothing was saved';
}

function Refused({ state, send }: StateProps) {
  const { failure } = state.context;
  if (!failure || Object.keys(patternErrors(state)).length > 0) return null;
  return (
    <div className="px-4 pb-3 sm:px-6">
      <Banner
        tone="bad"
        title={titleOf(state, failure)}
        requestId={requestIdOf(failure)}
        retryWhat="plan"
        onRetry={() => send({ type: 'retry.pressed' })}
      >
        {messageFor(failure)} What you chose is kept.
      </Banner>
    </div>
  );
}

function Planned({ state }: { state: PatternState }) {
  const { plan } = state.context;
  if (!plan) return null;
  return (
    <section
      aria-label="Whom it hits, and days left out"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
      className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto px-4 pb-6 data-[stale=true]:opacity-60 max-lg:overflow-visible sm:px-6"
      data-stale={state.matches('planning')}
    >
      {plan.people.length > 0 ? (
        <div>
          <h2 className="font-semibold">{people(plan.people.length)} booked outside these hours</h2>
          <p className="text-text-2">
            They keep their times. The doctor’s page leads to a plan for each of their days.
          </p>
          <OutsidePeople people={plan.people} />
        </div>
      ) : null}
      {plan.skipped.length > 0 ? (
        <div>
          <h2 className="font-semibold">Left out</h2>
          <ul className="mt-2 border-border border-t">
            {plan.skipped.map(({ day, reason }) => (
              <li key={day} className="border-border border-b py-2">
                {reason}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

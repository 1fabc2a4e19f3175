import { uuidv7 } from 'uuidv7';
import { Link } from 'wouter';
import type { PlannedPerson } from '../../machines/closing-plan/closing-plan.types.ts';
import { requestIdOf } from '../app/api/gateway-client.ts';
import { messageFor } from '../app/messages.ts';
import { Button } from '../ui/button.tsx';
import { formatTime, pluralize, zoneName } from '../ui/date-format.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { notClosedMessage } from './closing-messages.ts';
import { PersonRow } from './person-row.tsx';
import type { Clinic } from './scope-fields.tsx';
import { fieldErrors, ScopeFields } from './scope-fields.tsx';
import type { PlanState, SendPlan } from './use-closing-plan.ts';

type PlanProps = { clinics: readonly Clinic[]; state: PlanState; send: SendPlan };

/** The closing's fields on the left, the affected people on the right. */
export function ClosingPlan({ clinics, state, send }: PlanProps) {
  const { plan } = state.context;
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[380px_minmax(0,1fr)] max-lg:block max-lg:overflow-y-auto">
      <div className="min-h-0 overflow-y-auto border-border border-r px-6 pb-6 max-lg:border-r-0 max-lg:px-4">
        <ScopeFields clinics={clinics} state={state} send={send} />
      </div>
      <section aria-label="Whom it hits" className="flex min-h-0 flex-col" aria-busy={state.hasTag('busy')}>
        <PlanBar state={state} send={send} />
        <PlanNotes clinics={clinics} state={state} send={send} />
        {state.matches('planning') && !plan ? <SkeletonRows rows={6} label="Looking whom it hits" /> : null}
        {plan ? <People state={state} send={send} /> : null}
        {state.matches('incomplete') ? (
          <div className="m-auto">
            <EmptyState title="Which days close?">
              Choose a clinic and the days. You see whom it hits before anything is changed.
            </EmptyState>
          </div>
        ) : null}
      </section>
    </div>
  );
}

type StateProps = Omit<PlanProps, 'clinics'>;

function PlanBar({ state, send }: StateProps) {
  const { plan, choices } = state.context;
  const count = (action: string, isHere: boolean) =>
    plan?.people.filter((person) => person.action === action && person.isHere === isHere).length ?? 0;
  const moves = count('move', false) + count('move', true);
  const [phones, tells] = [count('phone', false), count('phone', true)];
  return (
    <div className="toolbar">
      <p role="status" className="font-strong tabular-nums">
        {state.matches('planning')
          ? 'Looking for free times…'
          : plan
            ? planText(plan.days, { moves, phones, tells })
            : ''}
      </p>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {choices.length > 0 ? (
          <Button look="quiet" onClick={() => send({ type: 'choices.cleared' })}>
            Propose again
          </Button>
        ) : null}
        {moves > 0 ? (
          <Button look="quiet" onClick={() => send({ type: 'everybody.phoned' })}>
            Leave all without a time; we phone
          </Button>
        ) : null}
        <Button
          look="primary"
          busy={state.matches('starting') ? 'Closing…' : null}
          off={whyOff(state)}
          onClick={() => send({ type: 'close.pressed', closingId: uuidv7() })}
        >
          Close {closedText(state.context)}
        </Button>
      </span>
    </div>
  );
}

/** 'the day' of any number of resources, '10 days' of one, '12 days of 3' of several. */
function closedText({ plan, scope }: PlanState['context']): string {
  if (!plan || plan.days < 2 || scope.fromDay === scope.toDay) return 'the day';
  const closing = plan.doctors.filter(({ closes }) => closes).length;
  return closing > 1 ? `${plan.days} days of ${closing}` : `${plan.days} days`;
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

function planText(days: number, { moves, phones, tells }: { moves: number; phones: number; tells: number }): string {
  if (days === 0) return 'Nothing is open there on these days';
  if (moves + phones + tells === 0) return 'Nobody is booked';
  return [
    moves > 0 ? `${people(moves)} ${moves === 1 ? 'gets' : 'get'} a new time` : null,
    phones > 0 ? `${people(phones)} to phone` : null,
    tells > 0 ? `${people(tells)} here or due now` : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

function whyOff(state: PlanState): string | null {
  if (state.matches('planned')) return state.context.plan?.days === 0 ? 'Nothing closes.' : null;
  return state.matches('starting') || state.matches('unanswered')
    ? null
    : state.matches('planning')
      ? 'Looking…'
      : 'Choose what closes.';
}

/** True if it was sent without an answer: the closing may have begun. */
export const mayBeClosed = (state: PlanState) =>
  state.context.failure?.code === 'UNREACHABLE' && !state.matches('unplanned');

function PlanNotes({ clinics, state, send }: PlanProps) {
  const { plan, failure } = state.context;
  return (
    <div className="grid gap-2 px-4 pb-3 empty:hidden sm:px-6">
      {failure && Object.keys(fieldErrors(state)).length === 0 ? (
        <Banner
          tone="bad"
          title={state.matches('unplanned') ? 'It is not known whom this hits' : notClosedMessage(failure)}
          requestId={requestIdOf(failure)}
          retryWhat={state.matches('unanswered') ? 'closing' : 'plan'}
          onRetry={() => send({ type: 'retry.pressed' })}
        >
          {messageFor(failure)}{' '}
          {mayBeClosed(state) ? (
            <>
              Nothing is closed twice. You can also look under <Link href="/closings">Closings</Link>.{' '}
            </>
          ) : null}
          What you chose and typed is kept.
        </Banner>
      ) : null}
      {plan && plan.holds.length > 0 ? (
        <Banner tone="warn" title={`${pluralize(plan.holds.length, 'time')} held by somebody who is booking`}>
          {plan.holds.map(({ siteName, timeZone, startsAt, expiresAt }) => (
            <span key={`${siteName} ${startsAt}`} className="block">
              {formatTime(timeZone, startsAt)} at {siteName}, until {formatTime(timeZone, expiresAt)}{' '}
              {zoneName(timeZone, expiresAt)} at the latest.
            </span>
          ))}
          Whoever books one of them after all is put on the list of those to phone.
        </Banner>
      ) : null}
      {plan && plan.waiting > 0 ? (
        <Banner tone="info" title={`${people(plan.waiting)} wait for a time here on these days alone`}>
          They have no time yet and are not told. They stand in the waiting list of the board:{' '}
          <WaitingLists clinics={clinics} state={state} />
        </Banner>
      ) : null}
    </div>
  );
}

/** Of each clinic that closes, on its first day. */
function WaitingLists({ clinics, state }: Omit<PlanProps, 'send'>) {
  const { siteIds, fromDay } = state.context.scope;
  return clinics
    .filter(({ id }) => siteIds.includes(id))
    .map(({ id, name }) => (
      <Link key={id} className="mr-3 inline-block" href={`/scheduler?site=${id}&day=${fromDay}&waiting=shown`}>
        {name}
      </Link>
    ));
}

function People({ state, send }: StateProps) {
  const { plan, choices } = state.context;
  if (!plan || plan.people.length === 0) return null;
  const chosen = new Set(choices.map(({ candidateId }) => candidateId));
  const [here, later] = [plan.people.filter(({ isHere }) => isHere), plan.people.filter(({ isHere }) => !isHere)];
  const listOf = (label: string, members: readonly PlannedPerson[]) => (
    <ul aria-label={label} className="border-border border-t">
      {members.map((person) => (
        <PersonRow
          key={person.candidateId}
          person={person}
          isChosen={chosen.has(person.candidateId)}
          onChoice={(to) => send({ type: 'choice.made', choice: { candidateId: person.candidateId, to } })}
        />
      ))}
    </ul>
  );
  return (
    <div className="min-h-0 flex-1 overflow-y-auto max-lg:overflow-visible" data-stale={state.matches('planning')}>
      {here.length > 0 ? (
        <section aria-label="Here or due now">
          <h2 className="border-border border-t bg-sunken px-4 py-2 font-semibold sm:px-6">
            Here or due now: {here.length}, tell them yourself
          </h2>
          {listOf('Here or due now', here)}
        </section>
      ) : null}
      {later.length > 0 ? listOf('People', later) : null}
    </div>
  );
}

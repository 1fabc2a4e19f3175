import type { ClosingPerson } from '../../machines/closing-progress/closing-progress.types.ts';
import { requestIdOf } from '../app/api/gateway-client.ts';
import { messageFor } from '../app/messages.ts';
import { EffectList } from '../app/records/effect-list.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { Button } from '../ui/button.tsx';
import { formatDayAndTime, formatTime, ownZone, zoneName } from '../ui/date-format.ts';
import { ConfirmDialog } from '../ui/dialog/dialog.tsx';
import { ProgressLine } from '../ui/feedback/progress-line.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { peopleCount, personGroup, personGroups, progressMessage, undoMessage } from './closing-messages.ts';
import type { ProgressState, SendProgress } from './use-closing.ts';

/** `now` is the server's time. */
type ProgressProps = { state: ProgressState; send: SendProgress; now: number };

const CLOSINGS = { href: '/closings', label: 'Closings' };

/** A closing: how far it is, what became of each person, and the way back. */
export function ClosingProgress({ state, send, now }: ProgressProps) {
  const { closing, failure, how } = state.context;
  const retry = () => send({ type: 'retry.pressed' });
  return (
    <>
      {closing ? <ProgressBar state={state} send={send} now={now} /> : null}
      {failure ? (
        <div className="px-4 pb-3 sm:px-6">
          {closing ? (
            <Banner
              tone="bad"
              title="That did not work"
              requestId={requestIdOf(failure)}
              retryWhat="closing"
              onRetry={retry}
            >
              {messageFor(failure)}
            </Banner>
          ) : (
            <RecordFailure failure={failure} what="closing" onRetry={retry} list={CLOSINGS} />
          )}
        </div>
      ) : null}
      {!closing && !failure ? <SkeletonRows rows={6} label="Loading the closing" /> : null}
      {closing ? <PeopleGroups people={closing.people} /> : null}
      <ConfirmDialog
        open={state.matches('asked')}
        question={how === 'moveBack' ? 'Reopen, and move people back?' : 'Reopen these days?'}
        consequence={
          how === 'moveBack'
            ? 'Who was moved goes back to the old time where it is still free, and is mailed. The days can be booked at once.'
            : 'The days can be booked at once. Who was moved stays at the new time.'
        }
        confirm="Reopen"
        onConfirm={() => send({ type: 'reopen.confirmed' })}
        onCancel={() => send({ type: 'reopen.cancelled' })}
      >
        {how === 'moveBack' && closing ? <WhoGoesBack people={closing.people} /> : null}
      </ConfirmDialog>
    </>
  );
}

/** The effect of reopening now, before it is done. */
function WhoGoesBack({ people }: { people: readonly ClosingPerson[] }) {
  const moved = people.filter(({ outcome }) => outcome === 'moved');
  const staying = moved.filter(({ staysBecause }) => staysBecause !== null);
  return (
    <>
      <p className="mt-2.5">As it is now {undoMessage(moved.length - staying.length, staying.length)}</p>
      {staying.length > 0 ? (
        <EffectList label="Who stays">
          {staying.slice(0, MAX_NAMED).map(({ candidateId, candidateName, staysBecause }) => (
            <li key={candidateId}>
              {candidateName}: {staysBecause}
            </li>
          ))}
          {staying.length > MAX_NAMED ? <li>and {staying.length - MAX_NAMED} more</li> : null}
        </EffectList>
      ) : null}
    </>
  );
}

const MAX_NAMED = 8;

function ProgressBar({ state, send, now }: ProgressProps) {
  const { closing } = state.context;
  if (!closing) return null;
  const { summary, undoUntil } = closing;
  const timeZone = closing.people[0]?.fromTimeZone ?? ownZone();
  const { status, people, done, moved } = summary;
  const goesOn = status === 'closing' || status === 'undoing' || status === 'reopening';
  const canUndo = (status === 'closing' || status === 'closed') && now < Date.parse(undoUntil);
  const isBusy = state.matches('reopening');
  return (
    <div className="toolbar">
      <p role="status" className="font-strong tabular-nums">
        {progressMessage(summary)}
      </p>
      {goesOn ? (
        <ProgressLine className="w-full max-w-60" label="People who have had their turn" most={people} value={done} />
      ) : null}
      {canUndo ? (
        <span className="text-sm text-text-2">
          Mails leave at {formatTime(timeZone, undoUntil)} {zoneName(timeZone, undoUntil)}
        </span>
      ) : null}
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {canUndo ? (
          <Button busy={isBusy ? 'Undoing…' : null} onClick={() => send({ type: 'undo.pressed' })}>
            Undo all of it
          </Button>
        ) : null}
        {status === 'closed' && !canUndo ? (
          <>
            <Button look="quiet" onClick={() => send({ type: 'reopen.pressed', how: 'daysOnly' })}>
              Reopen the days
            </Button>
            {moved > 0 ? (
              <Button
                busy={isBusy ? 'Reopening…' : null}
                onClick={() => send({ type: 'reopen.pressed', how: 'moveBack' })}
              >
                Reopen and move {peopleCount(moved)} back
              </Button>
            ) : null}
          </>
        ) : null}
      </span>
    </div>
  );
}

function PeopleGroups({ people }: { people: readonly ClosingPerson[] }) {
  const byGroup = Map.groupBy(people, personGroup);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section aria-label="People" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto">
      {personGroups.map((group) => {
        const members = byGroup.get(group) ?? [];
        if (members.length === 0) return null;
        return (
          <section key={group} aria-label={group}>
            <h2 className="sticky top-0 z-1 flex items-baseline gap-2 border-border border-b bg-sunken px-4 py-2 font-semibold sm:px-6">
              {group} <span className="font-normal text-text-2 tabular-nums">{members.length}</span>
            </h2>
            <ul>
              {members.map((person) => (
                <PersonLine key={person.candidateId} person={person} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function PersonLine({ person }: { person: ClosingPerson }) {
  const { candidateId, candidateName, candidatePhone, reference, companyName, packageName, why, toPhone } = person;
  const { fromTimeZone, fromTime, fromSite, toTimeZone, toTime, toSite, toDoctor } = person;
  return (
    <li
      aria-label={candidateName}
      className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-1 border-border border-b px-4 py-2.5 max-md:grid-cols-1 sm:px-6"
    >
      <p className="min-w-0">
        <a className="font-strong text-link hover:underline" href={`/booking/${candidateId}/detail`}>
          {candidateName}
        </a>{' '}
        <span className="text-text-3">{reference}</span>
        <span className="block text-sm text-text-2">
          {companyName} · {packageName}
        </span>
      </p>
      <p className="tabular-nums">
        <span className={toTime && !toPhone ? 'text-text-2' : undefined}>
          {formatDayAndTime(fromTimeZone, fromTime)}
        </span>
        <span className="block text-sm text-text-2">{fromSite}</span>
      </p>
      <div>
        {toPhone ? (
          <a className="font-strong text-link tabular-nums hover:underline" href={`tel:${candidatePhone}`}>
            {candidatePhone}
          </a>
        ) : toTime && toTimeZone ? (
          <p className="tabular-nums max-md:before:content-['→_']">
            {formatDayAndTime(toTimeZone, toTime)}
            <span className="block text-sm text-text-2">
              {toDoctor}
              {toSite === fromSite ? null : `, ${toSite}`}
            </span>
          </p>
        ) : null}
        {why ? <p className="text-sm text-warning">{why}</p> : null}
      </div>
    </li>
  );
}

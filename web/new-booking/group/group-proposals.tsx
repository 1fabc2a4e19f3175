import { useSelector } from '@xstate/react';
import type { GroupProposal } from '../../../machines/group-hold/group-hold.types.ts';
import type { BookingDraft } from '../../../machines/lib/booking.types.ts';
import { messageFor } from '../../app/messages.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay, formatTime, pluralize, shortenName, zoneName } from '../../ui/date-format.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { useWizard } from '../wizard-context.ts';
import type { GroupHold } from './group-hold.ports.ts';

/** Proposals for all candidates, or the reason why there are none. */
export function GroupFound({ group }: { group: GroupHold }) {
  const snapshot = useSelector(group, (current) => current);
  const { times, failure } = snapshot.context;
  const isTaking = snapshot.matches({ times: 'taking' });
  const close = () => group.send({ type: 'close.pressed' });
  return (
    <div aria-live="polite">
      {failure && !snapshot.matches({ times: 'failed' }) ? (
        <div className="mt-2.5">
          <Banner tone="bad" title="These times are not held">
            {messageFor(failure)}
          </Banner>
        </div>
      ) : null}
      {snapshot.matches({ times: 'failed' }) && failure ? (
        <div className="mt-2.5">
          <Banner
            tone="bad"
            title="Times for all could not be looked for"
            onRetry={() => group.send({ type: 'retry.pressed' })}
            retryWhat="times for all"
          >
            {messageFor(failure)}
          </Banner>
        </div>
      ) : null}
      {snapshot.matches({ times: 'none' }) ? (
        <div className="mt-2.5">
          <Banner tone="info" title="No time for all together">
            {times.whyNot} Try other days or clinics, or pick a time for each.
            <div className="mt-2">
              <Button size="sm" look="quiet" onClick={close}>
                Close
              </Button>
            </div>
          </Banner>
        </div>
      ) : null}
      {snapshot.matches({ times: 'proposing' }) || isTaking ? (
        <>
          <ul className="mt-2.5 grid list-none gap-2 p-0" aria-label="Proposed times">
            {times.proposals.map((proposal, at) => (
              <Proposal
                key={`${proposal.siteId} ${proposal.startsAt} ${proposal.doctors}`}
                proposal={proposal}
                isFirst={at === 0}
                isTaking={isTaking}
                onTake={() => group.send({ type: 'take.pressed', proposal: at })}
              />
            ))}
          </ul>
          <Button
            size="sm"
            look="quiet"
            className="mt-1.5"
            onClick={close}
            off={isTaking && 'The times are being held.'}
          >
            Close
          </Button>
        </>
      ) : null}
    </div>
  );
}

type ProposalProps = { proposal: GroupProposal; isFirst: boolean; isTaking: boolean; onTake: () => void };

function Proposal({ proposal, isFirst, isTaking, onTake }: ProposalProps) {
  const { draft } = useWizard();
  const { siteName, timeZone, day, startsAt, endsAt, doctors, places } = proposal;
  const when = `${formatDay(day)}, ${formatTime(timeZone, startsAt)} – ${formatTime(timeZone, endsAt)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-border bg-surface px-3 py-2.5">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="font-strong">
          <span className="tabular-nums">{when}</span> {zoneName(timeZone, startsAt)}
        </p>
        <p className="text-sm text-text-2">
          {siteName} · {manner(doctors)}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-text-2">
          {called(draft).map((name, nth) => (
            <span key={name} className="tabular-nums">
              {formatTime(timeZone, places[nth]?.startsAt ?? startsAt)} {name}
            </span>
          ))}
        </p>
      </div>
      <Button
        look={isFirst ? 'primary' : 'default'}
        autoFocus={isFirst}
        busy={isTaking && 'Holding…'}
        onClick={onTake}
        aria-label={`Hold these ${places.length}: ${when} at ${siteName}`}
      >
        Hold these {places.length}
      </Button>
    </li>
  );
}

const manner = (doctors: number) =>
  ['a whole visit for each', 'one after the other, one doctor'][doctors] ??
  `side by side, ${pluralize(doctors, 'doctor')}`;

/** The candidates that a time is picked for, in their order: '1 Liam O’C.' */
const called = ({ candidates }: BookingDraft) =>
  candidates.flatMap(({ name, choice }, at) =>
    choice.mode === 'time' ? [`${at + 1} ${shortenName(name) || 'Candidate'}`] : [],
  );

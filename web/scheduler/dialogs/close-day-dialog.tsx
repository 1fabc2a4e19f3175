import { closeDayForm } from '../../../machines/forms/board-forms.ts';
import { useForm } from '../../app/forms/form.tsx';
import { messageFor } from '../../app/messages.ts';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { EffectList } from '../../app/records/effect-list.tsx';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import type { RosterClosingQuery } from '../../generated/graphql.ts';
import { formatDay, formatDayAndTime, formatTime, pluralize } from '../../ui/date-format.ts';
import { Banner, SkeletonLine } from '../../ui/feedback/states.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select, TextInput } from '../../ui/fields/inputs.tsx';
import { type Lane, shortDoctor } from '../board/board-lanes.ts';
import { CloseRosterDocument, RosterClosingDocument } from '../scheduler.documents.ts';
import type { DialogHost } from './dialogs.tsx';

type Plan = RosterClosingQuery['rosterClosing'];

/** Closing a day: first what it hits and where that can go, then all of it in one step, or what is possible. */
export function CloseDayDialog({ lane, onClose, onDone }: DialogHost & { lane: Lane }) {
  const gateway = useGateway();
  const { rosterId } = lane;
  const form = useForm(
    closeDayForm,
    { reason: '', how: 'all', scope: 'doctor' },
    {
      save: async ({ reason, how, scope }, signal) => {
        const variables = { rosterId, how, reason, wholeClinic: scope === 'clinic' };
        const { closeRoster } = await gateway.request(CloseRosterDocument, variables, { signal });
        const stayed = closeRoster.stayed.map(({ name, reason: why }) => `${name} stays: ${why}`).join(' ');
        const moved = closeRoster.moved > 0 ? `, ${pluralize(closeRoster.moved, 'booking')} moved` : '';
        notify({ tone: 'good', seconds: 10, text: `Day closed${moved}. ${stayed}`.trim() });
        return { moved: closeRoster.moved };
      },
      goOn: onDone,
    },
  );
  return (
    <EditDialog
      form={form}
      title={`Close the day of ${form.values.scope === 'clinic' ? 'the whole clinic' : lane.doctorName}?`}
      text={`${formatDay(lane.day)}. Candidates and booking persons are told of their new times.`}
      submit="Close the day"
      busy="Closing…"
      isWide
      onClose={onClose}
    >
      <Field label="What closes" hint="Doctors who close together take none of one another’s bookings.">
        <Select
          {...form.field('scope')}
          choices={[
            { value: 'doctor', label: `The day of ${lane.doctorName}` },
            { value: 'clinic', label: 'The whole clinic on this day' },
          ]}
        />
      </Field>
      <ClosingPlan key={form.values.scope} rosterId={rosterId} wholeClinic={form.values.scope === 'clinic'} />
      <Field label="Where not everything can move">
        <Select
          {...form.field('how')}
          choices={[
            { value: 'all', label: 'Move all of it, or nothing' },
            { value: 'possible', label: 'Move what is possible, the rest stays' },
          ]}
        />
      </Field>
      <Field
        label="Reason"
        hint="Told in the mails, kept in the record, and shown where something stays."
        error={form.errors['reason']}
      >
        <TextInput {...form.field('reason')} maxLength={100} />
      </Field>
    </EditDialog>
  );
}

type PlanProps = { rosterId: number; wholeClinic: boolean };

/** What closing hits, asked anew for what else closes with it. */
function ClosingPlan({ rosterId, wholeClinic }: PlanProps) {
  const gateway = useGateway();
  const {
    data: plan,
    failure,
    retry,
  } = useRecord(
    'closing',
    async (signal): Promise<Plan> =>
      (await gateway.request(RosterClosingDocument, { rosterId, wholeClinic }, { signal })).rosterClosing,
  );
  if (plan) return <PlanList plan={plan} />;
  if (failure) {
    return (
      <Banner tone="bad" title="It is not known what this hits" onRetry={retry}>
        {messageFor(failure)}
      </Banner>
    );
  }
  return (
    <div role="status" aria-label="Looking what this hits" className="grid gap-2">
      <SkeletonLine width={70} />
      <SkeletonLine width={50} />
    </div>
  );
}

function PlanList({ plan }: { plan: Plan }) {
  const { bookings, doctors, holds, timeZone } = plan;
  const closing = doctors.length > 1 ? `Closes ${doctors.join(', ')}. ` : '';
  if (bookings.length === 0 && holds.length === 0)
    return <p className="text-text-2">{closing}Nothing is booked or held on this day.</p>;
  return (
    <>
      {closing ? <p className="text-text-2">{closing}</p> : null}
      <EffectList label="What this hits">
        {bookings.map(({ candidateId, candidateName, startsAt, to, reason }) => (
          <li key={candidateId}>
            <b className="font-strong">{candidateName}</b>, {formatTime(timeZone, startsAt)}
            {to ? ` → ${formatDayAndTime(timeZone, to.startsAt)}, ${shortDoctor(to.doctorName)}` : `: ${reason}`}
          </li>
        ))}
        {holds.map(({ startsAt, expiresAt }) => (
          <li key={startsAt}>
            Held at {formatTime(timeZone, startsAt)}: somebody is booking it, until {formatTime(timeZone, expiresAt)} at
            the latest
          </li>
        ))}
      </EffectList>
    </>
  );
}

// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are grids, and display: grid takes a table's own roles away
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isOfCandidate, stepOf } from '../../../machines/booking-wizard/wizard-errors.ts';
import type { CandidateDraft, Hold, WizardStep } from '../../../machines/lib/booking.types.ts';
import { bookingConflicts } from '../../../machines/rules/booking/booking-conflicts.ts';
import { shownDay } from '../../../machines/rules/calendar/dates.ts';
import { lengthLabel, minutesBetween } from '../../../machines/rules/calendar/length-label.ts';
import { FieldError } from '../../slots/field-error.tsx';
import { classes } from '../../ui/classes.ts';
import { clock } from '../../ui/countdown.ts';
import { clinicTime, formatDate, formatDay, formatDayRange } from '../../ui/date-format.ts';
import { calledName, useWizard } from '../wizard-context.ts';
import { PlaceLink, useMessages } from './review-parts.tsx';

const COLUMNS = ['Candidate', 'Contact', 'Position', 'Package', 'When and where'] as const;

const CELL = 'min-w-0 px-3 py-2.5 align-top text-left wrap-anywhere max-md:p-0 md:first:pl-4 md:last:pr-4';

/** All candidates on one screen, each part with its way back; on a phone each is a card. */
export function ReviewTable() {
  const { draft } = useWizard();
  const conflicts = useConflicts();
  return (
    <div className="overflow-hidden rounded-lg border border-border bg-surface shadow-low print:shadow-none">
      <table className="w-full border-collapse text-[13px] max-md:block" role="table" aria-label="Candidates">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-border border-b bg-sunken text-text-2 text-xs">
            {COLUMNS.map((name) => (
              <th
                key={name}
                scope="col"
                role="columnheader"
                className="px-3 py-2 text-left font-[550] first:pl-4 last:pr-4"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {draft.candidates.map((candidate, at) => (
            <Row key={candidate.key} candidate={candidate} number={at + 1} conflicts={conflicts[candidate.key] ?? []} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const dayOf = (hold: Hold | undefined) => (hold ? formatDate(hold.slot.timeZone, hold.slot.startsAt) : null);

function useConflicts() {
  const { draft, context } = useWizard();
  return bookingConflicts(
    draft.candidates.map(({ key, name, dob, phone, email, choice }) => ({
      key,
      name,
      dob,
      phone,
      email,
      day: choice.mode === 'time' ? dayOf(context.holds[key]) : null,
    })),
  );
}

type RowProps = { candidate: CandidateDraft; number: number; conflicts: readonly string[] };

function Row({ candidate, number, conflicts }: RowProps) {
  const called = calledName(candidate, number);
  const { key, dob, gender, phone, email, position, note, choice, package: chosen } = candidate;
  const hold = useWizard().context.holds[key];
  return (
    <tr
      role="row"
      data-conflict={conflicts.length > 0}
      className="border-border border-b last:border-b-0 data-[conflict=true]:bg-warning-soft max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2.5 max-md:px-4 max-md:py-3.5 print:break-inside-avoid"
    >
      <th scope="row" role="rowheader" className={classes(CELL, 'font-normal max-md:col-span-2')}>
        <Editable step="candidates" candidateKey={key} label="Edit" of={called}>
          <b className="font-strong text-base">
            {number}. {called}
          </b>
          <Line>{[dob && shownDay(dob), gender].filter(Boolean).join(' · ')}</Line>
        </Editable>
        {conflicts.map((conflict) => (
          <p key={conflict} className="mt-1 flex items-center gap-1 font-strong text-warning [&>.lucide]:size-3.5">
            <TriangleAlert />
            {conflict}
          </p>
        ))}
        <Errors candidateKey={key} steps={['candidates']} />
      </th>
      <td role="cell" className={CELL}>
        <Line>{phone}</Line>
        <Line>{email}</Line>
      </td>
      <td role="cell" className={CELL}>
        <Line>{position?.name}</Line>
        {note ? <p className="mt-0.5 text-text-2">{note}</p> : null}
      </td>
      <td role="cell" className={CELL}>
        <Editable step="package" candidateKey={key} label="Edit package" of={called}>
          <Line>{chosen?.name}</Line>
          {chosen ? <Length minutes={chosen.minutes} hold={choice.mode === 'time' ? hold : undefined} /> : null}
        </Editable>
        <Errors candidateKey={key} steps={['package']} />
      </td>
      <td role="cell" className={CELL}>
        <Editable step="time" candidateKey={key} label="Edit time" of={called}>
          <When candidate={candidate} />
        </Editable>
        <Errors candidateKey={key} steps={['time']} />
      </td>
    </tr>
  );
}

/** The length of the held time, which of a visit route has its waits; else the package's. */
const Length = ({ minutes, hold }: { minutes: number; hold: Hold | undefined }) => (
  <p className="text-text-2">{lengthLabel(hold ? minutesBetween(hold.slot.startsAt, hold.endsAt) : minutes)}</p>
);

const Line = ({ children }: { children: ReactNode }) => (
  <p>{children || <span className="text-text-3">(none)</span>}</p>
);

function When({ candidate: { key, choice } }: { candidate: CandidateDraft }) {
  const { context } = useWizard();
  const hold = context.holds[key];
  if (choice.mode === 'range') {
    return (
      <>
        <p className="font-strong">Dates asked for: {choice.time || 'any time'}</p>
        <Line>{choice.fromDate && formatDayRange(choice.fromDate, choice.toDate)}</Line>
        <p className="text-text-2">{choice.site?.name ?? 'No clinic yet'}</p>
      </>
    );
  }
  if (!hold) return <p className="font-strong">No time</p>;
  const { timeZone, startsAt, siteName } = hold.slot;
  return (
    <>
      <p className="font-strong tabular-nums">
        {formatDay(formatDate(timeZone, startsAt))} {clinicTime(timeZone, startsAt)}
      </p>
      <p className="text-text-2">{siteName}</p>
      {hold.expiresAt === null ? null : (
        <p className="text-text-2 tabular-nums">Held, {clock(Math.max(0, hold.expiresAt - context.now))} left</p>
      )}
    </>
  );
}

type EditableProps = { step: WizardStep; candidateKey: string; label: string; of: string; children: ReactNode };

const Editable = ({ step, candidateKey, label, of, children }: EditableProps) => (
  <>
    {children}
    <p className="mt-0.5 font-[550] print:hidden">
      <PlaceLink
        step={step}
        candidateKey={candidateKey}
        className="inline-flex min-h-6 min-w-6 items-center max-sm:min-h-11 max-sm:min-w-11"
      >
        {label}
        <span className="sr-only"> of {of}</span>
      </PlaceLink>
    </p>
  </>
);

function Errors({ candidateKey, steps }: { candidateKey: string; steps: readonly WizardStep[] }) {
  const errors = useMessages((path) => isOfCandidate(path, candidateKey) && steps.includes(stepOf(path)));
  return errors.map((error) => <FieldError key={error} error={error} />);
}

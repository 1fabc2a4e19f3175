import { useSelector } from '@xstate/react';
import { LoaderCircle, MessageSquare, Phone } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { attendanceMachine, VisitPress } from '../../machines/attendance/attendance.machine.ts';
import { isUnanswered } from '../../machines/lib/unanswered.ts';
import { missingFieldsLabel } from '../../machines/rules/booking/fill-in.ts';
import { shownDay } from '../../machines/rules/calendar/dates.ts';
import type { Press } from '../app/attendance/status-presses.ts';
import { messageFor } from '../app/messages.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { StatusPill } from '../ui/chips.tsx';
import { classes } from '../ui/classes.ts';
import { formatTime, pluralize } from '../ui/date-format.ts';
import { type DayEntry, groupOf, isAtClinic, missingForms, waitingOf } from './day-groups.ts';
import { PaperworkBoxes } from './paperwork-boxes.tsx';
import { visitLine } from './visit-presses.ts';
import { VisitPresses, VisitStopList } from './visit-steps.tsx';

type RowProps = {
  entry: DayEntry;
  timeZone: string;
  presses: readonly Press[];
  now: number;
  attendance: ActorRefFrom<typeof attendanceMachine>;
};

const ROW = classes(
  'grid grid-cols-[76px_minmax(0,1fr)_minmax(0,1.4fr)_360px] items-start gap-x-5 gap-y-1 border-b border-border px-4 py-1.5',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus sm:px-6',
  'max-md:grid-cols-[64px_minmax(0,1fr)] max-md:gap-x-3',
  // On paper: no buttons, and no row is cut by the end of a page.
  'print:break-inside-avoid print:grid-cols-[56px_minmax(0,1fr)_minmax(0,1.4fr)] print:gap-x-4 print:py-2',
);

const TONES = { plain: 'text-text-2', warn: 'text-warning', bad: 'text-danger' };

/** One person of the day: when, who, what for, and the next status as one press. */
export function AttendanceRow({ entry, timeZone, presses, now, attendance }: RowProps) {
  const state = useSelector(attendance, (snapshot) => snapshot);
  const { failure, to, handedIn, visit } = state.context;
  const isBusy = state.hasTag('busy');
  const waiting = waitingOf(entry, now);
  const missing = missingForms(entry);
  const steps = {
    visit: entry,
    name: entry.candidateName,
    saving: visit,
    isBusy,
    onPress: (press: VisitPress) => attendance.send({ type: 'visit.pressed', ...press }),
  };
  const isOnRoute = entry.visitStops.length > 0 && isAtClinic(entry);
  const route =
    isOnRoute || (entry.visitStops.length > 0 && groupOf(entry) === 'Expected')
      ? visitLine(entry, timeZone, now)
      : null;
  // Of a visit a doctor has one stop alone; its stops name their people.
  const doctor = entry.visitStops.length > 0 ? null : entry.doctorName;
  const saved = visit
    ? visit.stop || 'the visit'
    : handedIn
      ? entry.paperworks.find(({ id }) => id === handedIn.paperworkId)?.name
      : to;
  return (
    <li className={ROW} data-candidate={entry.candidateId} tabIndex={-1} aria-label={entry.candidateName}>
      <div className="tabular-nums">
        <b className="block font-semibold leading-6">{formatTime(timeZone, entry.startsAt)}</b>
        <span className="block text-sm text-text-3 leading-4">{formatTime(timeZone, entry.endsAt)}</span>
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 text-text-2">
          <h3 className="font-semibold text-text leading-6">{entry.candidateName}</h3>
          {shownDay(entry.dateOfBirth) ? <span>born {shownDay(entry.dateOfBirth)}</span> : null}
          <a className="inline-flex items-center gap-1 text-link" href={`tel:${entry.phone.replaceAll(' ', '')}`}>
            <Phone className="size-3.5" aria-hidden /> {entry.phone}
          </a>
        </div>
        <p className={classes('flex flex-wrap items-center gap-x-2', waiting && TONES[waiting.tone])}>
          <StatusPill status={entry.status} colour={entry.statusColor} />
          {waiting ? <b className="font-strong">{waiting.text}</b> : null}
          {route ? (
            <b className={classes('font-strong', route.isLate ? 'text-warning' : 'text-text')}>{route.text}</b>
          ) : null}
          {entry.missing.length > 0 ? (
            <b className="font-strong text-warning">Missing: {missingFieldsLabel(entry.missing)}</b>
          ) : null}
          {entry.overPlan === null ? null : <b className="font-strong text-warning">Over the plan: {entry.overPlan}</b>}
          {missing > 0 ? <b className="font-strong text-warning">{pluralize(missing, 'form')} missing</b> : null}
        </p>
      </div>
      <div className="min-w-0 text-text-2 max-md:col-start-2 print:col-start-3">
        <p className="text-text">
          {entry.companyName} · {entry.packageName}
          <span className="hidden print:block">{entry.reference}</span>
        </p>
        <p className="truncate print:whitespace-normal" title={entry.assessments.join(', ')}>
          {[doctor, entry.assessments.join(', ')].filter(Boolean).join(' · ')}
        </p>
        {isOnRoute ? <VisitStopList {...steps} timeZone={timeZone} /> : null}
        <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
          <PaperworkBoxes entry={entry} attendance={attendance} />
          {[entry.note, entry.comment].filter(Boolean).map((words) => (
            <p key={words} className="flex gap-1.5 text-text">
              <MessageSquare className="mt-0.5 size-4 flex-none" aria-hidden />
              {words}
            </p>
          ))}
        </div>
      </div>
      <div className="grid justify-items-end gap-1 max-md:col-start-2 max-md:justify-items-start print:hidden">
        <div className="flex flex-wrap justify-end gap-2 max-md:justify-start">
          {presses.map((press, at) => (
            <Button
              key={press.to}
              size="lg"
              aria-label={`${press.label}: ${entry.candidateName}`}
              look={lookOf(press, at)}
              busy={isBusy && to === press.to ? `${press.label}…` : null}
              off={isBusy && to !== press.to ? 'Another change is on its way.' : null}
              onClick={() => attendance.send({ type: 'status.pressed', to: press.to })}
            >
              {press.label}
            </Button>
          ))}
          <ButtonLink look="quiet" size="lg" className="tabular-nums" href={`/booking/${entry.candidateId}/detail`}>
            {entry.reference}
          </ButtonLink>
        </div>
        {isOnRoute ? <VisitPresses {...steps} /> : null}
        <p role="status" className="flex items-center gap-1.5 text-sm text-text-2 empty:hidden">
          {isBusy ? (
            <>
              <LoaderCircle className="size-4 animate-spin" aria-hidden /> Saving {saved}…
            </>
          ) : null}
        </p>
        {failure ? (
          <p role="alert" className="max-w-[320px] text-danger text-sm">
            {isUnanswered(failure) ? '' : 'Not saved. '}
            {messageFor(failure)}
          </p>
        ) : null}
      </div>
    </li>
  );
}

const lookOf = ({ to, isBack }: Press, at: number) =>
  isBack ? 'quiet' : to === 'Did Not Attend' ? 'danger-quiet' : at === 0 ? 'primary' : 'default';

import { useSelector } from '@xstate/react';
import { useStaged } from '../../lab/inspector/gallery/staging.ts';
import type { ScreenProps } from '../../lab/inspector/host.ts';
import { attendanceMachine, type VisitPress } from '../../machines/attendance/attendance.machine.ts';
import { bulkChangeMachine } from '../../machines/bulk-change/bulk-change.machine.ts';
import { closingPlanMachine } from '../../machines/closing-plan/closing-plan.machine.ts';
import { closingProgressMachine } from '../../machines/closing-progress/closing-progress.machine.ts';
import { importMachine } from '../../machines/import/import.machine.ts';
import { resultBatchMachine } from '../../machines/result-batch/result-batch.machine.ts';
import { rosterPatternMachine } from '../../machines/roster-pattern/roster-pattern.machine.ts';
import { ABN_FORMAT } from '../../machines/rules/contact/abn.ts';
import { eventOf, type VisitSnapshot, visitRouteMachine } from '../../machines/visit-route/visit-route.machine.ts';
import { waitlistMachine } from '../../machines/waitlist/waitlist.machine.ts';
import { pressesOf } from '../app/attendance/status-presses.ts';
import { UnfoundBar } from '../bookings/bulk/bulk-change.tsx';
import { BulkDialog } from '../bookings/bulk/bulk-dialog.tsx';
import { WaitLine } from '../bookings/earlier/earlier-time.tsx';
import { ClosingPlan } from '../closings/closing-plan.tsx';
import { ClosingProgress } from '../closings/closing-progress.tsx';
import { AttendanceRow } from '../day-list/attendance-row.tsx';
import { visitLine } from '../day-list/visit-presses.ts';
import { VisitPresses, VisitStopList } from '../day-list/visit-steps.tsx';
import { WeeklyHours } from '../doctors/weekly-hours.tsx';
import { ImportFlow } from '../imports/import-flow.tsx';
import { ResultBatch } from '../results/result-batch.tsx';

const nothing = () => {};

/** One row of the day list. */
export function AttendanceScreen({ snapshot }: ScreenProps) {
  const attendance = useStaged(attendanceMachine, snapshot);
  const entry = {
    candidateId: 'c1',
    reference: 'PF-100001',
    candidateName: 'Example Person',
    dateOfBirth: '1990-02-28',
    phone: '0487 987 987',
    companyName: 'Example Company',
    packageName: 'Standard medical',
    assessments: ['Audiometry', 'Spirometry'],
    note: '',
    comment: '',
    paperworks: [{ id: 'consent', name: 'Consent form', isHandedIn: false, candidateFileId: null }],
    visitStops: [],
    hasLeft: false,
    identificationFileId: null,
    missing: ['dob'],
    doctorName: 'Dr Anjali Rao',
    overPlan: null,
    startsAt: '2026-11-24T01:00:00Z',
    endsAt: '2026-11-24T02:00:00Z',
    status: 'Confirmed',
    statusColor: '#16a34a',
    statusBefore: null,
    statusChangedAt: null,
  };
  const now = Date.parse('2026-11-24T01:12:00Z');
  return (
    <ul className="py-6">
      <AttendanceRow
        entry={entry}
        now={now}
        attendance={attendance}
        timeZone="Australia/Perth"
        presses={pressesOf(entry, 'Australia/Perth', { held: ['calendar'], now })}
      />
    </ul>
  );
}

/** A visit on the day list. */
export function VisitRouteScreen({ live, snapshot }: ScreenProps) {
  const route = useStaged(visitRouteMachine, snapshot);
  const { stops, hasLeft } = (live as unknown as VisitSnapshot).context;
  const visitStops = stops.map(({ name, state }, at) => ({
    name,
    state,
    fromTime: `2026-11-24T0${at + 1}:00:00Z`,
    toTime: `2026-11-24T0${at + 1}:30:00Z`,
    resources: ['Nurse Ana', at === 0 ? 'Room 1' : 'Booth 2'],
  }));
  const steps = {
    visit: { visitStops, hasLeft },
    name: 'Example Person',
    saving: null,
    isBusy: false,
    onPress: ({ step, stop }: VisitPress) => route.send(eventOf(step, stop)),
  };
  return (
    <div className="grid gap-3 p-6">
      <p className="font-strong">
        {visitLine(steps.visit, 'Australia/Perth', Date.parse('2026-11-24T01:02:00Z')).text}
      </p>
      <VisitStopList {...steps} timeZone="Australia/Perth" />
      <VisitPresses {...steps} />
    </div>
  );
}

export function ImportScreen({ snapshot }: ScreenProps) {
  const actor = useStaged(importMachine, snapshot);
  const state = useSelector(actor, (current) => current);
  const { result } = state.context;
  const problems = (isFaulty: boolean) => (isFaulty ? [{ column: 1, message: ABN_FORMAT }] : []);
  const report = {
    imported: state.matches('imported') || state.matches('undoing'),
    faults: result?.faults ? ['The column “Company name” is missing.'] : [],
    columns: ['Company name', 'ABN'],
    rows: Array.from({ length: result?.total ?? 0 }, (_, at) => ({
      row: at + 2,
      cells: [`Example Company ${at + 1}`, '51 824 753 556'],
      problems: problems(at < (result?.faulty ?? 0)),
    })),
  };
  return <ImportFlow state={state} send={actor.send} report={report} onPick={() => {}} />;
}

export function ResultBatchScreen({ snapshot }: ScreenProps) {
  const batch = useStaged(resultBatchMachine, snapshot);
  const state = useSelector(batch, (current) => current);
  return <ResultBatch state={state} send={batch.send} />;
}

/** A clinic as its forms know it. */
const hayStreet = {
  id: 's1',
  name: 'Perth – Hay Street',
  address: '226 Hay Street',
  timeZone: 'Australia/Perth',
  state: 'WA',
  bookingFree: false,
};

export function ClosingPlanScreen({ snapshot }: ScreenProps) {
  const plan = useStaged(closingPlanMachine, snapshot);
  const state = useSelector(plan, (current) => current);
  return <ClosingPlan clinics={[hayStreet]} state={state} send={plan.send} />;
}

export function WaitlistScreen({ snapshot }: ScreenProps) {
  const waitlist = useStaged(waitlistMachine, snapshot);
  const state = useSelector(waitlist, (current) => current);
  return <WaitLine mayChange timeZone="Australia/Perth" state={state} send={waitlist.send} />;
}

export function BulkChangeScreen({ snapshot }: ScreenProps) {
  const bulk = useStaged(bulkChangeMachine, snapshot);
  const state = useSelector(bulk, (current) => current);
  if (state.matches('unfound')) return <UnfoundBar send={bulk.send} isSecond={false} onDismiss={nothing} />;
  if (state.matches('resuming') || state.matches('gone')) {
    return <p className="p-6 text-text-2">Behind the list: nothing of its own.</p>;
  }
  return <BulkDialog open state={state} send={bulk.send} onClose={nothing} />;
}

export function RosterPatternScreen({ snapshot }: ScreenProps) {
  const pattern = useStaged(rosterPatternMachine, snapshot);
  const state = useSelector(pattern, (current) => current);
  return <WeeklyHours clinics={[hayStreet]} state={state} send={pattern.send} />;
}

export function ClosingProgressScreen({ snapshot }: ScreenProps) {
  const closing = useStaged(closingProgressMachine, snapshot);
  const state = useSelector(closing, (current) => current);
  return <ClosingProgress state={state} send={closing.send} now={Date.parse('2026-11-23T01:01:00Z')} />;
}

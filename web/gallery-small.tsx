import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { stageWith, useStaged } from '../lab/inspector/gallery/staging.ts';
import type { ScreenProps } from '../lab/inspector/host.ts';
import { StageContext } from '../lab/recorder/stage.ts';
import { appointmentMoveMachine } from '../machines/appointment-move/appointment-move.machine.ts';
import { attendanceMachine } from '../machines/attendance/attendance.machine.ts';
import { bookingListViewMachine } from '../machines/booking-list-view/booking-list-view.machine.ts';
import { NO_FILTER } from '../machines/booking-list-view/list-query.ts';
import { statusIn } from '../machines/booking-status/booking-status.machine.ts';
import { bulkChangeMachine } from '../machines/bulk-change/bulk-change.machine.ts';
import { closingPlanMachine } from '../machines/closing-plan/closing-plan.machine.ts';
import { closingProgressMachine } from '../machines/closing-progress/closing-progress.machine.ts';
import { consultDownloadMachine } from '../machines/consult-download/consult-download.machine.ts';
import { findMachine } from '../machines/find/find.machine.ts';
import { importMachine } from '../machines/import/import.machine.ts';
import { listMachine } from '../machines/list/list.machine.ts';
import { resultBatchMachine } from '../machines/result-batch/result-batch.machine.ts';
import { rosterPatternMachine } from '../machines/roster-pattern/roster-pattern.machine.ts';
import { USUAL_COLUMNS } from '../machines/rules/booking/list-columns.ts';
import { ABN_FORMAT } from '../machines/rules/contact/abn.ts';
import { sessionMachine } from '../machines/session/session.machine.ts';
import { waitlistMachine } from '../machines/waitlist/waitlist.machine.ts';
import { pressesOf } from './app/attendance/status-presses.ts';
import LookupBox from './app/forms/lookup-box.tsx';
import { FileLink } from './app/paperwork/file-link.tsx';
import { PaperworkUpload } from './app/paperwork/paperwork-upload.tsx';
import { ConfirmedAction } from './app/records/confirmed-action.tsx';
import { ServiceList } from './app/session/service-list.tsx';
import type { SessionActor } from './app/session/session-host.ts';
import { SessionQuestions } from './app/session/session-questions.tsx';
import { resultsOf } from './app/upload/send-file.ts';
import { UploadBox } from './app/upload/upload-box.tsx';
import { useUpload } from './app/upload/use-upload.ts';
import { UnfoundBar } from './bookings/bulk/bulk-change.tsx';
import { BulkDialog } from './bookings/bulk/bulk-dialog.tsx';
import { WaitLine } from './bookings/earlier/earlier-time.tsx';
import ExportPanel from './bookings/export/export-panel.tsx';
import type { BookingList, BookingRow } from './bookings/list/booking-list.ts';
import { BookingListBody } from './bookings/list/booking-list-body.tsx';
import ListNotes from './bookings/list/list-notes.tsx';
import type { BookingListView } from './bookings/list/use-booking-list-view.ts';
import { StatusChange } from './bookings/status-change.tsx';
import { OpeningView } from './bookings/views/opening-view.tsx';
import { EditPosition } from './catalogue/position-dialogs.tsx';
import { ClosingPlan } from './closings/closing-plan.tsx';
import { ClosingProgress } from './closings/closing-progress.tsx';
import { DownloadCard } from './consult/download-card.tsx';
import { AttendanceRow } from './day-list/attendance-row.tsx';
import { WeeklyHours } from './doctors/weekly-hours.tsx';
import { FindBox } from './frame/find/find-box.tsx';
import type { FoundHit } from './frame/find/find-hits.ts';
import MenuLayout from './frame/menu-layout.tsx';
import { exampleLanes } from './gallery-board-data.ts';
import { access } from './gallery-example.ts';
import { ask, NobodyBehind } from './gallery-nobody.tsx';
import { ImportFlow } from './imports/import-flow.tsx';
import AuthLayout from './login/auth-layout.tsx';
import LoginPage from './login/login-page.tsx';
import AccountPage from './my-account/account-page.tsx';
import { ResultBatch } from './results/result-batch.tsx';
import { MoveBar } from './scheduler/move/move-bar.tsx';
import { Startup } from './startup.tsx';
import { StatusPill } from './ui/chips.tsx';
import { Field } from './ui/fields/field.tsx';
import { Loader } from './ui/loading/loader.tsx';

const nothing = () => {};
const never = () => new Promise<never>(() => {});
const otp = { current: null };

export function DownloadScreen({ snapshot }: ScreenProps) {
  const download = useStaged(consultDownloadMachine, snapshot);
  const state = useSelector(download, (current) => current);
  return (
    <div className="grid justify-items-center pt-12 pb-10 max-sm:pt-3">
      <DownloadCard snapshot={state} send={download.send} otp={otp} email="person@example.com" />
    </div>
  );
}

/** What the whole portal shows while the session is in this state: the sign-in page, the wait, a page with its warning. */
export function SessionScreen({ live, snapshot }: ScreenProps) {
  const session = useStaged(sessionMachine, asSessionSnapshot(snapshot)) as unknown as SessionActor;
  return (
    <NobodyBehind session={session}>
      {live.matches('signedIn') ? (
        <Startup>
          <ServiceList>
            <MenuLayout>
              <AccountPage />
            </MenuLayout>
            <SessionQuestions />
          </ServiceList>
        </Startup>
      ) : (
        <AuthLayout>{live.matches('signingOut') ? <Loader isPage /> : <LoginPage />}</AuthLayout>
      )}
    </NobodyBehind>
  );
}

/** The model knows nobody's name; the screen has the example's. */
const asSessionSnapshot = (snapshot: object) => {
  const { context, ...rest } = snapshot as { context: { access: unknown } };
  return { ...rest, context: { ...context, access: context.access && access } };
};

/** One row of the day list. */
export function AttendanceScreen({ snapshot }: ScreenProps) {
  const attendance = useStaged(attendanceMachine, snapshot);
  const entry = {
    ...{ candidateId: 'c1', reference: 'PF-100001', candidateName: 'Example Person', dateOfBirth: '1990-02-28' },
    ...{ phone: '0487 987 987', companyName: 'Example Company', packageName: 'Standard medical' },
    ...{ assessments: ['Audiometry', 'Spirometry'], note: '', comment: '' },
    paperworks: [{ id: 'consent', name: 'Consent form', isHandedIn: false, candidateFileId: null }],
    identificationFileId: null,
    missing: ['dob'],
    ...{ doctorName: 'Dr Anjali Rao', startsAt: '2026-11-24T01:00:00Z', endsAt: '2026-11-24T02:00:00Z' },
    ...{ status: 'Confirmed', statusColor: '#16a34a', statusBefore: null, statusChangedAt: null },
  };
  const now = Date.parse('2026-11-24T01:12:00Z');
  return (
    <ul className="py-6">
      <AttendanceRow
        {...{ entry, now, attendance, timeZone: 'Australia/Perth' }}
        presses={pressesOf(entry, 'Australia/Perth', { held: ['calendar'], now })}
      />
    </ul>
  );
}

export function ImportScreen({ snapshot }: ScreenProps) {
  const actor = useStaged(importMachine, snapshot);
  const state = useSelector(actor, (current) => current);
  const { verdict } = state.context;
  const problems = (isFaulty: boolean) => (isFaulty ? [{ column: 1, message: ABN_FORMAT }] : []);
  const report = {
    imported: state.matches('imported'),
    faults: verdict?.faults ? ['The column “Company name” is missing.'] : [],
    columns: ['Company name', 'ABN'],
    rows: Array.from({ length: verdict?.total ?? 0 }, (_, at) => ({
      row: at + 2,
      cells: [`Example Company ${at + 1}`, '51 824 753 556'],
      problems: problems(at < (verdict?.faulty ?? 0)),
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
  ...{ id: 's1', name: 'Perth – Hay Street', address: '226 Hay Street', timeZone: 'Australia/Perth', state: 'WA' },
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

export const FormScreen = () => (
  <EditPosition position={{ id: 'p1', name: 'Newman', updatedAt: '2026-11-23T01:00:00Z' }} onClose={nothing} />
);

export const ActionScreen = () => (
  <ConfirmedAction
    question="Deactivate Example Company?"
    consequence="Nobody can book for it until it is active again."
    findEffects={() => ask('effects')}
    act={() => ask('act')}
    verb="Deactivate"
    verbing="Deactivating…"
    words={{ done: 'Delete company success', failed: 'Delete company error! Please try again.' }}
    danger
    onClose={nothing}
  />
);

/** Nothing can be chosen yet where something else has to be said first, as it is with results. */
export const UploadScreen = ({ live }: ScreenProps) => (
  <div className="grid gap-4 p-6">
    <PaperworkUpload label="Upload paperwork" org="example" temporary={false} onStored={nothing} />
    {live.matches('idle') ? <ResultUpload /> : null}
  </div>
);

function ResultUpload() {
  const upload = useUpload({
    to: () => resultsOf('c1', {}),
    words: { done: '', failed: '' },
    onStored: nothing,
  });
  return <UploadBox upload={upload} label="Upload a result" offWhy="Say first what it is." />;
}

export const ExportScreen = () => (
  <div className="p-6">
    <ExportPanel exported={() => ({ bookingId: 'b1' })} onClose={nothing} />
  </div>
);

export const FileLinkScreen = () => (
  <div className="p-6">
    <FileLink name="Consent form" findAddress={() => ask('address')} />
  </div>
);

/** What is loaded here is the account; the model's data stands for it. */
export function LoadScreen({ live, snapshot }: ScreenProps) {
  const { info } = access;
  const account = {
    ...{ username: info.username, accountType: info.accountType, contactPerson: info.contactPerson, phone: '' },
    ...{ email: info.email, company: { name: info.company?.name, otp: false } },
  };
  const shown = { ...snapshot, context: { ...live.context, data: live.context.data && account } };
  const [stage] = useState(() => stageWith('load', shown));
  return (
    <StageContext value={stage}>
      <AccountPage />
    </StageContext>
  );
}

const rowOf = (candidateName: string, at: number): BookingRow => ({
  ...{ candidateId: String(at), reference: `PF-10000${at}`, candidateName, candidateDob: '1990-02-28' },
  ...{ candidateEmail: 'person@example.com', candidatePhone: '0487 987 987', companyName: 'Example Company' },
  ...{ subsidiaryName: 'Newman', contactName: 'Example Person', contactPhone: '08 9450 9876' },
  ...{ appointmentTime: '2026-11-24T01:00:00Z', siteName: 'Perth – Hay Street', siteTimeZone: 'Australia/Perth' },
  ...{ preferredSiteName: null, preferredFromDate: null, preferredToDate: null },
  ...{ packageName: 'PEM – Heavy Vehicle', status: 'Confirmed', statusColor: '#12683f' },
  ...{ statusBefore: null, statusChangedAt: null, outcome: null },
});

/** The model's rows are names; here they are bookings of these people. */
export function ListScreen({ live, snapshot }: ScreenProps) {
  const { context } = live;
  const rows = context.rows.map(rowOf);
  const query = { search: context.query.search, sort: 'created_at', order: 'desc', mine: false, filter: NO_FILTER };
  const list = useStaged(listMachine<BookingRow, never>(), { ...snapshot, context: { ...context, rows, query } });
  return <BookingListBody list={list as unknown as BookingList} columns={USUAL_COLUMNS} onAsk={nothing} />;
}

export function MoveScreen({ snapshot }: ScreenProps) {
  const move = useStaged(appointmentMoveMachine, snapshot);
  return (
    <div className="p-6">
      <p className="text-text-2">Over the board:</p>
      <MoveBar move={move} lanes={exampleLanes} onLeft={nothing} />
    </div>
  );
}

/** A booking's status as the list has it, and what it may become. */
export function StatusScreen({ live }: ScreenProps) {
  const status = statusIn(live.value);
  const { startsAt, timeZone, ...before } = live.context;
  const appointment = { appointmentTime: startsAt, siteTimeZone: timeZone };
  const booking = { candidateId: 'c1', candidateName: 'Example Candidate', status, ...appointment, ...before };
  return (
    <div className="flex items-center gap-2 flex-wrap p-6">
      <StatusPill status={status} colour="#1a5cd8" />
      <StatusChange bookings={[booking]} onChanged={nothing} />
    </div>
  );
}

/** With what was typed as if it had been left there: nobody types here. */
export const LookupScreen = ({ live }: ScreenProps) => {
  const { search } = live.context;
  return (
    <div className="p-6">
      <Field label="Position">
        <LookupBox
          value={null}
          onPick={nothing}
          load={never}
          addNew={{ what: 'position', onAdd: nothing }}
          start={() => ({ hasFocus: false, typed: search || null })}
          isLaidOpen={live.matches('open')}
        />
      </Field>
    </div>
  );
};

const foundClinic: FoundHit = {
  ...{ id: 's1', href: '/sites/edit/s1', group: 'Sites', name: 'Perth – Hay Street', detail: '226 Hay Street' },
};

export function FindScreen({ snapshot }: ScreenProps) {
  const find = useStaged(findMachine<FoundHit>(), snapshot);
  const state = useSelector(find, (current) => current);
  const { hits } = state.context;
  const shown = { ...state, context: { ...state.context, hits: hits.map(() => foundClinic) } };
  return (
    <div className="m-6 overflow-hidden rounded-xl border border-border bg-raised">
      <FindBox
        state={Object.assign(Object.create(state), shown)}
        send={find.send}
        pages={[]}
        onClose={() => {}}
        onPick={nothing}
      />
    </div>
  );
}

/** It works behind the list, and shows itself where a search cannot be loaded or saved, or nothing says how the list is sorted. */
export function ListViewScreen({ live, snapshot }: ScreenProps) {
  const view = useStaged(bookingListViewMachine<BookingRow, never>(), snapshot) as unknown as BookingListView;
  if (live.matches('opening')) return <OpeningView view={view} />;
  const { sort } = view.getSnapshot().context.query;
  const columns = USUAL_COLUMNS.filter((column) => column !== 'contact_person');
  const isUnsaved =
    live.matches({ open: { shown: { columns: 'failed' } } }) ||
    live.matches({ open: { shown: { search: { unsaved: 'failed' } } } });
  return (
    <>
      <p className="text-text-2 p-6">
        Around the list:{isUnsaved || sort === 'contact_person' ? '' : ' nothing of its own.'}
      </p>
      <ListNotes view={view} sort={sort} columns={columns} />
    </>
  );
}

import { useSelector } from '@xstate/react';
import { useStaged } from '../../lab/inspector/gallery/staging.ts';
import type { ScreenProps } from '../../lab/inspector/host.ts';
import { appointmentMoveMachine } from '../../machines/appointment-move/appointment-move.machine.ts';
import { statusIn } from '../../machines/booking-status/booking-status.machine.ts';
import { consultDownloadMachine } from '../../machines/consult-download/consult-download.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { FileLink } from '../app/paperwork/file-link.tsx';
import { PaperworkUpload } from '../app/paperwork/paperwork-upload.tsx';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { ServiceList } from '../app/session/service-list.tsx';
import type { SessionActor } from '../app/session/session-host.ts';
import { SessionQuestions } from '../app/session/session-questions.tsx';
import { resultsOf } from '../app/upload/send-file.ts';
import { UploadBox } from '../app/upload/upload-box.tsx';
import { useUpload } from '../app/upload/use-upload.ts';
import { StatusChange } from '../bookings/status-change.tsx';
import { EditPosition } from '../catalogue/position-dialogs.tsx';
import { DownloadCard } from '../consult/download-card.tsx';
import MenuLayout from '../frame/menu-layout.tsx';
import AuthLayout from '../login/auth-layout.tsx';
import LoginPage from '../login/login-page.tsx';
import AccountPage from '../my-account/account-page.tsx';
import { MoveBar } from '../scheduler/move/move-bar.tsx';
import { Startup } from '../start/startup.tsx';
import { StatusPill } from '../ui/chips.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { exampleLanes } from './gallery-board-data.ts';
import { access } from './gallery-example.ts';
import { ask, StubGateway } from './stub-gateway.tsx';

const nothing = () => {};
const otp = { current: null };

export function DownloadScreen({ snapshot }: ScreenProps) {
  const download = useStaged(consultDownloadMachine, snapshot);
  const state = useSelector(download, (current) => current);
  return (
    <div className="grid justify-items-center pt-12 pb-10 max-sm:pt-3">
      <DownloadCard snapshot={state} send={download.send} otp={otp} email="person@example.com" hasPasskey />
    </div>
  );
}

/** The whole portal while the session is in this state: the sign-in page, the wait, a page with its warning. */
export function SessionScreen({ live, snapshot }: ScreenProps) {
  const session = useStaged(sessionMachine, asSessionSnapshot(snapshot)) as unknown as SessionActor;
  return (
    <StubGateway session={session}>
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
    </StubGateway>
  );
}

/** The model has no names of people; the screen has the example's. */
const asSessionSnapshot = (snapshot: object) => {
  const { context, ...rest } = snapshot as { context: { access: unknown } };
  return { ...rest, context: { ...context, access: context.access && access } };
};

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

export const FileLinkScreen = () => (
  <div className="p-6">
    <FileLink name="Consent form" findAddress={() => ask('address')} />
  </div>
);

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

import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { holdsAny } from '../../machines/rules/access/permissions.ts';
import { bookingAddress } from '../app/booking-address.ts';
import { useMachine } from '../app/machines/use-machine.ts';
import { canUsePasskeys } from '../app/passkeys/can-use-passkeys.ts';
import { useRecord } from '../app/records/use-record.ts';
import { useAccess, useGateway } from '../app/session/session-context.tsx';
import { BareBar } from '../ui/bare-bar.tsx';
import { emptyStateClass } from '../ui/feedback/empty-state-classes.ts';
import { SignpostArt } from '../ui/feedback/illustrations.tsx';
import { PageHeading, PageTitle } from '../ui/page-heading.tsx';
import { OwnPasskeysDocument } from './consult.documents.ts';
import { consultDownload, storedDevice } from './consult.ports.ts';
import { DownloadCard } from './download-card.tsx';
import { type WantedFiles, wantedFiles } from './wanted-files.ts';

/** /booking/download-consult-file: the results that the address asks for, after a one-time password where one is needed. */
export default function DownloadPage() {
  const search = useSearch();
  const wanted = wantedFiles(search);
  return (
    <>
      <Bar candidateId={wanted.candidateId} />
      <main id="main" tabIndex={-1} className="grid justify-items-center pt-12 pb-10 max-sm:pt-3">
        <PageTitle>Download results</PageTitle>
        {wanted.files.length === 0 ? <NothingWanted /> : <Download key={search} wanted={wanted} />}
      </main>
    </>
  );
}

function Download({ wanted }: { wanted: WantedFiles }) {
  const gateway = useGateway();
  const { info } = useAccess();
  const otp = useRef<HTMLInputElement>(null);
  const email = info.email ?? '';
  const [machine] = useState(() =>
    consultDownload({ gateway, wanted, email, focusOtp: () => queueMicrotask(() => otp.current?.select()) }),
  );
  // Device ids are only for a company that uses one-time passwords.
  const [deviceId] = useState(() => (info.company?.otp ? storedDevice() : null));
  const [snapshot, send] = useMachine(machine, { input: { deviceId } });
  const isOffered = info.company?.otp === true && canUsePasskeys();
  const { data: passkeys } = useRecord('own passkeys', async (signal) =>
    isOffered ? (await gateway.request(OwnPasskeysDocument, {}, { signal })).passkeys : [],
  );
  const hasPasskey = passkeys !== null && passkeys.length > 0;
  return <DownloadCard snapshot={snapshot} send={send} otp={otp} email={email} hasPasskey={hasPasskey} />;
}

/** Back to the booking that they belong to, where the address says so and the account may see it. */
function Bar({ candidateId }: { candidateId: string | null }) {
  const { permissions } = useAccess();
  const mayRead = holdsAny(permissions, ['view_bookings', 'my_bookings']);
  const booking = candidateId && mayRead ? bookingAddress(candidateId, permissions) : null;
  return <BareBar back={booking ? { href: booking, label: 'Booking' } : { href: '/', label: 'Home' }} />;
}

const NothingWanted = () => (
  <div className={emptyStateClass}>
    <SignpostArt />
    <PageHeading>Download results</PageHeading>
    <p className="text-text-2">This address names no file. Open the link from your mail again, or the booking.</p>
  </div>
);

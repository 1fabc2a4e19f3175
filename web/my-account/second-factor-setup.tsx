import { LogOut } from 'lucide-react';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { MeDocument } from '../app/session/session.documents.ts';
import { useAccess, useGateway, useSessionActor } from '../app/session/session-context.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/** In place of every page for an administrator without the second factor that the provider asks for. */
export default function SecondFactorSetup() {
  const session = useSessionActor();
  const { info } = useAccess();
  const username = info.username ?? '';
  const gateway = useGateway();
  const { data, failure, retry, refresh } = useRecord(
    'second factor setup',
    async (signal) => (await gateway.request(MeDocument, {}, { signal })).me,
  );
  return (
    <main className="mx-auto w-full max-w-[688px] max-sm:-mx-4 max-sm:w-auto">
      <PageHead
        title="Set up a second factor"
        subtitle="Administrators need one here. Until you have it, nothing else opens."
        actions={
          <Button icon={<LogOut />} onClick={() => session.send({ type: 'logOut.pressed' })}>
            Log out
          </Button>
        }
      />
      <div className="grid gap-5 px-4 pb-6 sm:px-6">
        <p>Choose one: codes of an authenticator app, or a passkey of this device.</p>
        {failure ? <RecordFailure failure={failure} what="account" onRetry={retry} /> : null}
        <SecondFactorCard username={username} onChanged={refresh} />
        <PasskeysCard username={username} onChanged={refresh} />
        {data && !data.lacksSecondFactor ? (
          <Card title="Done">
            <div className="flex flex-wrap items-center gap-3 px-4 pt-3.5 pb-4" role="status">
              <p>You have a second factor now.</p>
              {/* Loads the portal again, and opens the page that follows a sign-in. */}
              <a className={buttonClass('primary', 'md')} href="/login">
                Open the portal
              </a>
            </div>
          </Card>
        ) : null}
      </div>
    </main>
  );
}

import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { chooseTheme, type Theme, useTheme } from '../app/session/theme.ts';
import type { MyAccountQuery } from '../generated/graphql.ts';
import { Card } from '../ui/card.tsx';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { hintClass } from '../ui/fields/control-classes.ts';
import { SegmentedControl } from '../ui/fields/segmented.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { MyAccountDocument } from './account.documents.ts';
import { CalendarCard } from './calendar-card.tsx';
import { DetailsCard, detailsOf } from './details-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { DigestCard } from './digest-card.tsx';
import { NewAddressNote } from './new-address-note.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

type Account = MyAccountQuery['me'];

/** /my/account: who one is here, how one is reached, one's password, and how the portal looks. */
export default function AccountPage() {
  const gateway = useGateway();
  const {
    data: account,
    failure,
    retry,
    refresh,
  } = useRecord(
    'account',
    async (signal): Promise<Account> => (await gateway.request(MyAccountDocument, {}, { signal })).me,
  );
  return (
    <>
      <PageHead title="My Account" subtitle="Your details, your password, and how Preflight looks to you" />
      <div className="grid max-w-[688px] gap-5 px-4 pb-6 sm:px-6">
        {failure ? <RecordFailure failure={failure} what="account" onRetry={retry} /> : null}
        {account ? (
          <>
            <FactsCard account={account} />
            {account.company.otp && account.emailTrustedFrom !== null ? (
              <NewAddressNote
                email={account.email ?? ''}
                trustedFrom={account.emailTrustedFrom}
                onConfirmed={refresh}
              />
            ) : null}
            <DetailsCard details={detailsOf(account)} hasOtp={account.company.otp} onSaved={refresh} />
            <PasswordCard username={account.username} />
            <SecondFactorCard username={account.username} />
            <PasskeysCard username={account.username} />
          </>
        ) : failure ? null : (
          <SkeletonFields fields={3} label="Loading your account" isBare />
        )}
        {/* Drawn once the content above is there, or it would move away from under a pointer; devices arrive below. */}
        {account || failure ? <AppearanceCard /> : null}
        {account ? <DigestCard /> : null}
        {account ? <CalendarCard /> : null}
        {account?.company.otp ? <DevicesCard /> : null}
        {account ? <SessionsCard /> : null}
      </div>
    </>
  );
}

const kinds: Readonly<Record<string, string>> = { admin: 'Administrator', client: 'Client', booking: 'Booking' };

/** Facts that people cannot change themselves. */
function FactsCard({ account }: { account: Account }) {
  const facts = [
    { name: 'Username', value: account.username },
    { name: 'Company', value: account.company.name },
    { name: 'Account type', value: kinds[account.accountType] ?? account.accountType },
  ];
  return (
    <Card title="Account">
      <dl className="px-4 pt-3.5 pb-4 grid grid-cols-3 gap-x-6 gap-y-3 max-sm:gap-x-4 max-sm:gap-y-2.5 max-lg:grid-cols-2 [&_dd]:wrap-anywhere [&_dt]:mb-px [&_dt]:text-text-3 [&_dt]:text-xs">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[];

function AppearanceCard() {
  const theme = useTheme();
  return (
    <Card title="Appearance">
      <div className="px-4 pt-3.5 pb-4 flex items-center gap-2 flex-wrap">
        <SegmentedControl label="Theme" value={theme} choices={themes} onValue={chooseTheme} />
        <span className={hintClass}>Kept for this account on this device.</span>
      </div>
    </Card>
  );
}

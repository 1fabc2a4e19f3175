import { RecordFailure } from '../../app/records/record-failure.tsx';
import { useAnswer } from '../../app/records/use-answer.ts';
import { useIsProvider } from '../../app/session/session-context.tsx';
import { SkeletonFields } from '../../ui/feedback/skeleton-fields.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { MyCompanyTabs } from '../my-company-tabs.tsx';
import { AdminsCard } from './admins-card.tsx';
import { DomainsCard } from './domains-card.tsx';
import { ProviderCard } from './provider-card.tsx';
import { SignInSettingsDocument } from './sign-in.documents.ts';
import { SwitchCard } from './switch-card.tsx';

/** /my/company/sign-in: the identity provider of the company, and the second factor of its administrators. */
export default function SignInPage() {
  const isProvider = useIsProvider();
  const { data, failure, retry, refresh } = useAnswer('signInSettings', SignInSettingsDocument, {}, 'signInSettings');
  return (
    <>
      <PageHead title="My Company" part="Sign-in" subtitle="Your people sign in by your own identity provider" />
      <MyCompanyTabs current="/my/company/sign-in" />
      <div className="grid max-w-[688px] gap-5 px-4 pb-6 sm:px-6">
        {failure ? <RecordFailure failure={failure} what="sign-in" onRetry={retry} /> : null}
        {data ? (
          <>
            <SwitchCard settings={data} onChanged={refresh} />
            <ProviderCard settings={data} onChanged={refresh} />
            <DomainsCard domains={data.domains} onChanged={refresh} />
            {isProvider ? null : <AdminsCard adminSecondFactor={data.adminSecondFactor} />}
          </>
        ) : null}
        {data || failure ? null : <SkeletonFields fields={5} label="Loading the sign-in" />}
      </div>
    </>
  );
}

import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { MyCompanyDocument } from './companies.documents.ts';
import { GeneralPanel } from './general-panel.tsx';
import { MyCompanyTabs } from './my-company-tabs.tsx';

/** /my/company: the general tab of one's own company, without switching it off. */
export default function MyCompanyPage() {
  const { data, failure, retry, refresh } = useAnswer('myCompany', MyCompanyDocument, {}, 'myCompany');
  return (
    <>
      <PageHead title="My Company" subtitle={data?.companyName ?? 'Your organisation'} />
      <MyCompanyTabs current="/my/company" />
      {failure ? (
        <div className="px-4 pb-4 sm:px-6">
          <RecordFailure failure={failure} what="company" onRetry={retry} />
        </div>
      ) : null}
      {data ? <GeneralPanel key={data.id} company={data} canSwitch={false} onChanged={refresh} /> : null}
      {data || failure ? null : <SkeletonFields fields={3} label="Loading your company" />}
    </>
  );
}

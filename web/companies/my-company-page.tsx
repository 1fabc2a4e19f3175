import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { MyCompanyDocument } from './companies.documents.ts';
import { GeneralPanel } from './general-panel.tsx';

/** /my/company: the general tab of one's own company, without switching it off. */
export default function MyCompanyPage() {
  const gateway = useGateway();
  const { data, failure, retry, refresh } = useRecord(
    'myCompany',
    async (signal) => (await gateway.request(MyCompanyDocument, {}, { signal })).myCompany,
  );
  return (
    <>
      <PageHead title="My Company" subtitle={data?.companyName ?? 'Your organisation'} />
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

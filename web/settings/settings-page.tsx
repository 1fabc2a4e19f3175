import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ProviderSettingsDocument } from './settings.documents.ts';
import { SettingsForm } from './settings-form.tsx';

/** /settings: the provider's name, contact, holds and billing. */
export default function SettingsPage() {
  const { data, failure, retry } = useAnswer('providerSettings', ProviderSettingsDocument, {}, 'providerSettings');
  return (
    <>
      <PageHead title="Settings" subtitle="Your name, contact, holds and billing" />
      <div className="max-w-[688px] px-4 pb-6 sm:px-6">
        {failure ? <RecordFailure failure={failure} what="settings" onRetry={retry} /> : null}
        {data ? <SettingsForm settings={data} /> : null}
        {data || failure ? null : <SkeletonFields fields={6} label="Loading the settings" />}
      </div>
    </>
  );
}

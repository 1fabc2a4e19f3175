import { mondayDigestForm } from '../../machines/forms/account-forms.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useAccess, useGateway, useIsProvider, usePortal } from '../app/session/session-context.tsx';
import { formatDayAndTime } from '../ui/date-format.ts';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';
import { SaveRow } from '../ui/save-row.tsx';
import { ChooseMondayDigestDocument, MondayDigestDocument } from './digest.documents.ts';

/** A mail each Monday about what waits, for a company's accounts that may see bookings. */
export function DigestCard() {
  const { permissions } = useAccess();
  const isProvider = useIsProvider();
  if (isProvider || !(permissions.includes('view_bookings') || permissions.includes('my_bookings'))) return null;
  return <Card />;
}

function Card() {
  const gateway = useGateway();
  const { data, failure, retry } = useRecord(
    'mondayDigest',
    async (signal) => (await gateway.request(MondayDigestDocument, {}, { signal })).mondayDigest,
  );
  return (
    <section
      className="rounded-lg border border-border bg-surface shadow-low print:mb-[10pt] print:break-inside-avoid print:shadow-none"
      aria-labelledby="monday-mail"
    >
      <div className="flex min-h-11 items-center gap-2 border-border border-b px-4 py-1.5 [&_h2]:font-semibold [&_h2]:text-[14px]">
        <h2 id="monday-mail">Monday mail</h2>
      </div>
      <div className="px-4 pt-3.5 pb-4">
        {failure ? <RecordFailure failure={failure} what="Monday mail" onRetry={retry} /> : null}
        {data ? <DigestForm {...data} /> : null}
        {data || failure ? null : <SkeletonFields fields={1} label="Loading the Monday mail" />}
      </div>
    </section>
  );
}

function DigestForm({ isWanted, nextAt }: { isWanted: boolean; nextAt: string }) {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const form = useForm(
    mondayDigestForm,
    { isWanted },
    {
      save: async (values, signal) => {
        const { chooseMondayDigest } = await gateway.request(ChooseMondayDigestDocument, values, { signal });
        return { isWanted: chooseMondayDigest.isWanted };
      },
    },
  );
  return (
    <FormBox form={form} label="Monday mail">
      <Switch
        {...onOff(form.field('isWanted'))}
        hint={`How many bookings wait for you, come up, and have new results. The next one: ${formatDayAndTime(timeZone, nextAt)}.`}
      >
        Mail me each Monday
      </Switch>
      <RefusalLine form={form} />
      <SaveRow form={form} label="Save Monday mail" />
    </FormBox>
  );
}

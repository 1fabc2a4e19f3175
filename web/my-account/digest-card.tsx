import { mondayDigestForm } from '../../machines/forms/account-forms.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useAccess, useGateway, useIsProvider, usePortal } from '../app/session/session-context.tsx';
import { Card } from '../ui/card.tsx';
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
  return <Digest />;
}

function Digest() {
  const { data, failure, retry } = useAnswer('mondayDigest', MondayDigestDocument, {}, 'mondayDigest');
  return (
    <Card title="Monday mail">
      <div className="px-4 pt-3.5 pb-4">
        {failure ? <RecordFailure failure={failure} what="Monday mail" onRetry={retry} /> : null}
        {data ? <DigestForm {...data} /> : null}
        {data || failure ? null : <SkeletonFields fields={1} label="Loading the Monday mail" />}
      </div>
    </Card>
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

import { bookingDefaultsForm } from '../../machines/forms/company-forms.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { ConflictBox } from '../app/records/conflict-box.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { BookingDefaultsQuery } from '../generated/graphql.ts';
import { Card } from '../ui/card.tsx';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { SaveRow } from '../ui/save-row.tsx';
import { BookingDefaultsFields, bookingDefaultsLabels } from './booking-defaults-fields.tsx';
import { BookingDefaultsDocument, ChangeBookingDefaultsDocument } from './companies.documents.ts';
import { clinicNames, useClinicChoices } from './favourite-clinics.tsx';

/** Defaults of new bookings of one's own company. */
export function BookingDefaultsCard({ orgId }: { orgId: string }) {
  const { data, failure, retry } = useAnswer('bookingDefaults', BookingDefaultsDocument, { orgId }, 'bookingDefaults');
  return (
    <Card title="New bookings">
      <div className="px-4 pt-3.5 pb-4">
        {failure ? <RecordFailure failure={failure} what="defaults" onRetry={retry} /> : null}
        {data ? <DefaultsForm key={orgId} orgId={orgId} defaults={data} /> : null}
        {data || failure ? null : <SkeletonFields fields={3} label="Loading the defaults" />}
      </div>
    </Card>
  );
}

type Defaults = BookingDefaultsQuery['bookingDefaults'];

const asTyped = (defaults: Defaults) => ({ ...defaults, resultEmailText: '' });

function DefaultsForm({ orgId, defaults }: { orgId: string; defaults: Defaults }) {
  const gateway = useGateway();
  const form = useForm(bookingDefaultsForm, asTyped(defaults), {
    draftKey: `booking-defaults-${orgId}`,
    save: async ({ resultEmailText: _, ...input }, signal) => {
      const answer = await gateway.request(ChangeBookingDefaultsDocument, { orgId, input }, { signal });
      return asTyped(answer.changeBookingDefaults);
    },
  });
  const clinics = useClinicChoices();
  return (
    <FormBox form={form} label="New bookings">
      <BookingDefaultsFields form={form} clinics={clinics} poHint="No booking without one, whoever makes it." />
      {form.conflict ? (
        <ConflictBox form={form} labels={bookingDefaultsLabels} formatValue={(value) => clinicNames(value, clinics)} />
      ) : (
        <>
          <RefusalLine form={form} />
          <SaveRow form={form} label="Save defaults" />
        </>
      )}
    </FormBox>
  );
}

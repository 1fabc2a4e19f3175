import { useLocation } from 'wouter';
import { packageForm } from '../../machines/forms/catalogue-forms.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { parseValidity, typedValidity } from '../../machines/rules/booking/validity.ts';
import { formatCount } from '../../machines/rules/text/format-count.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { ConflictBox } from '../app/records/conflict-box.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useAccess, useGateway, useIsProvider } from '../app/session/session-context.tsx';
import type { PackageQuery } from '../generated/graphql.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { pluralize } from '../ui/date-format.ts';
import { Banner } from '../ui/feedback/states.tsx';
import { Field } from '../ui/fields/field.tsx';
import { FixedValue, TextInput } from '../ui/fields/inputs.tsx';
import { AssessmentChoice, assessmentKey, PackageLength } from './assessment-choice.tsx';
import { namedBy } from './package-add-page.tsx';
import { PackageFrame, useMayChange, usePackagesAddress } from './package-frame.tsx';
import { ChangePackageDocument, PackageDocument, PackageUsesDocument } from './packages.documents.ts';
import { PackagePrices } from './prices/package-prices.tsx';
import { ValidityField } from './validity-field.tsx';

/** /packages/edit/{packageId}, and the same under a company. */
export default function PackageEditPage() {
  const { packageId: id } = usePackagesAddress();
  const isProvider = useIsProvider();
  const { permissions } = useAccess();
  const mayPrice = permissions.includes('packages') || permissions.includes('company_packages');
  const { data, failure, retry } = useAnswer('package', PackageDocument, { id }, 'package');
  return (
    <PackageFrame title={data ? `Edit ${data.name}` : 'Edit package'} failure={failure} onRetry={retry}>
      {data ? <EditPackageForm record={data} /> : null}
      {data && isProvider ? <PackagePrices id={id} name={data.name} isAllowed={mayPrice} /> : null}
    </PackageFrame>
  );
}

const labels = { name: 'Name', validity: 'Due again after', assessments: 'Assessments' };

function EditPackageForm({ record }: { record: PackageQuery['package'] }) {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const { list } = usePackagesAddress();
  const { id, name, serviceType, orgId, validityMonths, inUse, updatedAt, assessments } = record;
  const mayChange = useMayChange(orgId);
  const values = { name, validity: typedValidity(validityMonths), assessments: keysOf(assessments), updatedAt };
  const form = useForm(packageForm, values, {
    save: async ({ assessments: keys, validity, ...rest }, signal) => {
      const input = { ...rest, validityMonths: parseValidity(validity) ?? 0, assessments: namedBy(assessments, keys) };
      await gateway.request(ChangePackageDocument, { id, input }, { signal }).catch(asFormShows);
    },
    onSaved: () => navigate(list),
  });
  if (!mayChange) {
    return (
      <Banner tone="info" title="This package is not changed here.">
        {orgId === null
          ? 'It is offered to every company, and the provider changes it.'
          : 'Your account may look at the packages of this company, not change them.'}
      </Banner>
    );
  }
  return (
    <FormBox form={form} label="Package" className="grid gap-5">
      {inUse ? <UpcomingBookings id={id} /> : null}
      <Field label="Name" error={form.errors['name']} className="max-w-[640px]">
        <TextInput {...form.field('name')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Service" className="max-w-[320px]">
        <FixedValue value={serviceType === 'pem' ? 'Medical' : 'Fit test'} />
      </Field>
      <ValidityField form={form} />
      <Field label="Assessments" group error={form.errors['assessments']}>
        <AssessmentChoice {...form.field('assessments')} assessments={assessments} />
      </Field>
      <PackageLength assessments={assessments} value={form.values.assessments} />
      {form.conflict ? <ConflictBox level={2} form={form} labels={labels} /> : <RefusalLine form={form} />}
      {form.conflict ? null : (
        <div className="flex items-center gap-2 flex-wrap">
          <Button type="submit" look="primary" size="lg" busy={form.isBusy ? 'Saving…' : null}>
            Save changes
          </Button>
          <ButtonLink href={list} look="quiet" size="lg">
            Cancel
          </ButtonLink>
        </div>
      )}
    </FormBox>
  );
}

/** Bookings that a change leaves as they are. */
function UpcomingBookings({ id }: { id: string }) {
  const { data } = useAnswer('package uses', PackageUsesDocument, { id }, 'packageUses');
  const holds = data?.holds ?? 0;
  return (
    <Banner tone="info" title={data ? upcomingMessage(data.coming) : 'Bookings have this package.'}>
      They keep their times, and go on showing what was booked. New bookings get it as it is saved here.
      {holds > 0 ? ` ${pluralize(holds, 'time')} held for it right now may have to be picked again.` : ''}
    </Banner>
  );
}

const COUNT_CAP = 1_000;

const upcomingMessage = (coming: number) =>
  coming > COUNT_CAP
    ? `More than ${formatCount(COUNT_CAP)} bookings to come have this package.`
    : `${coming === 0 ? 'No booking' : pluralize(coming, 'booking')} to come ${coming > 1 ? 'have' : 'has'} this package${coming === 0 ? '; earlier ones have' : ''}.`;

const keysOf = (assessments: readonly { category: string; name: string; checked: boolean }[]) =>
  assessments.filter(({ checked }) => checked).map(assessmentKey);

/** The package as another person saved it, in the words of the form: a list of what is checked. */
function asFormShows(thrown: unknown): never {
  if (!(thrown instanceof PortalFailure) || thrown.error.code !== 'EDIT_CONFLICT') throw thrown;
  const { present } = thrown.error;
  const validity = typedValidity(Number(present['validityMonths']));
  const listed: unknown = present['assessments'];
  const assessments = (Array.isArray(listed) ? listed : []).map(
    (item: { category_name?: unknown; assessment_name?: unknown; checked?: unknown }) => ({
      category: String(item.category_name),
      name: String(item.assessment_name),
      checked: item.checked === true,
    }),
  );
  throw new PortalFailure({ ...thrown.error, present: { ...present, validity, assessments: keysOf(assessments) } });
}

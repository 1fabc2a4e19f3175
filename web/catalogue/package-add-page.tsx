import { useLocation } from 'wouter';
import { type NewPackage, newPackageForm } from '../../machines/forms/catalogue-forms.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Select, TextInput } from '../ui/fields/inputs.tsx';
import { type Assessment, AssessmentChoice, assessmentKey, PackageLength } from './assessment-choice.tsx';
import { PackageFrame, useMayChange, usePackagesAddress, usePackagesCompany } from './package-frame.tsx';
import { AddPackageDocument, AssessmentsDocument } from './packages.documents.ts';

/** /packages/add, and the same under a company. */
export default function PackageAddPage() {
  const gateway = useGateway();
  const companyOf = usePackagesCompany();
  const { data, failure, retry } = useRecord('assessments', async (signal) => {
    const [{ assessments }, company] = await Promise.all([
      gateway.request(AssessmentsDocument, {}, { signal }),
      companyOf(signal),
    ]);
    return { assessments, company };
  });
  const { orgId } = usePackagesAddress();
  const mayChange = useMayChange(orgId ?? '');
  return (
    <PackageFrame title="Add package" company={data?.company} failure={failure} onRetry={retry}>
      {!mayChange ? (
        <Banner tone="info" title="Your account may look at the packages of this company, not add to them." />
      ) : data ? (
        <NewPackageForm assessments={data.assessments} />
      ) : null}
    </PackageFrame>
  );
}

const services = [
  { value: 'pem', label: 'Medical' },
  { value: 'fit_test', label: 'Fit test' },
] as const;

const blank: NewPackage = { name: '', serviceType: 'pem', assessments: [] };

function NewPackageForm({ assessments }: { assessments: readonly Assessment[] }) {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const { orgId: org, list } = usePackagesAddress();
  const form = useForm(newPackageForm, blank, {
    save: async ({ assessments: keys, ...rest }, signal) => {
      const input = { ...rest, assessments: namedBy(assessments, keys) };
      await gateway.request(AddPackageDocument, { org, input }, { signal });
    },
    goOn: () => navigate(list),
  });
  return (
    <FormBox form={form} label="Package" className="grid gap-5">
      <Field label="Name" error={form.errors['name']} className="max-w-[640px]">
        <TextInput {...form.field('name')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Service" hint="What it is booked as. This cannot be changed later." className="max-w-[320px]">
        <Select {...form.field('serviceType')} choices={services} />
      </Field>
      <Field label="Assessments" group error={form.errors['assessments']}>
        <AssessmentChoice {...form.field('assessments')} assessments={assessments} />
      </Field>
      <PackageLength assessments={assessments} value={form.values.assessments} />
      <RefusalLine form={form} />
      <div className="flex items-center gap-2 flex-wrap">
        <Button type="submit" look="primary" size="lg" busy={form.isBusy ? 'Adding…' : null}>
          Add package
        </Button>
        <ButtonLink href={list} look="quiet" size="lg">
          Cancel
        </ButtonLink>
      </div>
    </FormBox>
  );
}

/** The checked entries as the gateway takes them. */
export const namedBy = (assessments: readonly Assessment[], keys: readonly string[]) =>
  assessments.filter((item) => keys.includes(assessmentKey(item))).map(({ category, name }) => ({ category, name }));

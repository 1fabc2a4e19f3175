import { useLocation, useSearchParams } from 'wouter';
import { type NewPackage, newPackageForm } from '../../machines/forms/catalogue-forms.ts';
import { parseValidity, typedValidity } from '../../machines/rules/booking/validity.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { PackageQuery } from '../generated/graphql.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Select, TextInput } from '../ui/fields/inputs.tsx';
import { type Assessment, AssessmentChoice, assessmentKey, PackageLength } from './assessment-choice.tsx';
import { PackageFrame, useMayChange, usePackagesAddress, usePackagesCompany } from './package-frame.tsx';
import { AddPackageDocument, AssessmentsDocument, PackageDocument } from './packages.documents.ts';
import { ValidityField } from './validity-field.tsx';

/** /packages/add, and the same under a company. With `?from=` it starts as a copy of that package. */
export default function PackageAddPage() {
  const gateway = useGateway();
  const companyOf = usePackagesCompany();
  const from = useSearchParams()[0].get('from');
  const { data, failure, retry } = useRecord('assessments', async (signal) => {
    const [{ assessments }, company, copied] = await Promise.all([
      gateway.request(AssessmentsDocument, {}, { signal }),
      companyOf(signal),
      from === null ? null : gateway.request(PackageDocument, { id: from }, { signal }),
    ]);
    return { assessments, company, ...copyOf(copied?.package ?? null, assessments) };
  });
  const { orgId } = usePackagesAddress();
  const mayChange = useMayChange(orgId ?? '');
  return (
    <PackageFrame
      title="Add package"
      company={data?.company}
      failure={failure}
      what={from === null ? 'company' : 'package'}
      onRetry={retry}
    >
      {!mayChange ? (
        <Banner tone="info" title="Your account may look at the packages of this company, not add to them." />
      ) : data ? (
        <NewPackageForm assessments={data.assessments} start={data.start} leftOut={data.leftOut} />
      ) : null}
    </PackageFrame>
  );
}

const services = [
  { value: 'pem', label: 'Medical' },
  { value: 'fit_test', label: 'Fit test' },
] as const;

const blank: NewPackage = { name: '', serviceType: 'pem', validity: '', assessments: [] };

type Copied = Pick<PackageQuery['package'], 'name' | 'serviceType' | 'validityMonths' | 'assessments'>;

/** The start values of the form. Assessments that were switched off since are left out of the copy. */
function copyOf(copied: Copied | null, catalogue: readonly Assessment[]) {
  if (!copied) return { start: blank, leftOut: [] };
  const offered = new Set(catalogue.map(assessmentKey));
  const had = copied.assessments.filter(({ checked }) => checked).map(assessmentKey);
  const { name, serviceType, validityMonths } = copied;
  const validity = typedValidity(validityMonths);
  const start = { name: `${name} (copy)`, serviceType, validity, assessments: had.filter((key) => offered.has(key)) };
  return { start, leftOut: had.filter((key) => !offered.has(key)) };
}

type NewPackageProps = { assessments: readonly Assessment[]; start: NewPackage; leftOut: readonly string[] };

function NewPackageForm({ assessments, start, leftOut }: NewPackageProps) {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const { orgId: org, list } = usePackagesAddress();
  const form = useForm(newPackageForm, start, {
    save: async ({ assessments: keys, validity, ...rest }, signal) => {
      const input = { ...rest, validityMonths: parseValidity(validity) ?? 0, assessments: namedBy(assessments, keys) };
      await gateway.request(AddPackageDocument, { org, input }, { signal });
    },
    onSaved: () => navigate(list),
  });
  return (
    <FormBox form={form} label="Package" className="grid gap-5">
      {leftOut.length > 0 ? (
        <Banner tone="info" title={`Left out of the copy: ${leftOut.join('; ')}.`}>
          What is switched off can be put into no other package.
        </Banner>
      ) : null}
      <Field label="Name" error={form.errors['name']} className="max-w-[640px]">
        <TextInput {...form.field('name')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Service" hint="What it is booked as. This cannot be changed later." className="max-w-[320px]">
        <Select {...form.field('serviceType')} choices={services} />
      </Field>
      <ValidityField form={form} />
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

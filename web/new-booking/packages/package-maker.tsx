import { useState } from 'react';
import { type PackageToMake, packageInBookingForm } from '../../../machines/forms/package-in-booking-form.ts';
import type { ChosenPackage } from '../../../machines/lib/booking.types.ts';
import { type DraftId, id, type OrgId, type PackageId } from '../../../machines/lib/ports.ts';
import { useForm } from '../../app/forms/form.tsx';
import { underOneId } from '../../app/forms/one-id.ts';
import { messageFor } from '../../app/messages.ts';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import { FieldError } from '../../slots/field-error.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { hintClass } from '../../ui/fields/control-classes.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { AddCustomPackageDocument, AddPackageInBookingDocument, PackagePartsDocument } from '../wizard.documents.ts';
import { useWizard } from '../wizard-context.ts';

type Part = { category: string; name: string; minutes: number };
const keyOf = ({ category, name }: Part) => `${category}\n${name}`;
const partOf = (key: string) => {
  const [category = '', name = ''] = key.split('\n');
  return { category, name };
};
const QUARTER = 15;

type PackageMakerProps = {
  org: OrgId;
  /** For this draft's candidate alone; null keeps it for the company. */
  customFor: { draftId: DraftId; called: string } | null;
  /** Under which what is typed is kept. */
  draftKey: string;
  onMade: (made: ChosenPackage) => void;
  onClose: () => void;
};

/** A package out of the assessment list, in a dialog over the booking. */
export default function PackageMaker({ org, customFor, draftKey: keepAs, onMade, onClose }: PackageMakerProps) {
  const gateway = useGateway();
  const { serviceType } = useWizard().draft;
  const { parts, failure, retry } = useParts();
  const [save] = useState(() =>
    underOneId(async (packageId, { name, checked }: PackageToMake, signal) => {
      const assessments = checked.map(partOf);
      const input = { name, serviceType, assessments };
      if (!customFor) {
        const { addPackageInBooking: made } = await gateway.request(
          AddPackageInBookingDocument,
          { org, input },
          { signal },
        );
        return { id: id<PackageId>(made.id), name: made.name, minutes: made.minutes };
      }
      const variables = { packageId, org, draftId: customFor.draftId, input };
      const { addCustomPackage: made } = await gateway.request(AddCustomPackageDocument, variables, { signal });
      return { id: id<PackageId>(made.id), name: made.name, minutes: made.minutes, custom: assessments };
    }),
  );
  const form = useForm(
    packageInBookingForm,
    { name: '', checked: [] },
    {
      save,
      draftKey: keepAs,
      onSaved: (made) => {
        onMade(made);
        onClose();
      },
    },
  );
  const { checked } = form.values;
  const minutes = parts.reduce((sum, part) => sum + (checked.includes(keyOf(part)) ? part.minutes : 0), 0);
  return (
    <EditDialog
      form={form}
      title={customFor ? `Custom package for ${customFor.called}` : 'New package'}
      text={
        customFor
          ? 'For this candidate of this booking only. It is kept in no list.'
          : 'Kept for the company, and offered to its next bookings too.'
      }
      submit="Add package"
      busy="Adding…"
      isWide
      onClose={onClose}
    >
      <Field label="Name" error={form.errors['name']}>
        <TextInput {...form.field('name')} maxLength={200} autoComplete="off" />
      </Field>
      <FieldError error={form.errors['checked']} />
      {failure ? (
        <Banner tone="bad" title="Fetch error" onRetry={retry} retryWhat="assessments">
          {failure}
        </Banner>
      ) : parts.length === 0 ? (
        <SkeletonRows label="Loading assessments" />
      ) : (
        <Parts parts={parts} {...form.field('checked')} />
      )}
      <p className={hintClass} role="status">
        {minutes === 0
          ? 'Nothing chosen yet.'
          : `${minutes} minutes, an appointment of ${Math.ceil(minutes / QUARTER) * QUARTER}.`}
      </p>
    </EditDialog>
  );
}

function useParts() {
  const gateway = useGateway();
  const { data, failure, retry } = useRecord(
    'assessments',
    async (signal): Promise<readonly Part[]> =>
      (await gateway.request(PackagePartsDocument, {}, { signal })).assessments,
  );
  return { parts: data ?? [], failure: failure && messageFor(failure), retry };
}

type PartsProps = {
  parts: readonly Part[];
  value: readonly string[];
  onValue: (checked: readonly string[]) => void;
};

/** Everything a clinic can do, by category. */
function Parts({ parts, value, onValue }: PartsProps) {
  const set = (key: string, isOn: boolean) => onValue(isOn ? [...value, key] : value.filter((other) => other !== key));
  return (
    <div className="grid max-h-[46vh] grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-x-5 gap-y-3 overflow-auto">
      {[...Map.groupBy(parts, ({ category }) => category)].map(([category, ofCategory]) => (
        <fieldset key={category} className="grid content-start gap-1">
          <legend className="font-strong">{category}</legend>
          {ofCategory.map((part) => (
            <Checkbox key={part.name} checked={value.includes(keyOf(part))} onValue={(isOn) => set(keyOf(part), isOn)}>
              {part.name} <span className="text-text-3 tabular-nums whitespace-nowrap">{part.minutes} min</span>
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

import { clinicsWithout, type Need } from '../../machines/rules/booking/assessment-needs.ts';
import { appointmentMinutes } from '../../machines/rules/booking/package-length.ts';
import { messageFor } from '../app/messages.ts';
import { EffectList } from '../app/records/effect-list.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { AssessmentEffectsQuery, CatalogueAssessmentFieldsFragment } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { pluralize } from '../ui/date-format.ts';
import { SkeletonLine } from '../ui/feedback/skeleton.tsx';
import { hintClass } from '../ui/fields/control-classes.ts';
import { AssessmentEffectsDocument } from './assessments.documents.ts';

export type CatalogueAssessment = CatalogueAssessmentFieldsFragment;

type Effects = AssessmentEffectsQuery['assessmentEffects'];
type EffectsProps = {
  record: CatalogueAssessment;
  /** As they are typed; no minutes while they are none. */
  category: string;
  name: string;
  minutes: number | null;
  /** Null while they are none. */
  needs: readonly Need[] | null;
};

/** Packages are named to here; of more their number is said. */
const SHOWN = 5;

/** Which packages change with an assessment, said while it is edited. */
export function AssessmentEffects({ record, category, name, minutes, needs }: EffectsProps) {
  const gateway = useGateway();
  const { data, failure, retry } = useRecord(
    'assessment effects',
    async (signal) =>
      (await gateway.request(AssessmentEffectsDocument, { id: record.id }, { signal })).assessmentEffects,
  );
  if (failure) {
    return (
      <p className="flex flex-wrap items-center gap-2" role="alert">
        Which packages it changes is not known. {messageFor(failure)}
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label="Checking what this affects">
        <SkeletonLine width={70} />
      </div>
    );
  }
  const longer = minutes === null ? [] : lengthsChanged(data, minutes - record.minutes);
  const isOther =
    longer.length > 0 ||
    category.trim() !== record.category ||
    name.trim() !== record.name ||
    (minutes ?? record.minutes) !== record.minutes;
  return (
    <section className="rounded-md border border-border bg-canvas px-3 py-2.5" aria-label="What this affects">
      <p role="status">
        <b>{pluralize(data.total, 'package')}</b> {data.total === 1 ? 'has' : 'have'} it
        {isOther ? (data.total === 1 ? ' and changes with it' : ' and change with it') : ''}.{' '}
        {longer.length > 0
          ? `${pluralize(longer.length, 'appointment length')} ${longer.length === 1 ? 'changes' : 'change'}:`
          : isOther
            ? 'No appointment gets longer or shorter.'
            : ''}
      </p>
      {longer.length > 0 ? (
        <EffectList label="Appointment lengths that change">
          {longer.slice(0, SHOWN).map(({ packageId, label, before, after }) => (
            <li key={packageId}>
              {label}: {before} → {after} minutes
            </li>
          ))}
          {longer.length > SHOWN ? <li>and {longer.length - SHOWN} more</li> : null}
        </EffectList>
      ) : null}
      <ClinicsWithout needs={needs ?? []} effects={data} />
      <p className={`${hintClass} mt-1.5`}>{unchangedMessage(data)}</p>
    </section>
  );
}

/** Clinics that offer no time with these needs, and how many packages that concerns. */
function ClinicsWithout({ needs, effects: { clinics, total } }: { needs: readonly Need[]; effects: Effects }) {
  const without = clinicsWithout(needs, clinics).map(({ name }) => name);
  if (needs.length === 0 || without.length === 0) return null;
  const others = without.length - SHOWN;
  const names = [...without.slice(0, SHOWN), ...(others > 0 ? [`${others} more`] : [])];
  return (
    <p className="mt-1.5 text-warning" role="status">
      {pluralize(without.length, 'clinic')} {without.length === 1 ? 'has' : 'have'} no such resources and{' '}
      {without.length === 1 ? 'offers' : 'offer'} no time for {pluralize(total, 'package')}: {names.join(', ')}.
    </p>
  );
}

const lengthsChanged = ({ packages }: Effects, added: number) =>
  packages
    .map(({ packageId, name, companyName, minutes }) => ({
      packageId,
      label: companyName ? `${name}, ${companyName}` : name,
      before: appointmentMinutes(minutes),
      after: appointmentMinutes(minutes + added),
    }))
    .filter(({ before, after }) => before !== after);

function unchangedMessage({ coming, holds }: Effects): string {
  const kept =
    coming === 0
      ? 'No booking to come has one of these.'
      : `${pluralize(coming, 'booking')} to come ${coming === 1 ? 'keeps its time and what was' : 'keep their times and what was'} booked.`;
  if (holds === 0) return kept;
  return `${kept} ${pluralize(holds, 'time')} held right now may have to be picked again.`;
}

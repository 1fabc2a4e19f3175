import { id, type SiteId } from '../../machines/lib/ports.ts';
import { PublicReason } from '../app/forms/public-reason.tsx';
import type { ClosingClinicsQuery } from '../generated/graphql.ts';
import { ClinicsField } from '../slots/clinics-field.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { SegmentedControl } from '../ui/fields/segmented.tsx';
import { Checkbox } from '../ui/fields/switches.tsx';
import { withClinics } from './scope-from-address.ts';
import type { PlanState, SendPlan } from './use-closing-plan.ts';

export type Clinic = ClosingClinicsQuery['bookableClinics'][number];

type FieldsProps = { clinics: readonly Clinic[]; state: PlanState; send: SendPlan };

/** Which days of whom close, why, and where people may go. */
export function ScopeFields({ clinics, state, send }: FieldsProps) {
  const { scope, reason, publicReason } = state.context;
  const errors = fieldErrors(state);
  const change = (changes: Partial<typeof scope>) => send({ type: 'scope.changed', scope: changes });
  const choices = clinics.map((clinic) => ({ ...clinic, id: id<SiteId>(clinic.id) }));
  const others = choices.filter((clinic) => !scope.siteIds.includes(clinic.id));
  return (
    <div className="grid gap-4">
      <Field label="Clinics that close">
        <ClinicsField
          clinics={choices}
          all={scope.siteIds.length === clinics.length && clinics.length > 1}
          siteIds={scope.siteIds.map((siteId) => id<SiteId>(siteId))}
          onChoice={({ all, siteIds }) =>
            change(withClinics(scope, all ? choices.map((clinic) => clinic.id) : siteIds, { clinics, now: Date.now() }))
          }
        />
      </Field>
      <div className="grid gap-4">
        <Field label="First day" error={errors.fromDay}>
          <DateField
            value={scope.fromDay}
            onValue={(fromDay) => change({ fromDay, ...(scope.toDay < fromDay && { toDay: fromDay }) })}
          />
        </Field>
        <Field label="Last day" error={errors.toDay}>
          <DateField value={scope.toDay} onValue={(toDay) => change({ toDay })} />
        </Field>
      </div>
      <Doctors state={state} send={send} />
      <Field label="Reason" hint="Only your staff see it: on the board and in the record." error={errors.reason}>
        <TextInput
          value={reason}
          maxLength={100}
          onValue={(typed) => send({ type: 'reason.changed', reason: typed })}
        />
      </Field>
      <PublicReason value={publicReason} onValue={(typed) => send({ type: 'reason.changed', publicReason: typed })} />
      <Field label="New times" group>
        <SegmentedControl
          label="New times"
          value={scope.prefer}
          choices={[
            { value: 'nearest', label: 'Nearest' },
            { value: 'later', label: 'Only later' },
          ]}
          onValue={(prefer) => change({ prefer })}
        />
      </Field>
      <Field label="Other clinics that may take people" optional>
        <ClinicsField
          clinics={others}
          all={false}
          siteIds={scope.otherSiteIds.map((siteId) => id<SiteId>(siteId))}
          onChoice={({ all, siteIds }) => change({ otherSiteIds: all ? others.map((clinic) => clinic.id) : siteIds })}
        />
      </Field>
      <p className="text-sm text-text-2">
        Nobody can book these days from the moment you close them. Mails leave five minutes later; until then all of it
        can be undone.
      </p>
    </div>
  );
}

const FIELDS = ['fromDay', 'toDay', 'reason'] as const;

/** Errors by field: missing values, and refusals of the last request. */
export function fieldErrors({
  context: { errors, failure },
}: PlanState): Partial<Record<(typeof FIELDS)[number], string>> {
  const refused = (failure && 'fields' in failure && failure.fields) || {};
  const at = FIELDS.map((field) => [field, refused[field] ?? refused[`scope.${field}`]]);
  return { ...Object.fromEntries(at.filter(([, message]) => message)), ...errors };
}

/** Everybody, or those who are ticked. */
function Doctors({ state, send }: Omit<FieldsProps, 'clinics'>) {
  const { plan, scope } = state.context;
  const doctors = plan?.doctors ?? [];
  if (doctors.length === 0) return null;
  const everybody = scope.doctorIds.length === 0;
  // The ticked doctors, not those of the last answer: two quick presses are two.
  const closing = new Set(everybody ? doctors.map(({ doctorId }) => doctorId) : scope.doctorIds);
  const change = (doctorIds: readonly string[]) => send({ type: 'scope.changed', scope: { doctorIds } });
  const toggled = (doctorId: string, closes: boolean) => {
    const after = closes ? [...closing, doctorId] : [...closing].filter((one) => one !== doctorId);
    // An empty list would mean every doctor: the last one stays ticked.
    if (after.length > 0) change(after.length === doctors.length ? [] : after);
  };
  return (
    <fieldset className="grid gap-2 border-0 p-0">
      <legend className="mb-1.5 font-strong">Resources</legend>
      <Checkbox checked={everybody} partly={!everybody} onValue={() => change([])}>
        All resources ({doctors.length})
      </Checkbox>
      {doctors.map(({ doctorId, doctorName, days }) => (
        <Checkbox
          key={doctorId}
          className="ml-6"
          checked={closing.has(doctorId)}
          onValue={(checked) => toggled(doctorId, checked)}
        >
          {doctorName} <span className="text-text-3 tabular-nums">{days === 1 ? '1 day' : `${days} days`}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}

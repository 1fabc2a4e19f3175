import type { PatternDraft } from '../../machines/roster-pattern/roster-pattern.types.ts';
import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { latestWeekA, mondayOf } from '../../machines/rules/calendar/weekly-hours.ts';
import type { RosteredClinicsQuery } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { formatDay } from '../ui/date-format.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { Field } from '../ui/fields/field.tsx';
import { FixedValue, Select } from '../ui/fields/inputs.tsx';
import { SegmentedControl } from '../ui/fields/segmented.tsx';
import { Checkbox } from '../ui/fields/switches.tsx';
import { patternErrors } from './pattern-errors.ts';
import type { PatternState, SendPattern } from './use-roster-pattern.ts';
import { WeekTable } from './week-table.tsx';

export type RosteredClinic = Pick<RosteredClinicsQuery['bookableClinics'][number], 'id' | 'name'>;

export type PatternProps = { clinics: readonly RosteredClinic[]; state: PatternState; send: SendPattern };

/** The clinic, the first and last day, and the hours of each weekday. */
export function PatternFields({ clinics, state, send }: PatternProps) {
  const { draft, replacesPatternId } = state.context;
  const errors = patternErrors(state);
  const change = (changes: Partial<PatternDraft>) => send({ type: 'draft.changed', changes });
  const isChange = replacesPatternId !== null;
  return (
    <div className="grid gap-4">
      <Field label="Clinic" error={errors['siteId']}>
        {isChange ? (
          <FixedValue value={clinics[0]?.name ?? ''} />
        ) : (
          <Select
            value={draft.siteId}
            choices={clinics.map(({ id, name }) => ({ value: id, label: name }))}
            onValue={(siteId) => change({ siteId })}
            empty="Choose a clinic"
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Field label={isChange ? 'Changed from' : 'First day'} error={errors['fromDay']}>
          <DateField value={draft.fromDay} onValue={(fromDay) => change({ fromDay, ...weekAOf(fromDay, isChange) })} />
        </Field>
        <Field label="Last day" optional error={errors['untilDay']}>
          <DateField value={draft.untilDay} onValue={(untilDay) => change({ untilDay })} />
        </Field>
      </div>
      <Field label="Rhythm" group>
        <SegmentedControl
          label="Rhythm"
          value={draft.weeks === 1 ? 'every' : 'alternate'}
          choices={[
            { value: 'every', label: 'Every week' },
            { value: 'alternate', label: 'Weeks A and B' },
          ]}
          onValue={(rhythm) =>
            change(
              rhythm === 'every' ? { weeks: 1, hours: draft.hours.filter(({ week }) => week === 0) } : { weeks: 2 },
            )
          }
        />
      </Field>
      {draft.weeks === 2 && isoDay(draft.fromDay) !== null ? <FirstWeek draft={draft} onChange={change} /> : null}
      {errors['hours'] ? (
        <p role="alert" className="text-danger">
          {errors['hours']}
        </p>
      ) : null}
      <WeekTable week={0} draft={draft} errors={errors} change={change} />
      {draft.weeks === 2 ? <WeekTable week={1} draft={draft} errors={errors} change={change} /> : null}
      <Checkbox checked={draft.onHolidays} onValue={(onHolidays) => change({ onHolidays })}>
        On public holidays too
      </Checkbox>
      {isChange && draft.hours.length > 0 ? (
        <div>
          <Button look="danger-quiet" onClick={() => change({ hours: [], untilDay: '' })}>
            No hours from then on
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** New hours begin in a week A; a change keeps the rhythm there was. */
const weekAOf = (fromDay: string, isChange: boolean): Partial<PatternDraft> =>
  isChange || isoDay(fromDay) === null ? {} : { weekA: mondayOf(fromDay) };

type FirstWeekProps = { draft: PatternDraft; onChange: (changes: Partial<PatternDraft>) => void };

function FirstWeek({ draft: { weekA, fromDay }, onChange }: FirstWeekProps) {
  const monday = mondayOf(fromDay);
  const weekBefore = Temporal.PlainDate.from(monday).subtract({ days: 7 }).toString();
  return (
    <Field label={`The week of ${formatDay(monday)}`} group>
      <SegmentedControl
        label={`The week of ${formatDay(monday)}`}
        value={latestWeekA(weekA, fromDay) === monday ? 'a' : 'b'}
        choices={[
          { value: 'a', label: 'Week A' },
          { value: 'b', label: 'Week B' },
        ]}
        onValue={(first) => onChange({ weekA: first === 'a' ? monday : weekBefore })}
      />
    </Field>
  );
}

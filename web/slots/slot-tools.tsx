import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import type { TimeChoice } from '../../machines/lib/booking.types.ts';
import type { SiteId } from '../../machines/lib/ports.ts';
import { DATE_TO_COME } from '../../machines/rules/booking/booking-draft.ts';
import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { messageFor } from '../app/messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { formatDate, formatDayRange, ownZone, pluralize } from '../ui/date-format.ts';
import { DateRangeField } from '../ui/fields/date-field.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Select } from '../ui/fields/inputs.tsx';
import { Checkbox } from '../ui/fields/switches.tsx';
import { saveShowsAllTimes } from './all-times.ts';
import type { ClinicChoice } from './clinics-box.tsx';
import { ClinicsField } from './clinics-field.tsx';
import { usePicker } from './picker-context.ts';
import { PickerProgress } from './picker-progress.tsx';
import type { Clinic } from './slot-lookups.ts';
import { useList } from './use-list.ts';

/** States that have bookable clinics. Another state empties what was chosen of the one before. */
export function StateField() {
  const { lookups, choice, change, error } = usePicker();
  const { items, failure } = useList(lookups.states);
  const existing = items.some((item) => item.id === choice.state) || choice.state === '';
  const choices = [
    ...(existing ? [] : [{ value: choice.state, label: choice.state }]),
    ...items.map((item) => ({ value: item.id, label: `${item.name} (${pluralize(item.clinics, 'clinic')})` })),
  ];
  return (
    <Field label="State" error={error('state') ?? (failure && messageFor(failure))}>
      <Select
        value={choice.state}
        choices={choices}
        empty="Choose a state"
        onValue={(state) => change({ state, all: false, siteIds: [], site: null })}
      />
    </Field>
  );
}

/** The days to look at: at most 30 apart, none in the past. */
export function DatesField() {
  const { now, choice, change, error } = usePicker();
  const timeZone = ownZone();
  const today = formatDate(timeZone, now);
  const passed = isoDay(choice.fromDate) !== null && choice.fromDate < today ? DATE_TO_COME : null;
  return (
    <Field label="Dates" error={error('fromDate') ?? error('toDate') ?? passed} group>
      <DateRangeField
        from={choice.fromDate}
        to={choice.toDate}
        min={today}
        onRange={(fromDate, toDate) => change({ fromDate, toDate })}
      />
    </Field>
  );
}

/** Clinics and days of the search. On a phone one line says them, and 'Change' opens the fields. */
export function SlotTools({ isNarrow }: { isNarrow: boolean }) {
  const { choice, change, hasErrors } = usePicker();
  const id = useId();
  const isComplete = choice.all || choice.siteIds.length > 0;
  const [isOpen, setOpen] = useState(!isComplete);
  const columns = isNarrow
    ? 'grid-cols-[140px_minmax(0,1fr)]'
    : 'grid-cols-[168px_minmax(220px,1fr)_280px] max-lg:grid-cols-[160px_minmax(0,1fr)]';
  // In the first of two columns two days would be cut off.
  const days = isNarrow
    ? 'col-span-full max-w-[280px] max-sm:max-w-none'
    : 'max-lg:col-span-full max-lg:max-w-[280px] max-sm:max-w-none';
  return (
    <>
      <button
        type="button"
        className="mt-3 hidden min-h-11 w-full items-center gap-2 rounded-md border border-border bg-sunken pr-1 pl-3 max-sm:flex"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter />
        <span className="flex-1 text-left">{choiceSummary(choice)}</span>
        <span className={buttonClass('link', 'sm')}>{isOpen ? 'Done' : 'Change'}</span>
      </button>
      <div
        id={id}
        className={classes(
          'mt-3.5 mb-1 grid items-start gap-3',
          columns,
          isOpen || hasErrors ? 'max-sm:grid-cols-1' : 'max-sm:hidden',
        )}
      >
        <StateField />
        <ClinicsPart key={choice.state} />
        <div className={days}>
          <DatesField />
        </div>
      </div>
      <div className="mt-2 flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          className="center"
          checked={!choice.gapless}
          onValue={(isOn) => {
            saveShowsAllTimes(isOn);
            change({ gapless: !isOn });
          }}
        >
          Show all times
        </Checkbox>
        <PickerProgress />
      </div>
    </>
  );
}

function choiceSummary({ all, siteIds, fromDate, toDate, state }: TimeChoice) {
  const clinics = all
    ? `All clinics in ${state}`
    : siteIds.length === 0
      ? 'No clinic yet'
      : pluralize(siteIds.length, 'clinic');
  return `${clinics} · ${fromDate ? formatDayRange(fromDate, toDate) : 'no dates'}`;
}

function ClinicsPart() {
  const { lookups, favourites = [], choice, change, error } = usePicker();
  const { items, failure } = useList(async () => (choice.state === '' ? [] : lookups.clinicsOf(choice.state)));
  return (
    <Field label="Clinics" error={error('siteIds') ?? (failure && messageFor(failure))}>
      <ClinicsField
        clinics={favouritesFirst(items, favourites)}
        all={choice.all}
        siteIds={choice.siteIds}
        onChoice={change}
      />
    </Field>
  );
}

/** The company's favourites before the others, each marked as one. */
function favouritesFirst(clinics: readonly Clinic[], favourites: readonly SiteId[]): readonly ClinicChoice[] {
  const marked = clinics.map((clinic) => ({ ...clinic, isFavourite: favourites.includes(clinic.id) }));
  return [...marked.filter((clinic) => clinic.isFavourite), ...marked.filter((clinic) => !clinic.isFavourite)];
}

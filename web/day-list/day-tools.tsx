import { classes } from '../ui/classes.ts';
import { inputClass, toolbarSelectClass } from '../ui/fields/control-classes.ts';
import { type DayEntry, type DaySearch, totalText } from './day-groups.ts';

type Props = { entries: readonly DayEntry[]; search: DaySearch; onSearch: (search: DaySearch) => void };

/** The day's totals, and the search for a person or a doctor's people. */
export function DayTools({ entries, search, onSearch }: Props) {
  const doctors = [...new Set(entries.flatMap(({ doctorName }) => doctorName ?? []))].sort();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-2 sm:px-6">
      <p className="font-strong tabular-nums" role="status">
        {totalText(entries)}
      </p>
      <input
        type="search"
        className={classes(
          inputClass('min-h-(--control) w-72 px-2.5'),
          'ml-auto max-sm:ml-0 max-sm:w-full print:hidden',
        )}
        aria-label="Find on this day"
        placeholder="Name, reference, company, phone"
        autoComplete="off"
        maxLength={100}
        value={search.words}
        onChange={({ target }) => onSearch({ ...search, words: target.value })}
      />
      {doctors.length > 1 ? (
        <select
          className={toolbarSelectClass('max-w-[220px] print:hidden')}
          aria-label="Doctor"
          value={search.doctor}
          onChange={({ target }) => onSearch({ ...search, doctor: target.value })}
        >
          <option value="">All doctors ({doctors.length})</option>
          {doctors.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

import { appointmentMinutes } from '../../machines/rules/booking/package-length.ts';
import { pluralize } from '../ui/date-format.ts';
import { useGroupControl } from '../ui/fields/field.tsx';
import { Checkbox } from '../ui/fields/switches.tsx';

export type Assessment = { category: string; name: string; minutes: number; checked: boolean };

/** Names an assessment in a form, and in the words of an edit conflict. */
export const assessmentKey = ({ category, name }: { category: string; name: string }) => `${category}: ${name}`;

type AssessmentChoiceProps = {
  /** The whole catalogue, in its order. */
  assessments: readonly Assessment[];
  /** Keys of those that are checked. */
  value: readonly string[];
  onValue: (value: readonly string[]) => void;
  onBlur: () => void;
  name: string;
};

/** Assessments by category, each to be checked alone or with its category, inside a `Field`. */
export function AssessmentChoice({ assessments, value, onValue, onBlur, name }: AssessmentChoiceProps) {
  const { id, 'aria-labelledby': labelled, 'aria-describedby': described } = useGroupControl();
  const byCategory = Map.groupBy(assessments, ({ category }) => category);
  // Always in the catalogue's order, so that checking and unchecking leads back to where it was.
  const put = (keys: readonly string[], isOn: boolean) =>
    onValue(assessments.map(assessmentKey).filter((key) => (keys.includes(key) ? isOn : value.includes(key))));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field's label names it, where a fieldset would need a legend of its own
    <div
      id={id}
      role="group"
      aria-labelledby={labelled}
      aria-describedby={described}
      className="columns-[3_240px] gap-x-6"
    >
      {[...byCategory].map(([category, items], at) => {
        const keys = items.map(assessmentKey);
        const chosen = keys.filter((key) => value.includes(key)).length;
        return (
          <fieldset key={category} className="mb-5 grid break-inside-avoid gap-1.5 max-sm:gap-0">
            <legend className="sr-only">{category}</legend>
            <Checkbox
              checked={chosen === keys.length}
              partly={chosen > 0 && chosen < keys.length}
              onValue={(isOn) => put(keys, isOn)}
              onBlur={onBlur}
              className="font-strong max-sm:py-2.5"
              {...(at === 0 ? { name } : {})}
            >
              {category}
            </Checkbox>
            {items.map((item) => (
              <Checkbox
                key={item.name}
                checked={value.includes(assessmentKey(item))}
                onValue={(isOn) => put([assessmentKey(item)], isOn)}
                onBlur={onBlur}
                className="pl-6 font-normal max-sm:py-2.5"
              >
                {item.name} <span className="text-[12px] whitespace-nowrap text-text-3">{item.minutes} min</span>
              </Checkbox>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

/** The minutes of an appointment with the checked ones, announced as they are checked. */
export function PackageLength({
  assessments,
  value,
}: {
  assessments: readonly Assessment[];
  value: readonly string[];
}) {
  const sum = assessments
    .filter((item) => value.includes(assessmentKey(item)))
    .reduce((minutes, item) => minutes + item.minutes, 0);
  return (
    <p className="sticky bottom-0 z-10 border-t border-border bg-surface py-3" role="status">
      {value.length === 0 ? (
        'No assessment is chosen yet.'
      ) : (
        <>
          An appointment takes <b>{appointmentMinutes(sum)} minutes</b>
          <span className="text-text-3">
            {' '}
            · {pluralize(value.length, 'assessment')}, {sum} minutes, rounded up to a quarter of an hour
          </span>
        </>
      )}
    </p>
  );
}

import { SLOT_MINUTES } from '../../../machines/rules/booking/package-length.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';
import { clockOf, FIRST_MINUTE, LAST_MINUTE } from '../board/board-lanes.ts';

type Text = { name: string; value: string; onValue: (value: string) => void; onBlur: () => void };
type Props = { from: Text; to: Text; errors: Readonly<Record<string, string>> };

const CLOCKS = Array.from({ length: (LAST_MINUTE - FIRST_MINUTE) / SLOT_MINUTES + 1 }, (_, index) => {
  const clock = clockOf(FIRST_MINUTE + index * SLOT_MINUTES);
  return { value: clock, label: clock };
});

/** From and to, in quarters of an hour of the board's day. */
export const HourFields = ({ from, to, errors }: Props) => (
  <div className="grid grid-cols-2 gap-3">
    <Field label="From" error={errors['fromTime']}>
      <Select {...from} choices={CLOCKS} />
    </Field>
    <Field label="To" error={errors['toTime']}>
      <Select {...to} choices={CLOCKS} />
    </Field>
  </div>
);

import { formMachine } from '../form/form.machine.ts';
import { fieldsOf } from '../form/form.types.ts';
import type { ChosenPackage } from '../lib/booking.types.ts';
import { CHOOSE_ONE } from '../rules/booking/timeslot-choice.ts';
import { requiredMessage } from '../rules/text/required.ts';

/** `checked` are assessments by the key that the host gives them. */
export type PackageToMake = { name: string; checked: readonly string[] };

/**
 * A package made in the middle of a booking, for the company or for one candidate.
 * Port, as `save`: makes it, and answers what the candidate then has.
 */
export const packageInBookingForm = formMachine<PackageToMake, ChosenPackage>({
  check: ({ name, checked }) => ({
    name: requiredMessage(name),
    checked: checked.length === 0 ? CHOOSE_ONE : null,
  }),
  refused: (error) => ({ text: 'Error Add Package', fields: fieldsOf(error, ['name']) }),
  saved: 'Package added successfully',
  afterSave: () => 'ends',
});

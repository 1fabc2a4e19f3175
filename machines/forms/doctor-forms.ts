import { formMachine } from '../form/form.machine.ts';
import { dayLimitMessage } from '../rules/booking/day-limits.ts';
import { MOST_PLACES, type ResourceKind } from '../rules/booking/resource-kinds.ts';
import { areInOrder, DAYS_TURNED } from '../rules/calendar/dates.ts';
import { dayMessage } from '../rules/calendar/typed-day.ts';
import { requiredMessage } from '../rules/text/required.ts';
import { refusedWithMessage } from './refusals.ts';

/*
 * The forms of doctors and of their leave, each the form machine with its own rules and words.
 * Ports, each as `save`: add or change a doctor · add leave. `updatedAt` is the version that was edited, not a field on
 * the screen.
 */

/** `skills` with commas between, as they are typed; `calibratedUntil` is YYYY-MM-DD, or nothing; `capacity` of a room; `mostPem` and `mostFitTest` empty
 * without a limit of a day. */
export type NewDoctor = {
  kind: ResourceKind;
  name: string;
  title: string;
  registrationNumber: string;
  mayDo: string;
  skills: string;
  calibratedUntil: string;
  capacity: string;
  mostPem: string;
  mostFitTest: string;
};
export type DoctorRecord = NewDoctor & { updatedAt: string };

const doctorFields = [
  'name',
  'title',
  'registrationNumber',
  'mayDo',
  'skills',
  'calibratedUntil',
  'capacity',
  'mostPem',
  'mostFitTest',
];
/** '2' → 2; null where it is no number of visits that a room takes. */
export const parseCapacity = (typed: string): number | null => {
  const capacity = Number(typed.trim());
  return Number.isInteger(capacity) && capacity >= 1 && capacity <= MOST_PLACES ? capacity : null;
};
const named = ({ name, calibratedUntil, capacity, mostPem, mostFitTest }: NewDoctor) => ({
  name: requiredMessage(name),
  calibratedUntil: calibratedUntil === '' ? null : dayMessage(calibratedUntil),
  capacity: parseCapacity(capacity) === null ? `Enter a whole number from 1 to ${MOST_PLACES}` : null,
  mostPem: dayLimitMessage(mostPem),
  mostFitTest: dayLimitMessage(mostFitTest),
});

export const newDoctorForm = formMachine<NewDoctor, { id: string }>({
  check: named,
  refused: refusedWithMessage(doctorFields, 'Nothing was added. Try again.'),
  saved: 'Added',
  afterSave: () => 'ends',
});

export const doctorForm = formMachine<DoctorRecord>({
  check: named,
  refused: refusedWithMessage(doctorFields, 'Nothing was changed. Try again.'),
  saved: 'Changed',
});

/** `reason` is for the provider's staff, `publicReason` for candidates and companies. */
export type NewLeave = { fromDay: string; untilDay: string; reason: string; publicReason: string };

/** The answer is where those whom it hits are moved, or null. */
export const leaveForm = formMachine<NewLeave, string | null>({
  check: ({ fromDay, untilDay, reason }) => ({
    fromDay: requiredMessage(fromDay) ?? dayMessage(fromDay),
    untilDay:
      requiredMessage(untilDay) ??
      dayMessage(untilDay) ??
      (areInOrder(fromDay, untilDay) === false ? DAYS_TURNED : null),
    reason: requiredMessage(reason),
  }),
  refused: refusedWithMessage(['fromDay', 'untilDay', 'reason'], 'The leave was not added. Try again.'),
  saved: 'Leave added',
  afterSave: () => 'ends',
});

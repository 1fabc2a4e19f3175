import { formMachine } from '../form/form.machine.ts';
import { isoDay } from '../rules/calendar/dates.ts';
import { dayMessage } from '../rules/calendar/typed-day.ts';
import { requiredMessage } from '../rules/text/required.ts';
import { refusedInWords } from './refusals.ts';

/*
 * The forms of doctors and of their leave, each the form machine with its own rules and words.
 * Ports, each as `save`: add or change a doctor · add leave. `updatedAt` is the version that was edited, not a field on
 * the screen.
 */

export type NewDoctor = { name: string; title: string; registrationNumber: string; mayDo: string };
export type DoctorRecord = NewDoctor & { updatedAt: string };

const doctorFields = ['name', 'title', 'registrationNumber', 'mayDo'];
const named = ({ name }: { name: string }) => ({ name: requiredMessage(name) });

export const newDoctorForm = formMachine<NewDoctor, { id: string }>({
  check: named,
  refused: refusedInWords(doctorFields, 'The doctor was not added. Try again.'),
  saved: 'Doctor added',
  afterSave: () => 'ends',
});

export const doctorForm = formMachine<DoctorRecord>({
  check: named,
  refused: refusedInWords(doctorFields, 'The doctor was not changed. Try again.'),
  saved: 'Doctor changed',
});

/** `reason` is for the provider's staff, `publicReason` for candidates and companies. */
export type NewLeave = { fromDay: string; untilDay: string; reason: string; publicReason: string };

/** The answer is where those whom it hits are moved, or null. */
export const leaveForm = formMachine<NewLeave, string | null>({
  check: ({ fromDay, untilDay, reason }) => {
    const isTurned = isoDay(fromDay) !== null && isoDay(untilDay) !== null && untilDay < fromDay;
    return {
      fromDay: requiredMessage(fromDay) ?? dayMessage(fromDay),
      untilDay:
        requiredMessage(untilDay) ?? dayMessage(untilDay) ?? (isTurned ? 'The last day is before the first.' : null),
      reason: requiredMessage(reason),
    };
  },
  refused: refusedInWords(['fromDay', 'untilDay', 'reason'], 'The leave was not added. Try again.'),
  saved: 'Leave added',
  afterSave: () => 'ends',
});

import { formMachine } from '../form/form.machine.ts';
import { boardHour } from '../rules/calendar/board-hours.ts';
import { dayMessage } from '../rules/calendar/typed-day.ts';
import { requiredMessage } from '../rules/text/required.ts';
import { refusedWithMessage } from './refusals.ts';

/*
 * The forms of the board, each the form machine with its own rules and words.
 * Port, as `save`: add a doctor's day · change a day's hours · block time · add an own holiday · choose who is open on a holiday ·
 * add a doctor.
 * Source: product specification, section 5; the words are ours.
 */

const NO_HOUR = 'Quarters of an hour from 05:30 to 18:30, such as 08:15.';
const NOT_AFTER = 'The end is not after the start.';

type Hours = { fromTime: string; toTime: string };

function hourMessages({ fromTime, toTime }: Hours) {
  const [from, to] = [boardHour(fromTime), boardHour(toTime)];
  const end = from !== null && to !== null && to <= from ? NOT_AFTER : null;
  return { fromTime: from === null ? NO_HOUR : null, toTime: to === null ? NO_HOUR : end };
}

export type NewDay = Hours & {
  doctor: { id: string; name: string } | null;
  day: string;
  onHolidays: boolean;
};

export const addDayForm = formMachine<NewDay>({
  check: (values) => ({
    doctor: values.doctor === null ? requiredMessage('') : null,
    day: requiredMessage(values.day) ?? dayMessage(values.day),
    ...hourMessages(values),
  }),
  refused: refusedWithMessage(['doctor', 'day', 'fromTime', 'toTime'], 'The day was not added. Try again.'),
  saved: 'Day added',
  afterSave: () => 'ends',
});

export const changeHoursForm = formMachine<Hours>({
  check: hourMessages,
  refused: refusedWithMessage(['fromTime', 'toTime'], 'The hours were not changed. Try again.'),
  saved: 'Hours changed',
});

export type BlockedTime = Hours & { reason: string };

export const blockTimeForm = formMachine<BlockedTime, number>({
  check: (values) => ({ ...hourMessages(values), reason: requiredMessage(values.reason) }),
  refused: refusedWithMessage(['reason'], 'The time was not blocked. Try again.'),
  saved: 'Time blocked',
  afterSave: () => 'ends',
});

/** An own holiday: of all clinics of the state, or of those chosen. */
export type NewHoliday = { day: string; name: string; isForAll: boolean; siteIds: readonly string[] };

export const newHoliday: NewHoliday = { day: '', name: '', isForAll: true, siteIds: [] };

export const addHolidayForm = formMachine<NewHoliday, boolean>({
  check: ({ day, name, isForAll, siteIds }) => ({
    day: requiredMessage(day) ?? dayMessage(day),
    name: requiredMessage(name),
    siteIds: isForAll || siteIds.length > 0 ? null : requiredMessage(''),
  }),
  refused: refusedWithMessage(['day', 'name', 'siteIds'], 'The day was not added. Try again.'),
  saved: 'Day added',
  afterSave: () => 'ends',
  keep: () => newHoliday,
});

/** The clinics that are open on a holiday of their state. */
export const openOnHolidayForm = formMachine<{ siteIds: readonly string[] }, boolean>({
  check: () => ({}),
  refused: refusedWithMessage(['siteIds'], 'The clinics were not saved. Try again.'),
  saved: 'Open clinics saved',
});

export const addDoctorForm = formMachine<{ name: string }, { id: string; name: string }>({
  check: ({ name }) => ({ name: requiredMessage(name) }),
  refused: refusedWithMessage(['name'], 'The doctor was not added. Try again.'),
  saved: 'Doctor added',
  afterSave: () => 'ends',
});

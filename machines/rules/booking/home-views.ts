import { ANSWER_STATES, type BookingFilter, NO_FILTER, RESULT_STATES } from './booking-filter.ts';
import type { BookingStatus } from './booking-status.table.ts';

/** Statuses that wait for the company; each of them alone is a part of the home page. */
export const WAITING_STATUSES = [
  'Awaiting Company',
  'Awaiting Worker',
  'Worker to Return',
  'Did Not Attend',
] as const satisfies readonly BookingStatus[];
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** Statuses of candidates who have a time and have not come yet. */
const UPCOMING: readonly BookingStatus[] = ['Confirmed', 'Rescheduled'];

/** 'Needs action' of the booking list: what its reader can do something about. */
export const needsActionStatuses = (isProvider: boolean): readonly BookingStatus[] =>
  isProvider ? ['Pending'] : WAITING_STATUSES;

type HomeView = {
  readonly filter: BookingFilter;
  /** As the list is ordered where the number leads to: the earliest appointment first, else the newest booking. */
  readonly sort: 'appointment_time' | 'created_at';
};

const onDays = (fromDate: string, toDate = ''): HomeView => ({
  filter: { ...NO_FILTER, fromDate, toDate, statuses: UPCOMING },
  sort: 'appointment_time',
});
const inStatus = (...statuses: readonly BookingStatus[]): HomeView => ({
  filter: { ...NO_FILTER, statuses },
  sort: 'appointment_time',
});

export const HOME_VIEWS = [
  'needsAction',
  'changeAsked',
  ...WAITING_STATUSES,
  'today',
  'tomorrow',
  'thisWeek',
  'upcoming',
  'unanswered',
  'newResults',
  'pending',
] as const;
export type HomeViewName = (typeof HOME_VIEWS)[number];

/**
 * The numbers of the home page: each is a filter of the booking list. The page links to it, the service counts by it.
 * @param today 'YYYY-MM-DD', in the zone that the list's days are of
 */
export function homeViews(today: string): Readonly<Record<HomeViewName, HomeView>> {
  const day = Temporal.PlainDate.from(today);
  const sunday = day.add({ days: 7 - day.dayOfWeek }).toString();
  const tomorrow = day.add({ days: 1 }).toString();
  return {
    needsAction: inStatus(...WAITING_STATUSES),
    changeAsked: {
      filter: { ...NO_FILTER, fromDate: today, statuses: UPCOMING, answers: [ANSWER_STATES[1]] },
      sort: 'appointment_time',
    },
    'Awaiting Company': inStatus('Awaiting Company'),
    'Awaiting Worker': inStatus('Awaiting Worker'),
    'Worker to Return': inStatus('Worker to Return'),
    'Did Not Attend': inStatus('Did Not Attend'),
    // One meaning on the home page, as a tab of the list and in Monday's mail: who is still to come, up to Sunday.
    today: onDays(today, today),
    tomorrow: onDays(tomorrow, tomorrow),
    thisWeek: onDays(today, sunday),
    upcoming: onDays(today),
    unanswered: {
      filter: { ...onDays(today, day.add({ days: 7 }).toString()).filter, answers: [ANSWER_STATES[2]] },
      sort: 'appointment_time',
    },
    newResults: { filter: { ...NO_FILTER, results: [RESULT_STATES[0]] }, sort: 'created_at' },
    pending: { filter: { ...NO_FILTER, statuses: ['Pending'] }, sort: 'created_at' },
  };
}

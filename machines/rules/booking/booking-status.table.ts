import type { Permission } from '../access/permissions.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../calendar/dates.ts';

const RESULT_PENDING = [
  'Pending Occ-Phys',
  'Pending AMA Review',
  'Pending Lungscreen',
  'Pending RSHQ',
  'Pending GCMS',
  'Pending Chest X-Ray',
  'Pending Drug Results',
  'Pending Bloods',
] as const;
const WAITING = ['Pending Correspondence', 'Awaiting Company', 'Awaiting Worker'] as const;

/** As the list's filter offers them: in the specification's order, 'Attended' last. */
export const BOOKING_STATUSES = [
  'Pending',
  'Pending Occ-Phys',
  'Pending AMA Review',
  'Pending Lungscreen',
  'Pending RSHQ',
  'Confirmed',
  'Cancelled',
  'Rescheduled',
  'Did Not Attend',
  'Worker to Return',
  'Arrived',
  'Pending GCMS',
  'Pending Chest X-Ray',
  'Pending Drug Results',
  'Pending Bloods',
  'In Progress',
  'Preparing Report',
  'Pending Correspondence',
  'Awaiting Company',
  'Awaiting Worker',
  'Completed',
  'Attended',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Statuses that share moves; each is a state with those inside. */
export const STATUS_FAMILIES = {
  booked: ['Confirmed', 'Rescheduled'],
  examined: ['In Progress', 'Attended'],
  resultPending: RESULT_PENDING,
  waiting: WAITING,
} as const satisfies Readonly<Record<string, readonly BookingStatus[]>>;
export type StatusFamily = keyof typeof STATUS_FAMILIES;

export type TableRow = { from: BookingStatus | StatusFamily; to: readonly BookingStatus[]; eachOther?: true };

/** The one table of what a status may become; screen, service and diagram are drawn from it. */
export const ROWS: readonly TableRow[] = [
  { from: 'Pending', to: ['Confirmed', 'Cancelled'] },
  { from: 'booked', to: ['Rescheduled', 'Arrived', 'Did Not Attend', 'Cancelled'] },
  { from: 'Did Not Attend', to: ['Rescheduled', 'Cancelled', 'Arrived'] },
  { from: 'Arrived', to: ['In Progress', 'Worker to Return'] },
  { from: 'In Progress', to: ['Attended', 'Worker to Return'] },
  { from: 'Worker to Return', to: ['Rescheduled', 'Arrived', 'Cancelled'] },
  { from: 'examined', to: [...RESULT_PENDING, 'Preparing Report'] },
  { from: 'Attended', to: ['Completed'] },
  { from: 'resultPending', eachOther: true, to: ['Preparing Report', 'Awaiting Company', 'Awaiting Worker'] },
  { from: 'Preparing Report', to: [...WAITING, 'Completed'] },
  { from: 'waiting', eachOther: true, to: ['Preparing Report', 'Completed', 'Cancelled'] },
];

export const familyOf = (status: BookingStatus): StatusFamily | undefined =>
  Object.entries(STATUS_FAMILIES).find(([, members]) => members.some((one) => one === status))?.[0] as
    | StatusFamily
    | undefined;

export const membersOf = (from: TableRow['from']): readonly BookingStatus[] =>
  from in STATUS_FAMILIES ? STATUS_FAMILIES[from as StatusFamily] : [from as BookingStatus];

/** Statuses that are set by mistake at a busy desk, and which earlier status each may go back to on the same day. */
const CORRECTIONS: Readonly<Partial<Record<BookingStatus, readonly BookingStatus[]>>> = {
  'Did Not Attend': ['Confirmed', 'Rescheduled'],
  Arrived: ['Confirmed', 'Rescheduled', 'Did Not Attend', 'Worker to Return'],
  'In Progress': ['Arrived'],
  Attended: ['In Progress'],
};

/** True if the status before is kept, so that a mistake can go back to it. */
export const isCorrectable = (status: BookingStatus) => status in CORRECTIONS;

/** Statuses of people who have not been to the clinic. */
export const NOT_SEEN: readonly BookingStatus[] = ['Pending', 'Confirmed', 'Rescheduled'];

/** True before the examination: the appointment is still to come, or there is none. */
export const isVisitToCome = ({ status, startsAt }: Pick<StatusFacts, 'status' | 'startsAt'>, now: number) =>
  NOT_SEEN.includes(status) && (startsAt === null || Date.parse(startsAt) > now);

/** True while a result is missing, after which the report is written. */
export const waitsForResult = (status: string) => RESULT_PENDING.some((one) => one === status);

/** Statuses that are allowed only from a moment on. */
export const NOT_BEFORE: Readonly<Partial<Record<BookingStatus, 'isAppointmentDay' | 'hasStarted'>>> = {
  Arrived: 'isAppointmentDay',
  'In Progress': 'isAppointmentDay',
  'Did Not Attend': 'hasStarted',
};

/** In the table's order. */
export const nextStatuses = (from: BookingStatus): readonly BookingStatus[] =>
  ROWS.filter((row) => membersOf(row.from).includes(from)).flatMap((row) => [
    ...(row.eachOther ? membersOf(row.from).filter((to) => to !== from) : []),
    ...row.to,
  ]);
export const canBecome = (from: BookingStatus, to: BookingStatus): boolean => nextStatuses(from).includes(to);

/** Bookers cancel and reschedule; every other move is the board's. */
export const whoMayMove = (to: BookingStatus): Permission =>
  to === 'Cancelled' || to === 'Rescheduled' ? 'make_bookings' : 'calendar';

/** Statuses that come with more than a word, a time or a reason: operations of their own give them. */
const WITH_MORE: readonly BookingStatus[] = ['Pending', 'Confirmed', 'Rescheduled', 'Cancelled'];
export const isSetElsewhere = (status: BookingStatus) => WITH_MORE.includes(status);

/** Facts that decide whether a booking may change its status. Instants are ISO 8601 in UTC. */
export interface StatusFacts {
  readonly status: BookingStatus;
  /** Start of the appointment; null without one. */
  readonly startsAt: string | null;
  /** The clinic's. */
  readonly timeZone: string | null;
}

/** The same with what a mistake goes back to: the status before, and when it was left; null where there is none. */
export interface CorrectableFacts extends StatusFacts {
  readonly statusBefore: BookingStatus | null;
  readonly statusChangedAt: string | null;
}

/** The caller's permissions and the time of the request; `now` in epoch milliseconds. */
export interface StatusRequest {
  readonly held: readonly Permission[];
  readonly now: number;
}

export type StatusGuard = 'canBecome' | 'mayMove' | 'isAppointmentDay' | 'hasStarted' | 'isSameDay';

/** Refusal of a move by the table and the permissions, at any time. */
export function tableRefusal(from: BookingStatus, to: BookingStatus, held: readonly Permission[]) {
  if (!canBecome(from, to)) return 'canBecome';
  return held.includes(whoMayMove(to)) ? null : 'mayMove';
}

/** Why a move of the table is refused now, by its guard's name, or null. */
export const moveRefusal = (facts: StatusFacts, to: BookingStatus, request: StatusRequest): StatusGuard | null =>
  tableRefusal(facts.status, to, request.held) ?? timeRefusal(facts, to, request.now);

/** Why a move comes too early, or null. */
export function timeRefusal(facts: Omit<StatusFacts, 'status'>, to: BookingStatus, now: number) {
  const guard = NOT_BEFORE[to];
  return guard && !notBefore[guard](facts, now) ? guard : null;
}

/** Why a mistake cannot be taken back, by its guard's name, or null. */
export function correctionRefusal(
  { status, statusBefore, statusChangedAt, timeZone }: CorrectableFacts,
  to: BookingStatus,
  { held, now }: StatusRequest,
): StatusGuard | null {
  if (to !== statusBefore || !correctionsOf(status).includes(to)) return 'canBecome';
  if (!held.includes('calendar')) return 'mayMove';
  return statusChangedAt !== null && dayOf(Date.parse(statusChangedAt), timeZone) === dayOf(now, timeZone)
    ? null
    : 'isSameDay';
}

/** Statuses that a booking may go back to when it was a mistake of that day. */
export const correctionsOf = (status: BookingStatus): readonly BookingStatus[] => CORRECTIONS[status] ?? [];

/** True if the move goes back to the status before, and the table has no such move without a time or a reason. */
export const isCorrection = ({ status }: StatusFacts, to: BookingStatus) =>
  isSetElsewhere(to) || !canBecome(status, to);

/** Why a status set by a word alone is refused, be it a move or a correction. */
export const wordRefusal = (facts: CorrectableFacts, to: BookingStatus, request: StatusRequest): StatusGuard | null =>
  isCorrection(facts, to) ? correctionRefusal(facts, to, request) : moveRefusal(facts, to, request);

/** Moves that all of these bookings allow now without further input, in the table's order. */
export const commonMoves = (all: readonly CorrectableFacts[], request: StatusRequest): readonly BookingStatus[] =>
  BOOKING_STATUSES.filter((to) => all.length > 0 && all.every((facts) => wordRefusal(facts, to, request) === null));

const dayOf = (ms: number, timeZone: string | null) => dayIn(new Date(ms).toISOString(), timeZone ?? DEFAULT_TIME_ZONE);

const notBefore = {
  isAppointmentDay: ({ startsAt, timeZone }: Omit<StatusFacts, 'status'>, now: number) =>
    startsAt !== null && dayOf(now, timeZone) >= dayOf(Date.parse(startsAt), timeZone),
  hasStarted: ({ startsAt }: Pick<StatusFacts, 'startsAt'>, now: number) =>
    startsAt !== null && Date.parse(startsAt) <= now,
};

/** 'pending' in the edit rule and on the detail page: that status alone, not the results that are pending. */
export const isPending = (status: BookingStatus) => status === 'Pending';

/** The status of a service's spelling: 'PartialConfirmed' shows as 'Confirmed'; null for a name that is none. */
export const shownStatus = (name: string): BookingStatus | null =>
  name === 'PartialConfirmed' ? 'Confirmed' : (BOOKING_STATUSES.find((status) => status === name) ?? null);

/** Moments at which a candidate is reminded before an appointment; `booked` is the SMS beside the confirmation. */
export const REMINDER_MOMENTS = ['booked', '7d', '1d', '2h'] as const;
export type ReminderMoment = (typeof REMINDER_MOMENTS)[number];
export type ReminderChannel = 'mail' | 'sms';

/** Which moments a company has chosen for each channel. */
export type ReminderChoice = { readonly mail: readonly ReminderMoment[]; readonly sms: readonly ReminderMoment[] };

/** Without `booked`: the mail about a new booking is the confirmation. */
export const MAIL_MOMENTS = ['7d', '1d', '2h'] as const satisfies readonly ReminderMoment[];
export const DEFAULT_REMINDERS: ReminderChoice = { mail: ['7d', '1d'], sms: ['booked', '1d', '2h'] };

export const REMINDER_LABELS: Readonly<Record<ReminderMoment, string>> = {
  booked: 'When booked or moved',
  '7d': '7 days before',
  '1d': '1 day before',
  '2h': '2 hours before',
};

/** No SMS from 20:00 to 08:00 by the clinic's clock. */
const QUIET_FROM = 20;
const QUIET_UNTIL = 8;
/** An SMS that would come in quiet hours comes after them where it is of use so long before the appointment. */
const OF_USE_MINUTES = 60;
/** An undone move is not told. */
const SETTLED_MINUTES = 2;

const BEFORE = {
  '7d': { days: 7 },
  '1d': { days: 1 },
  '2h': { hours: 2 },
} as const;

export interface Planned {
  readonly moment: ReminderMoment;
  readonly channel: ReminderChannel;
  /** The instant of the appointment, and the clinic's zone. */
  readonly appointment: string;
  readonly timeZone: string;
  readonly now: string;
}

/** When a reminder leaves, and whether quiet hours held it back or brought it forward. */
export interface ReminderPlan {
  /** An instant. */
  readonly at: string;
  readonly isHeldBack: boolean;
}

/**
 * When a reminder leaves, by the clinic's clock: seven days before 09:00 is 09:00, in another week of summer time too.
 * @returns null where it would come too late or its time has passed
 */
export function reminderPlan({ moment, channel, appointment, timeZone, now }: Planned): ReminderPlan | null {
  const start = Temporal.Instant.from(appointment).toZonedDateTimeISO(timeZone);
  const present = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone);
  const wanted = moment === 'booked' ? present.add({ minutes: SETTLED_MINUTES }) : start.subtract(BEFORE[moment]);
  const at = channel === 'sms' ? outsideQuietHours(wanted, start) : wanted;
  const isOver = Temporal.ZonedDateTime.compare(at, present) <= 0 || Temporal.ZonedDateTime.compare(at, start) >= 0;
  return isOver ? null : { at: at.toInstant().toString(), isHeldBack: !at.equals(wanted) };
}

/** True if no SMS may be sent now. */
export const isQuiet = (at: Temporal.ZonedDateTime) => at.hour >= QUIET_FROM || at.hour < QUIET_UNTIL;

/** After the night, or on the evening before where that is too late. */
function outsideQuietHours(at: Temporal.ZonedDateTime, start: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  if (!isQuiet(at)) return at;
  const evening = at.hour >= QUIET_FROM ? at.toPlainDate() : at.toPlainDate().subtract({ days: 1 });
  const on = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: at.timeZoneId, plainTime: Temporal.PlainTime.from(time) });
  const after = on(evening.add({ days: 1 }), '08:00');
  const isOfUse = Temporal.ZonedDateTime.compare(after, start.subtract({ minutes: OF_USE_MINUTES })) <= 0;
  return isOfUse ? after : on(evening, '19:45');
}

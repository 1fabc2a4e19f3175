import { isoDay, shownDay } from '../../machines/rules/calendar/dates.ts';

/** Names of actions where their code alone does not say it. */
const labels: Readonly<Record<string, string>> = {
  'access.locked-out': 'Locked out',
  'access.refused': 'Refused',
  'account.otp-sent': 'One-time password sent',
  'account.password-changed': 'Password changed',
  'account.password-forgotten': 'Password forgotten',
  'account.password-reset': 'Password reset',
  'audit.exported': 'Audit exported',
  'audit.followed': 'Audit followed by a program',
  'audit.people-exported': 'People whose data an account saw exported',
  'audit.people-listed': 'People whose data an account saw listed',
  'audit.searched': 'Audit searched',
  'board.opened': 'Board opened',
  'booking.created': 'Booked',
  'booking.moved': 'Moved',
  'booking.move-undone': 'Move taken back',
  'bookings.exported': 'Bookings exported',
  'bookings.listed': 'Booking list read',
  'orders.listed': 'Orders read',
  'order.opened': 'Order read',
  'appointment-link.refused': 'Candidate link refused',
  'monday-digest.chosen': 'Monday mail chosen',
  'monday-digest.ended': 'Monday mail ended',
  'calendar-feed.made': 'Calendar address made',
  'calendar-feed.read': 'Calendar read',
  'calendar-feed.revoked': 'Calendar address revoked',
  'candidate.attendance.confirmed': 'Attendance confirmed',
  'candidate.change.asked': 'Another time asked for',
  'candidate.email.sent': 'Confirmation sent',
  'candidate.details-filled-in': 'Details filled in by a candidate',
  'candidate.file-sent': 'File sent by a candidate',
  'candidate-file.opened': 'File of a candidate opened',
  'candidate.link-revoked': 'Candidate link revoked',
  'candidate.link-sent': 'Candidate link sent by SMS',
  'candidate.opened': 'Booking opened',
  'candidate.outcome.set': 'Outcome set',
  'paperwork.handed-in': 'Paperwork handed in',
  'paperwork.not-handed-in': 'Paperwork not handed in',
  'visit.begun': 'Stop of the visit begun',
  'visit.finished': 'Stop of the visit finished',
  'visit.skipped': 'Stop of the visit skipped',
  'visit.repeated': 'Stop of the visit to be repeated',
  'visit.left': 'Visit broken off',
  'visit.returned': 'Visit continued',
  'candidate.wish.changed': 'Preferred dates changed',
  'day-list.opened': 'Day list read',
  'due.opened': 'List of who is due read',
  'home.opened': 'Home page read',
  'overlaps.read': 'Other appointments at the time of a new booking read',
  'candidate.message.written': 'Message written',
  'inbound-mail.refused': 'Answer by mail refused',
  'results.matched': 'Results files matched',
  'results.acknowledged': 'Results acknowledged',
  'closing.planned': 'Closing plan read',
  'entries.erased': 'Content of entries erased',
  'consult-file.added': 'Results uploaded',
  'consult-file.opened': 'Results downloaded',
  'consult-file.withdrawn': 'Results withdrawn',
  'outside-hours.opened': 'People outside a doctor’s hours read',
  'roster-pattern.added': 'Weekly hours added',
  'roster-pattern.changed': 'Weekly hours changed',
  'roster-pattern.ended': 'Weekly hours ended',
  'otp.failed': 'Wrong one-time password',
  'second-factor.failed': 'Wrong code of a second factor',
  'passkey.failed': 'Passkey refused',
  'account.passkey-added': 'Passkey added',
  'account.passkey-removed': 'Passkey removed',
  'account.passkey-renamed': 'Passkey renamed',
  'account.passkey-used': 'Signed in with a passkey',
  'account.second-factor-on': 'Second factor turned on',
  'account.second-factor-off': 'Second factor turned off',
  'account.second-factor-reset': 'Second factor turned off by an administrator',
  'account.second-factor-recovered': 'Signed in with a recovery code',
  'account.second-factor-codes-renewed': 'New recovery codes made',
  'holiday.opened': 'Clinics opened on a holiday',
  'session.ended': 'Signed out',
  'session.opened': 'Signed in',
  'sign-in.failed': 'Sign-in failed',
  'waiting-list.opened': 'Waiting list read',
};

/** Further actions whose code says what was done. */
const actionIds = [
  'account.added',
  'account.updated',
  'account.deleted',
  'account.invited',
  'booking.cancelled',
  'booking.confirmed',
  'booking.exported',
  'booking.rescheduled',
  'candidate.cancelled',
  'candidate.updated',
  'assessment.added',
  'assessment.changed',
  'assessment.moved',
  'assessment.deleted',
  'service.renamed',
  'mail-text.changed',
  'mail-text.tested',
  'role.added',
  'role.changed',
  'role.deleted',
  'closing.started',
  'closing.undone',
  'closing.reopened',
  'closing.opened',
  'booking.day-closed',

  'comment.changed',
  'company.added',
  'company.changed',
  'company.exported',
  'company.erased',
  'person.exported',
  'person.erased',
  'retention.started',
  'retention.applied',
  'company.details-changed',
  'provider.settings-changed',
  'device.registered',
  'device.revoked',
  'note.changed',
  'crew.saved',
  'crew.renamed',
  'crew.deleted',
  'doctor.added',
  'doctor.changed',
  'doctor.retired',
  'doctor.activated',
  'holiday.added',
  'holiday.removed',
  'leave.added',
  'leave.removed',
  'statement.opened',
  'statement.exported',
  'month-end.exported',
  'price.set',
  'price.removed',
  'package.added',
  'package.changed',
  'package.deleted',
  'company.deleted',
  'subsidiary.deleted',
  'paperwork.deleted',
  'paperwork.opened',
  'paperwork.renamed',
  'paperwork.uploaded',
  'roster.changed',
  'roster.closed',
  'rosters.added',
  'status.changed',
];

/** 'paperwork.opened' → 'Paperwork opened'. */
export function actionLabel(action: string): string {
  const label = labels[action];
  if (label) return label;
  const words = action.replaceAll(/[._-]+/g, ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Actions that can be searched for, by name. */
export const ACTIONS: readonly { id: string; name: string }[] = [...Object.keys(labels), ...actionIds]
  .map((id) => ({ id, name: actionLabel(id) }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

type Facts = { action: string; count: number; before: unknown; after: unknown; peopleCount: number | null };

const names: Readonly<Record<string, string>> = {
  status: 'Status',
  code: 'Code',
  path: 'Path',
  reason: 'Reason',
  because: 'Because',
  file_name: 'File',
  message: 'Message',
  search: 'Search',
  candidate_name: 'Name',
  phone: 'Phone',
  email: 'Email',
  contact_person: 'Booking person',

  from_date: 'From',
  to_date: 'To',
  from_day: 'From',
  to_day: 'To',
  how: 'How',
  format: 'Format',
  person: 'Person',
  account: 'Account',
  action: 'Action',
  username: 'Username',
  purpose: 'For',
  appointment_time: 'Time',
  site_name: 'Site',
  told: 'Told',
};

/** Details of an action: how often, of how many people, and the facts that have a name. */
export function detailText({ count, before, after, peopleCount }: Facts): string {
  return [
    count > 1 ? `${count} times within a minute` : '',
    peopleCount === null ? '' : peopleCount === 1 ? '1 person' : `${peopleCount} people`,
    ...factTexts(after ?? before),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** In the order of their names. */
function factTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const facts: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(names).flatMap(([key, name]) => {
    const one = facts[key];
    if ((typeof one !== 'string' && typeof one !== 'number') || one === '') return [];
    return [`${name}: ${isoDay(String(one)) ? shownDay(String(one)) : one}`];
  });
}

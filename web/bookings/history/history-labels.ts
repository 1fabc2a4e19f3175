import { eachName } from '../../../machines/lib/booking-references.ts';
import { candidateTextNames, candidateTexts } from '../../../machines/rules/booking/candidate-texts.ts';
import { isoDay, shownDay } from '../../../machines/rules/calendar/dates.ts';
import { formatDayAndTime } from '../../ui/date-format.ts';

type Entry = { action: string; by: string | null; about?: string | null; before: string | null; after: string | null };
type Facts = Readonly<Record<string, unknown>>;

/** Whatever a service names first: `booking.created` and `candidate.opened` are about the same page. */
const verbs: Readonly<Record<string, string>> = {
  created: 'Booked',
  booked: 'Booked',
  opened: 'Opened',
  'consult-file.opened': 'Results downloaded',
  'consult-file.added': 'Results uploaded',
  'consult-file.withdrawn': 'Results withdrawn',
  'outcome.set': 'Outcome set',
  'paperwork.handed-in': 'Paperwork handed in',
  'paperwork.not-handed-in': 'Paperwork not handed in',
  'visit.begun': 'Stop of the visit begun',
  'visit.finished': 'Stop of the visit finished',
  'visit.skipped': 'Stop of the visit skipped',
  'visit.repeated': 'Stop of the visit to be repeated',
  'visit.left': 'Visit broken off',
  'visit.returned': 'Visit continued',
  'results.acknowledged': 'Results acknowledged',
  confirmed: 'Confirmed',
  rescheduled: 'Rescheduled',
  cancelled: 'Cancelled',
  updated: 'Candidate updated',
  'note.changed': 'Note changed',
  'comment.changed': 'Comment changed',
  'details-filled-in': 'Details filled in by the candidate',
  'file-sent': 'File sent by the candidate',
  'email.sent': 'Confirmation sent',
  'link-revoked': 'Link revoked',
  'link-sent': 'Link sent by SMS',
  'email-withdrawn': 'Confirmation taken back',
  'cancel-undone': 'Cancellation undone',
  'po-changed': 'PO number changed',
  'change.asked': 'Another time asked for',
  'earlier.asked': 'Put on the waiting list',
  'earlier.taken': 'Earlier time taken',
  'earlier.declined': 'Earlier time declined',
  'earlier.stopped': 'Taken off the waiting list',
  'sms.received': 'SMS received',
  'message.written': 'Message written',
  'wish.changed': 'Preferred dates changed',
  'status.changed': 'Status changed',
  'status.corrected': 'Status put right',
  moved: 'Moved',
  'move-undone': 'Move taken back',
  'day-closed': 'Doctor’s day closed',
  'entries.erased': 'Content of entries erased',
};

const names: Readonly<Record<string, string>> = {
  status: 'Status',
  outcome: 'Outcome',
  restrictions: 'Restrictions',
  appointment_time: 'Time',
  ...eachName(candidateTextNames, (name) => candidateTexts[name].label),
  booking_comment: 'Comment',
  site_name: 'Site',
  package_name: 'Package',
  candidate_name: 'Name',
  paper_work: 'Form',
  file_name: 'File',
  replaces: 'In place of',
  message: 'Message',
  filled_in: 'Filled in',
  reason: 'Reason',
  candidate_dob: 'Date of birth',
  appointment_notes: 'Reason',
  time_taken: 'Without the time',
  stays_because: 'It stays',
  preferred_site_name: 'Preferred site',
  preferred_from_date: 'From',
  preferred_to_date: 'To',
  recipients: 'To',
  po_number: 'PO number',
  before_day: 'Before',
};

/** The part of a code that says what was done: 'booking.created' → 'created'. */
export const shortAction = (action: string) => action.replace(/^(booking|candidate)\./, '');

/**
 * One entry in words. Before and after are a value, or facts by name: only those that changed and that people know are
 * shown. How a booking began is on the rest of its page.
 */
export function historyLabels({ action, by, about = null, before, after }: Entry, timeZone: string) {
  const deed = shortAction(action);
  const what = titleOf({ deed, by, about });
  if (deed === 'created' || deed === 'opened') return { what, before: null, after: null };
  const [old, now] = [read(before), read(after)];
  return { what, before: valueLabel(old, now, timeZone), after: valueLabel(now, old, timeZone) };
}

/** Titles that read better as a sentence about the person who did it. */
const sentences: Readonly<Record<string, (by: string, about: string | null) => string | null>> = {
  rescheduled: (by, about) => (by === about ? `${by} moved the appointment` : null),
  'earlier.asked': (by, about) =>
    by === about ? `${by} joined the waiting list` : `${by} put ${about ?? 'the candidate'} on the waiting list`,
};

function titleOf({ deed, by, about }: { deed: string; by: string | null; about: string | null }): string {
  const done = verbs[deed] ?? sentence(deed);
  if (!by) return about ? `${done} for ${about}` : done;
  return sentences[deed]?.(by, about) ?? (about && about !== by ? `${done} for ${about} by ${by}` : `${done} by ${by}`);
}

function read(value: string | null): string | Facts | null {
  if (!value?.startsWith('{')) return value;
  try {
    const facts: unknown = JSON.parse(value);
    return typeof facts === 'object' && facts !== null ? { ...facts } : value;
  } catch {
    return value;
  }
}

function valueLabel(value: string | Facts | null, other: string | Facts | null, timeZone: string): string | null {
  if (value === null || typeof value === 'string') return value && shown(value, timeZone);
  const others: Facts = typeof other === 'object' && other !== null ? other : {};
  const lines = Object.entries(value).flatMap(([key, one]) => {
    const name = names[key];
    if (!name || typeof one !== 'string' || one === '' || one === others[key]) return [];
    return [`${name}: ${shown(one, timeZone)}`];
  });
  return lines.length > 0 ? lines.join(', ') : null;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/;
function shown(text: string, timeZone: string) {
  if (INSTANT.test(text)) return formatDayAndTime(timeZone, text);
  return isoDay(text) === null ? text : shownDay(text);
}

const sentence = (code: string) => {
  const words = code.replaceAll(/[._-]+/g, ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

import type { ClosingPerson, ClosingSummary } from '../../machines/closing-progress/closing-progress.types.ts';
import type { PortalError } from '../../machines/lib/portal-error.ts';
import { formatDayRange } from '../ui/date-format.ts';

/** Clinics and days, such as 'Perth – Hay Street, Tue 24/11/2026'. */
export const placeAndDays = ({ sites, fromDay, toDay }: ClosingSummary) =>
  `${sites.length > 3 ? `${sites.length} clinics` : sites.join(', ')}, ${formatDayRange(fromDay, toDay)}`;

export const peopleCount = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Why this attempt did not begin a closing. An earlier attempt without an answer may have begun it. */
export const notClosedMessage = ({ code }: PortalError) =>
  code === 'UNREACHABLE' ? 'There was no answer: it may have been closed' : 'This attempt closed nothing';

/** '11 people go back, and 1 stays at the new time.' */
export function undoMessage(back: number, staying: number): string {
  if (back + staying === 0) return 'nobody was moved.';
  const goes = back === 0 ? 'nobody goes back' : `${peopleCount(back)} ${back === 1 ? 'goes' : 'go'} back`;
  if (staying === 0) return `${goes}.`;
  return `${goes}, and ${staying} ${staying === 1 ? 'stays' : 'stay'} at the new time.`;
}

const statusLabels: Readonly<Record<ClosingSummary['status'], string>> = {
  closing: 'Moving people…',
  closed: 'Closed',
  undoing: 'Undoing…',
  undone: 'Undone',
  reopening: 'Moving people back…',
  reopened: 'Open again',
};

/** The progress of a closing in words. */
export function progressMessage({ status, people, done, moved, toPhone }: ClosingSummary): string {
  const words = statusLabels[status];
  if (status === 'closing' || status === 'undoing' || status === 'reopening') return `${words} ${done} of ${people}`;
  if (status !== 'closed') return words;
  const parts = [moved > 0 ? `${peopleCount(moved)} moved` : null, toPhone > 0 ? `${toPhone} to phone` : null];
  return [words, ...(people === 0 ? ['nobody was booked'] : parts)].filter(Boolean).join(' · ');
}

export const personGroups = [
  'To phone',
  'Next',
  'Stay at their new time',
  'Moved',
  'Moved by somebody else',
  'Phoned and settled',
  'Went back',
  'At their time as before',
] as const;
export type PersonGroup = (typeof personGroups)[number];

/** The group of a person, by outcome. */
export function personGroup({ outcome, toPhone }: Pick<ClosingPerson, 'outcome' | 'toPhone'>): PersonGroup {
  if (toPhone) return 'To phone';
  switch (outcome) {
    case null:
      return 'Next';
    case 'moved':
      return 'Moved';
    case 'phone':
      return 'Phoned and settled';
    case 'elsewhere':
      return 'Moved by somebody else';
    case 'undone':
      return 'At their time as before';
    case 'returned':
      return 'Went back';
    case 'kept':
      return 'Stay at their new time';
    default:
      return outcome satisfies never;
  }
}

import type { BulkAction, ChangedRow } from '../../../machines/bulk-change/bulk-change.types.ts';
import { pluralize } from '../../ui/date-format.ts';

interface Labels {
  readonly button: string;
  /** @param references of the bookings, each once; none before they are known */
  readonly title: (count: number, references: readonly string[]) => string;
  readonly text: string;
  readonly confirm: (count: number) => string;
  readonly busy: string;
  readonly done: (count: number) => string;
}

const MAILS = 'Mails leave after five minutes; until then all of it can be undone.';
const bookings = (count: number) => pluralize(count, 'booking');

/** Labels of a change of several bookings, by action. */
export const bulkLabels: Readonly<Record<BulkAction, Labels>> = {
  cancel: {
    button: 'Cancel',
    title: (count) => `Cancel ${bookings(count)}?`,
    text: `Their times are free for others at once. ${MAILS}`,
    confirm: (count) => `Cancel ${bookings(count)}`,
    busy: 'Cancelling…',
    done: (count) => `${bookings(count)} cancelled`,
  },
  resend: {
    button: 'Send confirmations',
    title: (count) => `Send ${pluralize(count, 'confirmation')} once more?`,
    text: MAILS,
    confirm: (count) => `Send ${pluralize(count, 'confirmation')}`,
    busy: 'Sending…',
    done: (count) => `${pluralize(count, 'confirmation')} sent`,
  },
  po: {
    button: 'Set PO number',
    title: (_, [one, ...more]) =>
      ['Set the PO number', one && `of ${more.length === 0 ? one : bookings(more.length + 1)}`]
        .filter(Boolean)
        .join(' '),
    text: 'A PO number belongs to a booking with all its candidates. Nobody is mailed; it can be undone for five minutes.',
    confirm: () => 'Set PO number',
    busy: 'Setting…',
    done: (count) => `PO number set for ${pluralize(count, 'candidate')}`,
  },
  move: {
    button: 'Move',
    title: (count) => `Move ${bookings(count)}`,
    text: `Each goes to the same time of the day where it is free. ${MAILS}`,
    confirm: (count) => `Move ${bookings(count)}`,
    busy: 'Moving…',
    done: (count) => `${bookings(count)} moved`,
  },
};

/** The outcome in one sentence. */
export function outcomeText(action: BulkAction, rows: readonly ChangedRow[]): string {
  const count = (outcome: ChangedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const [done, refused, undone, kept] = [count('done'), count('refused'), count('undone'), count('kept')];
  const parts = [
    ...(done > 0 || undone + kept === 0 ? [bulkLabels[action].done(done)] : []),
    ...(undone > 0 ? [`${bookings(undone)} as before`] : []),
    ...(kept > 0 ? [`${bookings(kept)} could not go back`] : []),
    ...(refused > 0 ? [`${refused} left as ${refused === 1 ? 'it was' : 'they were'}`] : []),
  ];
  return parts.join(', ');
}

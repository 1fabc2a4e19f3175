import { expect, test } from 'vitest';
import { historyLabels } from './history-labels.ts';

const entry = { action: 'booked', by: null, before: null, after: null };

test('[detail.history] each entry of the history has a label and its author', () => {
  expect(historyLabels({ ...entry, by: 'Priya Raman' }, 'Australia/Perth').what).toBe('Booked by Priya Raman');
  expect(historyLabels({ ...entry, action: 'note.changed' }, 'Australia/Perth').what).toBe('Note changed');
  expect(historyLabels({ ...entry, action: 'worker_to_return' }, 'Australia/Perth').what).toBe('Worker to return');
});

test('[detail.history] times before and after read in the site’s zone, other values as they are', () => {
  const moved = { ...entry, action: 'rescheduled', before: '2026-11-24T05:00:00Z', after: '2026-11-22T23:30:00.000Z' };
  expect(historyLabels(moved, 'Australia/Perth')).toMatchObject({
    before: 'Tue 24/11/2026 13:00',
    after: 'Mon 23/11/2026 07:30',
  });
  expect(historyLabels({ ...entry, after: 'Call first' }, 'Australia/Perth').after).toBe('Call first');
});

test('[detail.history] an entry lists only changed facts that have a name for people', () => {
  const facts = {
    candidate_id: 'c1',
    status: 'Confirmed',
    appointment_time: '2026-11-24T05:00:00Z',
    site_name: 'Perth',
  };
  const before = JSON.stringify(facts);
  const after = JSON.stringify({ ...facts, status: 'Rescheduled', appointment_time: '2026-11-22T23:30:00Z' });
  expect(historyLabels({ action: 'booking.rescheduled', by: null, before, after }, 'Australia/Perth')).toEqual({
    what: 'Rescheduled',
    before: 'Status: Confirmed, Time: Tue 24/11/2026 13:00',
    after: 'Status: Rescheduled, Time: Mon 23/11/2026 07:30',
  });
});

test('[detail.history] the first entry has no facts of its own, and an unexpected value does not break it', () => {
  const began = { action: 'booking.created', by: 'Daniel Kerr', before: null, after: '{"reference":"PF-1"}' };
  expect(historyLabels(began, 'Australia/Perth')).toEqual({ what: 'Booked by Daniel Kerr', before: null, after: null });
  expect(historyLabels({ ...entry, action: 'x', after: '{broken' }, 'Australia/Perth').after).toBe('{broken');
});

test.each([
  ['candidate.cancelled', 'Cancelled'],
  ['candidate.rescheduled', 'Rescheduled'],
  ['candidate.confirmed', 'Confirmed'],
  ['candidate.updated', 'Candidate updated'],
  ['candidate.note.changed', 'Note changed'],
  ['comment.changed', 'Comment changed'],
  ['candidate.email.sent', 'Confirmation sent'],
  ['candidate.attendance.confirmed', 'Attendance confirmed'],
  ['candidate.change.asked', 'Another time asked for'],
  ['candidate.wish.changed', 'Preferred dates changed'],
  ['consult-file.opened', 'Results downloaded'],
  ['booking.status.changed', 'Status changed'],
  ['booking.moved', 'Moved'],
  ['booking.move-undone', 'Move taken back'],
])('[detail.history] %s is shown as %s, with the candidate’s name if there are several', (action, words) => {
  expect(historyLabels({ ...entry, action, by: 'Priya' }, 'Australia/Perth').what).toBe(`${words} by Priya`);
  expect(historyLabels({ ...entry, action, about: 'Mei Chen', by: 'Priya' }, 'Australia/Perth').what).toBe(
    `${words} for Mei Chen by Priya`,
  );
});

test('[detail.history] an action of the candidate names the candidate once, and a wait is a sentence', () => {
  const title = (action: string, by: string | null, about: string | null) =>
    historyLabels({ ...entry, action, by, about }, 'Australia/Perth').what;
  expect(title('candidate.rescheduled', 'Mia Hart', 'Mia Hart')).toBe('Mia Hart moved the appointment');
  expect(title('candidate.attendance.confirmed', 'Mia Hart', 'Mia Hart')).toBe('Attendance confirmed by Mia Hart');
  expect(title('candidate.earlier.asked', 'Priya Raman', 'Noa Hart')).toBe(
    'Priya Raman put Noa Hart on the waiting list',
  );
  expect(title('candidate.earlier.asked', 'Noa Hart', 'Noa Hart')).toBe('Noa Hart joined the waiting list');
});

test('[detail.history] days read as days, and a reason as it was given', () => {
  const before = JSON.stringify({ status: 'Pending', preferred_from_date: '2026-12-01' });
  const after = JSON.stringify({ status: 'Cancelled', appointment_notes: 'Withdrew' });
  expect(historyLabels({ action: 'candidate.cancelled', by: null, before, after }, 'Australia/Perth')).toMatchObject({
    before: 'Status: Pending, From: 01/12/2026',
    after: 'Status: Cancelled, Reason: Withdrew',
  });
});

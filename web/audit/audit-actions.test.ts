import { expect, test } from 'vitest';
import { ACTIONS, actionLabel, detailText } from './audit-actions.ts';

const facts = { action: 'x', count: 1, before: null, after: null, peopleCount: null };

test('[audit.search] an action is called by its name, else by the words of its code', () => {
  expect(actionLabel('consult-file.opened')).toBe('Results downloaded');
  expect(actionLabel('paperwork.opened')).toBe('Paperwork opened');
  expect(actionLabel('list_view.saved')).toBe('List view saved');
  expect(new Set(ACTIONS.map(({ name }) => name)).size).toBe(ACTIONS.length);
});

test('[audit.search] an entry says how often, of how many people, and what is known by name', () => {
  const after = { status: 403, code: 'FORBIDDEN', path: '/booking/bookings', inner: { a: 1 } };
  expect(detailText({ ...facts, count: 3, after })).toBe(
    '3 times within a minute · Status: 403 · Code: FORBIDDEN · Path: /booking/bookings',
  );
  expect(detailText({ ...facts, peopleCount: 50, after: { search: 'liam', sort: 'name' } })).toBe(
    '50 people · Search: liam',
  );
  expect(detailText({ ...facts, after: { to_day: '2026-12-01', from_day: '2026-11-26' } })).toBe(
    'From: 26/11/2026 · To: 01/12/2026',
  );
  expect(detailText({ ...facts, before: 'as it was' })).toBe('as it was');
});

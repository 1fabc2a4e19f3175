import { expect, test } from 'vitest';
import { columnSortedBy, withHidden, withMoved } from './column-order.ts';
import { chosenColumns, EVERY_COLUMN, listColumn, shownColumns, USUAL_COLUMNS } from './list-columns.ts';

test('[list.own-columns] the candidate’s column comes first and always stays; no column repeats, and an empty choice means the usual ones', () => {
  expect(chosenColumns(['status', 'company', 'status', 'nonsense'])).toEqual(['name', 'status', 'company']);
  expect(chosenColumns(['site', 'name'])).toEqual(['name', 'site']);
  expect(chosenColumns([])).toEqual([]);
  expect(chosenColumns(['constructor'])).toEqual([]);
  expect(chosenColumns(USUAL_COLUMNS)).toEqual(USUAL_COLUMNS);
});

test('[list.view-columns] those of a view are shown before the account’s, and these before the usual ones', () => {
  expect(shownColumns(['name', 'site'], ['name', 'status'])).toEqual(['name', 'site']);
  expect(shownColumns([], ['name', 'status'])).toEqual(['name', 'status']);
  expect(shownColumns([], [])).toEqual(USUAL_COLUMNS);
});

test('a hidden column follows the one that it usually follows', () => {
  expect(withHidden(['name', 'status', 'company'])).toEqual([
    'name',
    'contact_info',
    'status',
    'company',
    'contact_person',
    'appointment_time',
    'site',
    'package',
    ...EVERY_COLUMN.slice(8),
  ]);
  expect(withHidden(USUAL_COLUMNS)).toEqual(EVERY_COLUMN);
});

test('a column moves one place, not over either end and not before the candidate’s', () => {
  const columns = ['name', 'company', 'site'] as const;
  expect(withMoved(columns, 'site', -1)).toEqual(['name', 'site', 'company']);
  expect(withMoved(columns, 'company', 1)).toEqual(['name', 'site', 'company']);
  expect(withMoved(columns, 'company', -1)).toEqual(columns);
  expect(withMoved(columns, 'site', 1)).toEqual(columns);
  expect(withMoved(columns, 'name', 1)).toEqual(columns);
  expect(withMoved(columns, 'status', -1)).toEqual(columns);
});

test('[list.own-columns] the reference, position, PO number, day of booking, answer and outcome can be chosen, and are no usual columns', () => {
  const extra = ['reference', 'position', 'po_number', 'booked_on', 'answer', 'outcome'];
  expect(EVERY_COLUMN.filter((name) => !USUAL_COLUMNS.includes(name))).toEqual(extra);
  expect(chosenColumns(['outcome', 'po_number'])).toEqual(['name', 'outcome', 'po_number']);
  expect(USUAL_COLUMNS).toHaveLength(8);
});

test('every sort has a column, except the time of booking', () => {
  expect(columnSortedBy('email')).toBe('contact_info');
  expect(columnSortedBy('created_at')).toBeUndefined();
  expect(USUAL_COLUMNS.filter((name) => listColumn(name).sort)).toHaveLength(4);
  expect(USUAL_COLUMNS.reduce((sum, name) => sum + listColumn(name).width, 0)).toBeCloseTo(100);
});

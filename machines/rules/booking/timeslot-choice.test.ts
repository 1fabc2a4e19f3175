import { expect, test } from 'vitest';
import { timeslotMessage } from './timeslot-choice.ts';

const ALL = 'Please choose at least one timeslot when "All" is selected, or select at least one clinic.';
const nothing = { isAll: false, siteIds: ['a'], hasPick: false, isHeld: false };

test('[slots.required] a time that is picked must be reserved', () => {
  expect(timeslotMessage({ ...nothing, hasPick: true })).toBe('You must reserve your selected time slot first.');
  expect(timeslotMessage({ ...nothing, isAll: true, hasPick: true })).toBe(
    'You must reserve your selected time slot first.',
  );
});

test('[slots.required] clinics without a time ask for one', () => {
  expect(timeslotMessage(nothing)).toBe('Please choose at least one.');
});

test('[slots.required] All without a time, or no clinic at all, says which two ways there are', () => {
  expect(timeslotMessage({ ...nothing, isAll: true, siteIds: [] })).toBe(ALL);
  expect(timeslotMessage({ ...nothing, siteIds: [] })).toBe(ALL);
});

test('[slots.required] a held time needs nothing more', () => {
  expect(timeslotMessage({ ...nothing, hasPick: true, isHeld: true })).toBeNull();
});

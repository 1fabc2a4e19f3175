import { expect, test } from 'vitest';
import { entriesAbout, withFoldedLooks } from './history-entries.ts';

const look = (by: string, about: string | null = 'Mia Hart') => ({ action: 'candidate.opened', by, about });
const moved = { action: 'booking.moved', by: 'Priya Raman', about: 'Mia Hart' };
const booked = { action: 'booking.created', by: 'Priya Raman', about: null };

test('[detail.history] a page shows the story of its own candidate and of the booking, not that of the others', () => {
  const other = { ...moved, about: 'Noa Hart' };
  expect(entriesAbout([other, moved, booked], 'Mia Hart')).toEqual([moved, booked]);
});

test('[detail.history] looks that follow each other are one entry with everybody who looked', () => {
  const entries = [look('Priya Raman'), look('Daniel Kerr'), look('Priya Raman'), moved, look('Priya Raman'), booked];
  expect(withFoldedLooks(entries)).toEqual([
    { ...look('Priya Raman and Daniel Kerr'), about: null },
    moved,
    look('Priya Raman'),
    booked,
  ]);
});

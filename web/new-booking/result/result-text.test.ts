import { expect, test } from 'vitest';
import type { CreatedBooking } from '../../../machines/lib/booking.types.ts';
import { type BookingId, type CandidateId, id } from '../../../machines/lib/ports.ts';
import { exampleDraft } from '../../../tests/support/bookings/example-booking.ts';
import { calendarOf, noticeOf, sentOf, summaryText } from './result-text.ts';

const draft = exampleDraft(2);
const [timed, asked] = draft.candidates;
const booking: CreatedBooking = {
  bookingId: id<BookingId>('b1'),
  reference: 'PF-204817',
  candidates: [
    {
      candidateId: id<CandidateId>('p1'),
      index: 0,
      status: 'Confirmed',
      appointmentTime: '2026-11-24T00:00:00Z',
      siteName: 'Perth – Hay Street',
      siteTimeZone: 'Australia/Perth',
    },
    {
      candidateId: id<CandidateId>('p2'),
      index: 1,
      status: 'Pending',
      appointmentTime: '0001-01-01T00:00:00Z',
      siteName: null,
      siteTimeZone: null,
    },
  ],
};
const site = { name: 'Perth – Hay Street' };
const all = sentOf(booking, [
  { ...timed, name: 'Ana Silva', package: { ...timed?.package, name: 'Hearing test', minutes: 20 } },
  {
    ...asked,
    name: 'Ben Okafor',
    package: { ...timed?.package, name: 'Hearing test', minutes: 20 },
    choice: { ...asked?.choice, mode: 'range', fromDate: '2026-12-01', toDate: '2026-12-04', time: '', site },
  },
] as Parameters<typeof sentOf>[1]);

test('[wizard.confirmation] the copied text has a line for each candidate, with the clinic’s time or the days asked for', () => {
  expect(summaryText(booking, 'Redgum Mining', all)).toMatch(
    /^Booking PF-204817, Redgum Mining\n1\. Ana Silva: Tue 24\/11\/2026 08:00 (AWST|GMT\+8), Perth – Hay Street, Hearing test, Confirmed\n2\. Ben Okafor: 01\/12\/2026 – 04\/12\/2026 Any time, Perth – Hay Street, Hearing test, Pending\n$/,
  );
});

test('[wizard.confirmation] the calendar file has the candidates with a time, under the id of their mails, in whole quarters', () => {
  const file = calendarOf(booking, all, 'portal.example', Date.parse('2026-11-23T01:00:00Z'));
  expect(file?.split('\r\n')).toEqual(
    expect.arrayContaining(['UID:p1@portal.example', 'DTSTART:20261124T000000Z', 'DTEND:20261124T003000Z']),
  );
  expect(file?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(calendarOf(booking, all.slice(1), 'portal.example', 0)).toBeNull();
});

test('[wizard.confirmation] each candidate’s card says how the time reaches them, and when, by the clinic’s clock', () => {
  const now = Date.parse('2026-11-22T23:35:00Z');
  const [sent, pending] = all;
  if (!sent || !pending) throw new Error('Two were sent.');
  const told = (email: string, smsAt: string | null, phone = '08 9450 9876') =>
    noticeOf({ ...sent, candidate: { ...sent.candidate, email, phone }, created: { ...sent.created, smsAt } }, now);
  expect(told('ana@example.com', null)).toBe('Email: now');
  expect(told('', '2026-11-23T00:00:00Z')).toBe('SMS with link: at 08:00');
  expect(told('ana@example.com', '2026-11-22T23:37:00Z')).toBe('Email: now. SMS with link: now');
  expect(told('', '2026-11-24T00:00:00Z')).toBe('SMS with link: Tue 24/11/2026 at 08:00');
  expect(told('', null)).toBe('Nothing is sent: no email address and no mobile');
  expect(told('', null, '0491 570 006')).toBe('See the booking');
  expect(noticeOf(pending, now)).toBe('When the clinic offers a time');
});

import { z } from '@hono/zod-openapi';
import { BOARD_LANES } from '../../../../machines/rules/calendar/board-lanes.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { namedObject } from '../../../shared/http/route.ts';
import { rowNumber } from '../../../shared/http/row-number.ts';
import { resourceKind } from '../../catalogue/visit-routes/needs.contract.ts';
import { day, id, instant, overPlan, timeZone, words } from '../../shared/booking.contract.ts';
import { boardNames, placeNames } from '../../shared/booking.names.ts';

/** A site and the days shown, of its own calendar. */
export const boardQuery = z.object({
  site_id: id('Clinic site.'),
  from_date: day('First day, of the site’s own calendar.'),
  to_date: day('Last day, included; at most 31 days.', '2026-11-27'),
  lanes: inGraphql(z.enum(BOARD_LANES), { type: 'BoardLanes' })
    .default('doctors')
    .openapi({ description: 'The lanes: days of doctors, of all who work, or of rooms, booths and devices.' }),
});

const slotEntry = namedObject(
  'SlotEntry',
  {
    id: inGraphql(z.int(), { type: 'ID' }).openapi({ description: 'Slot.', example: 90211 }),
    from_time: instant('Start.'),
    to_time: instant('End, 15 minutes later.', '2026-11-23T01:30:00Z'),
    available: z.boolean().openapi({ description: 'False where it is blocked; who has it is the bookings’ matter.' }),
    blocked_because: z.string().nullable().openapi({ description: 'Why it is blocked.', example: 'Team meeting' }),
  },
  { type: 'BoardSlot', names: boardNames, omit: ['to_time'] },
);

const doctorSlots = namedObject(
  'DoctorSlots',
  {
    doctor_id: id('Doctor.'),
    site_id: id('Clinic site.'),
    roster_id: z.int().openapi({ description: 'The doctor’s day at the site.', example: 4127 }),
    day: day('Day of the site’s own calendar.'),
    from_time: instant('The day’s start.'),
    to_time: instant('The day’s end.', '2026-11-23T08:00:00Z'),
    over_plan: overPlan,
    entries: z.array(slotEntry),
  },
  { type: 'BoardDay', names: { ...boardNames, slots: 'entries' }, omit: ['doctor_id', 'site_id'] },
);

const boardDoctor = inGraphql(
  z.object({
    doctor_id: id('Doctor.'),
    doctor_name: words('Name.', 'Dr Anjali Rao'),
    kind: resourceKind,
    slots: z.array(doctorSlots),
  }),
  { type: 'BoardDoctor', names: { name: 'doctor_name', days: 'slots' } },
);

const boardHoliday = inGraphql(
  z.object({ day: day('The day.', '2026-12-25'), name: words('Name.', 'Christmas Day') }),
  { type: 'BoardHoliday' },
);

export const schedulerDoctors = namedObject(
  'SchedulerDoctors',
  {
    site_id: id('Clinic site.'),
    site_name: words('Its name.', 'Perth – Hay Street'),
    state: words('Its state.', 'WA'),
    timezone: timeZone,
    most_over_plan: z.int().openapi({ description: 'The most appointments over the plan on a day.', example: 2 }),
    has_visits: z.boolean().openapi({ description: 'Nurses, rooms or other resources work there as well.' }),
    doctors: z
      .array(boardDoctor)
      .openapi({ description: 'Who works at the site in the 60 days around, with the days asked for.' }),
    holidays: z.array(boardHoliday).openapi({ description: 'Holidays on which the site is closed.' }),
    open_holidays: z.array(boardHoliday).openapi({ description: 'Holidays of its state on which it is open.' }),
    missing_years: z.array(z.int()).openapi({
      description: 'Years the state has no holidays for: this, the next, and those asked for.',
      example: [2029],
    }),
  },
  { names: boardNames },
);

const boardBlock = namedObject(
  'BoardBlock',
  {
    kind: inGraphql(z.enum(['booking', 'hold']), { type: 'BoardBlockKind' }).openapi({
      description: 'A hold says nothing of whom it is for.',
    }),
    block_id: id('The candidate, or the hold.'),
    stop: z
      .string()
      .nullable()
      .openapi({ description: 'The stop of a visit route; null of one doctor’s time.', example: 'Hearing test' }),
    roster_id: z.int().openapi({ description: 'The doctor’s day.', example: 4127 }),
    doctor_id: id('Doctor.'),
    calendar_from_time: instant('Start.'),
    calendar_to_time: instant('End.', '2026-11-23T02:30:00Z'),
    expires_at: inGraphql(z.string().nullable(), { type: 'DateTime' }).openapi({
      description: 'When a hold ends.',
      example: '2026-11-23T01:10:00Z',
    }),
    booking_id: z.uuid().nullable(),
    candidate_id: z.uuid().nullable(),
    reference: z.string().nullable().openapi({ example: 'PF-204817' }),
    candidate_name: z.string().nullable().openapi({ example: 'Liam O’Connor' }),
    company_name: z.string().nullable().openapi({ example: 'Redgum Mining' }),
    package_name: z.string().nullable().openapi({ example: 'PEM – Standard' }),
    service_type: z.enum(['pem', 'fit_test']).nullable(),
    status: z.string().nullable().openapi({ example: 'Confirmed' }),
    status_color: z.string().nullable().openapi({ description: 'A CSS colour.', example: '#16a34a' }),
  },
  { names: { ...placeNames, id: 'block_id' }, omit: ['doctor_id', 'booking_id', 'service_type'] },
);

export const schedulerBookings = namedObject(
  'SchedulerBookings',
  {
    bookings: z.array(boardBlock),
    page: z.int().openapi({ example: 1 }),
    page_size: z.int().openapi({ example: 50 }),
    pages: z.int().openapi({ description: 'At least one.', example: 2 }),
    total: z.int().openapi({ example: 71 }),
  },
  { names: { blocks: 'bookings' }, omit: ['page', 'page_size'] },
);

const pendingBooking = namedObject('PendingBooking', {
  candidate_id: id('The candidate.'),
  booking_id: id('The booking.'),
  reference: words('For people.', 'PF-204817'),
  candidate_name: words('Name.', 'Liam O’Connor'),
  company_name: words('Company.', 'Redgum Mining'),
  package_name: words('Package.', 'PEM – Standard'),
  minutes: z.int().openapi({ description: 'What it takes, in whole slots.', example: 75 }),
  preferred_from_date: day('First day wished.').nullable(),
  preferred_to_date: day('Last day wished.', '2026-11-27').nullable(),
  preferred_time: words('Time of day wished; empty is any.', 'Morning'),
});

export const schedulerPending = namedObject('SchedulerPending', {
  bookings: z.array(pendingBooking).openapi({ description: 'As many as asked for.' }),
  total: z.int().openapi({ example: 3 }),
});

export const slotIds = z
  .array(rowNumber)
  .min(1)
  .max(500)
  .openapi({ description: 'Slots of this site.', example: [90211, 90212] });

export const reason = (description: string) =>
  z.string().trim().max(120, 'must be at most 120 characters').openapi({ description, example: 'Team meeting' });

import { type Board, type BoardBlock, lanesOf } from '../scheduler/board/board-lanes.ts';
import { day } from './gallery-example.ts';

const timeZone = 'Australia/Perth';
const at = (clock: string) => new Date(`${day}T${clock}:00+08:00`).toISOString();
const slots = Array.from({ length: 20 }, (_, quarter) => ({
  id: String(quarter),
  startsAt: new Date(Date.parse(at('08:00')) + quarter * 900_000).toISOString(),
  available: true,
  blockedBecause: null,
}));
const blockOf = (candidateId: string, candidateName: string, from: string, to: string): BoardBlock => ({
  id: candidateId,
  candidateId,
  candidateName,
  rosterId: 7,
  startsAt: at(from),
  endsAt: at(to),
  isHold: false,
  stop: null,
  expiresAt: null,
  reference: 'PF-100001',
  companyName: 'Example Company',
  packageName: 'PEM – Heavy Vehicle',
  status: 'Confirmed',
  statusColor: '#12683f',
});
/** A doctor's day with two bookings, and two that wait for a time. */
export const board: Board = {
  clinics: [
    {
      siteId: 'perth',
      siteName: 'Perth – Hay Street',
      state: 'WA',
      timeZone,
      holidays: [],
      openHolidays: [],
      missingYears: [],
      hasVisits: false,
      mostOverPlan: 0,
      doctors: [
        {
          doctorId: 'rao',
          kind: 'doctor' as const,
          name: 'Dr Anjali Rao',
          days: [{ rosterId: 7, day, overPlan: null, startsAt: at('08:00'), endsAt: at('13:00'), slots }],
        },
      ],
    },
  ],
  waiting: {
    bookings: [
      {
        candidateId: 'lee',
        reference: 'PF-100002',
        candidateName: 'Lee Nguyen',
        companyName: 'Example Company',
        packageName: 'PEM – Heavy Vehicle',
        minutes: 60,
        preferredFromDate: day,
        preferredToDate: day,
        preferredTime: 'Morning',
        siteName: null,
      },
    ],
    total: 2,
  },
  blocks: [blockOf('amira', 'Amira Haddad', '08:00', '08:30'), blockOf('mei', 'Mei Chen', '11:00', '12:00')],
};

export const exampleLanes = lanesOf(board, [day]);

import { expect, test } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import {
  type Board,
  type BoardBlock,
  closedReason,
  instantAt,
  lanesOf,
  minuteAt,
  minuteOf,
  shortDoctor,
  shownDays,
  spanOf,
} from './board-lanes.ts';

const timeZone = 'Australia/Perth';
const day = '2026-11-24';
const at = (clock: string) => new Date(`${day}T${clock}:00+08:00`).toISOString();
const slots = ['08:00', '08:15', '08:30', '08:45', '09:00', '09:15'].map((clock, index) => ({
  id: String(index),
  startsAt: at(clock),
  available: index !== 3 && index !== 4,
  blockedBecause: index === 3 || index === 4 ? 'Team meeting' : null,
}));
const block = {
  id: 'mia',
  isHold: false,
  stop: null,
  rosterId: 7,
  startsAt: at('08:00'),
  endsAt: at('08:30'),
  expiresAt: null,
  candidateId: 'mia',
  reference: 'PF-1',
  candidateName: 'Mia Chen',
  companyName: 'Redgum',
  packageName: 'PEM',
  status: 'Confirmed',
  statusColor: '#16a34a',
} satisfies BoardBlock;
const board: Pick<Board, 'clinics' | 'blocks'> = {
  clinics: [
    {
      siteId: 's',
      siteName: 'Perth',
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
          days: [{ rosterId: 7, day, overPlan: null, startsAt: at('08:00'), endsAt: at('09:30'), slots }],
        },
        { doctorId: 'wu', kind: 'doctor' as const, name: 'Dr Sarah Wu', days: [] },
      ],
    },
  ],
  blocks: [block],
};

test('[admin.scheduler] one lane per doctor of the day, with what is free, taken and blocked in it', () => {
  const [rao, ...others] = lanesOf(board, [day]);
  expect(rao).toMatchObject({ doctorId: 'rao', rosterId: 7, from: 480, to: 570, free: 2 });
  expect(rao?.blocks).toMatchObject([{ id: 'mia', from: 480, to: 510 }]);
  expect(rao?.blocked).toEqual([{ from: 525, to: 555, reason: 'Team meeting', slotIds: ['3', '4'] }]);
  expect(others, 'who does not work that day takes no lane').toEqual([]);
});

test('[visit.places] a room for two has a lane for each place, with the visits in it', () => {
  const second = { ...block, id: 'tom', rosterId: 8 };
  const clinic = defined(board.clinics[0]);
  const room = defined(clinic.doctors[0]);
  const [roster] = room.days;
  const days = [defined(roster), { ...defined(roster), rosterId: 8 }];
  const doctors = [{ ...room, kind: 'room' as const, name: 'Room 1', days }];
  const lanes = lanesOf({ clinics: [{ ...clinic, doctors }], blocks: [block, second] }, [day]);
  expect(lanes.map(({ doctorName }) => doctorName)).toEqual(['Room 1, place 1', 'Room 1, place 2']);
  expect(lanes.map(({ blocks }) => blocks.map(({ id }) => id))).toEqual([['mia'], ['tom']]);
  expect(new Set(lanes.map(({ key }) => key)).size).toBe(2);
});

test('[overplan.desk] an appointment over the plan is a lane after those of the plan, which keep their names', () => {
  const clinic = defined(board.clinics[0]);
  const rao = defined(clinic.doctors[0]);
  const plan = defined(rao.days[0]);
  const over = { ...plan, overPlan: 'Must fly out tonight' };
  const days = [{ ...over, rosterId: 8 }, plan, { ...over, rosterId: 9 }];
  const lanes = lanesOf({ clinics: [{ ...clinic, doctors: [{ ...rao, days }] }], blocks: [] }, [day]);
  expect(lanes.map(({ doctorName }) => doctorName)).toEqual([
    'Dr Anjali Rao',
    'Dr Anjali Rao, over the plan 1',
    'Dr Anjali Rao, over the plan 2',
  ]);
});

test('a week has lanes for those who work, from Monday to Sunday', () => {
  const days = shownDays(day, 'week');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-23', '2026-11-29', 7]);
  expect(lanesOf(board, days).map(({ key }) => key)).toEqual([`${day} s rao`]);
});

test('a place in a lane is a quarter from 05:30, and is found again from a part of its height', () => {
  expect([spanOf(330, 345), spanOf(480, 555)]).toEqual([
    { '--from': 0, '--long': 1 },
    { '--from': 10, '--long': 5 },
  ]);
  const at = (quarters: number) => quarters / 52;
  const nearest = [4, 4.4, 4.6].map((quarters) => minuteAt(at(quarters), 'nearest'));
  expect([...nearest, minuteAt(at(4.9), 'down')]).toEqual([390, 390, 405, 390]);
});

test('a minute is the site’s own, on the day its clocks change too', () => {
  expect(minuteOf('Australia/Sydney', instantAt('Australia/Sydney', '2026-10-04', 480))).toBe(480);
  expect(instantAt('Australia/Sydney', '2026-10-04', 480)).toBe('2026-10-03T21:00:00Z');
  expect(instantAt('Australia/Sydney', '2026-10-03', 480)).toBe('2026-10-02T22:00:00Z');
});

test.each([
  ['Dr Anjali Rao', 'Dr Rao'],
  ['Dr Rao', 'Dr Rao'],
  ['Nurse Kim Lee', 'Nurse Kim Lee'],
])('%s is %s for short', (name, short) => {
  expect(shortDoctor(name)).toBe(short);
});

test('clinics are side by side, each by its own clock, and a place names its clinic', () => {
  const [perth] = board.clinics;
  const doctors = [
    {
      doctorId: 'rao',
      kind: 'doctor' as const,
      name: 'Dr Anjali Rao',
      days: [{ ...defined(perth?.doctors[0]?.days[0]), rosterId: 8 }],
    },
  ];
  const sydney = {
    ...defined(perth),
    siteId: 'y',
    siteName: 'Sydney',
    state: 'NSW',
    timeZone: 'Australia/Sydney',
    doctors,
  };
  const lanes = lanesOf({ clinics: [defined(perth), sydney], blocks: [] }, [day]);
  expect(lanes.map(({ key, label, from }) => [key, label, from])).toEqual([
    [`${day} s rao`, 'Dr Rao, Perth', 480],
    [`${day} y rao`, 'Dr Rao, Sydney', 660],
  ]);
});

test('[admin.scheduler] the head of a lane says why all of it is blocked, and nothing where a part is', () => {
  const slotIds = slots.map(({ id }) => id);
  const run = { from: 480, to: 570, reason: 'Leave: Ill', slotIds };
  expect(closedReason({ slots: slots.map(({ id }) => ({ id, from: 480 })), blocked: [run] })).toBe('Leave: Ill');
  expect(closedReason(defined(lanesOf(board, [day])[0]))).toBeNull();
});

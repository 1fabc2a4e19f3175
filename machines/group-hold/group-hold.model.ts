import type { Hold } from '../lib/booking.types.ts';
import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { type DraftId, id, type PackageId, type SiteId } from '../lib/ports.ts';
import { holdOf, perth, slotAt } from '../rules/drafts/example-booking.ts';
import { groupHoldMachine } from './group-hold.machine.ts';
import type { GroupProposal, GroupQuery, HoldGroup } from './group-hold.types.ts';

const packageId = id<PackageId>('medical');
const seats = [
  { key: 'c1', index: 0, packageId, minutes: 75 },
  { key: 'c2', index: 1, packageId, minutes: 75 },
] as const;

export const query: GroupQuery = {
  draftId: id<DraftId>('d1'),
  seats,
  state: 'WA',
  siteIds: [id<SiteId>('perth')],
  fromDate: '2026-11-20',
  toDate: '2026-11-26',
  part: 'any',
};
const morning: GroupQuery = { ...query, part: 'morning' };

export const proposal: GroupProposal = {
  ...perth,
  day: '2026-11-24',
  doctors: 1,
  startsAt: '2026-11-24T01:00:00Z',
  endsAt: '2026-11-24T03:30:00Z',
  places: [
    { calendarId: 7, startsAt: '2026-11-24T01:00:00Z', endsAt: '2026-11-24T02:15:00Z' },
    { calendarId: 7, startsAt: '2026-11-24T02:15:00Z', endsAt: '2026-11-24T03:30:00Z' },
  ],
};
const held: readonly { key: string; hold: Hold }[] = [
  { key: 'c1', hold: holdOf('r1', slotAt('01:00')) },
  { key: 'c2', hold: holdOf('r2', slotAt('02:15')) },
];
const places: HoldGroup['places'] = [
  { ...seats[0], siteId: perth.siteId, calendarId: 7, startsAt: '2026-11-24T01:00:00Z' },
  { ...seats[1], siteId: perth.siteId, calendarId: 7, startsAt: '2026-11-24T02:15:00Z' },
];
const dropped = { type: 'chip.dropped', draftId: query.draftId, places } as const;
const taken = { code: 'SLOT_TAKEN', reason: 'Somebody was faster.' } as const;

export const groupHoldModel = modelOfFolder('group-hold', 'Group hold', groupHoldMachine, {
  'times for all': {
    input: undefined,
    events: [
      { type: 'search.pressed', query },
      { type: 'search.pressed', query: morning },
      { type: 'retry.pressed' },
      { type: 'close.pressed' },
      answers('findGroupTimes', { proposals: [proposal], whyNot: null }),
      answers('findGroupTimes', { proposals: [], whyNot: 'Every doctor is full on these days.' }),
      fails('findGroupTimes', { code: 'UNREACHABLE' }),
      { type: 'take.pressed', proposal: 0 },
      { type: 'take.pressed', proposal: 1 },
      answers('holdGroup', held),
      fails('holdGroup', taken),
      fails('holdGroup', { code: 'UNREACHABLE' }),
    ],
    facts: ({ query: asked, failure, times }) => [asked?.part, failure?.code, times.proposals.length, times.whyNot],
    withIgnored: true,
  },
  'two change places': {
    input: undefined,
    events: [
      { type: 'chip.lifted', key: 'c1' },
      { type: 'chip.lifted', key: 'c2' },
      { type: 'chip.released' },
      { ...dropped, onto: 'c1' },
      { ...dropped, onto: 'c2' },
      answers('swapGroup', held),
      fails('swapGroup', taken),
    ],
    facts: ({ carried, swapFailure }) => [carried, swapFailure?.code],
    withIgnored: true,
  },
});

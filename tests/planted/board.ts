import type { Plant } from './plant.ts';

export const boardPlants: readonly Plant[] = [
  {
    id: 'board.card',
    file: 'machines/scheduler-board/scheduler-board.machine.ts',
    find: "{ guard: 'isHandEmpty', actions: withEvent('openCard') }",
    replace: "{ guard: 'isHandEmpty', actions: withEvent('pickUp') }",
  },
  {
    id: 'board.walk-in',
    file: 'machines/walk-in/walk-in.machine.ts',
    find: 'replaces: hold?.reserveId ?? null',
    replace: 'replaces: null',
  },
  {
    id: 'board.walk-in',
    file: 'web/scheduler/walk-in/awaited-hold.ts',
    find: "(state) => !state.hasTag('booking')",
    replace: '() => true',
  },
  {
    id: 'board.find',
    file: 'web/scheduler/board/use-booking-focus.ts',
    find: '      find(found)?.focus();',
    replace: '      find(found);',
  },
  {
    id: 'board.days',
    file: 'web/scheduler/day-picker.tsx',
    find: 'hoursOf(found.free), hoursOf(found.slots)',
    replace: 'hoursOf(found.slots), hoursOf(found.free)',
  },
  {
    id: 'board.side-by-side',
    file: 'web/scheduler/move/move-outcome.tsx',
    find: 'siteOf(from) !== siteOf(to))',
    replace: 'siteOf(from) === undefined)',
  },
  {
    id: 'board.week',
    file: 'web/scheduler/board/board-grid.tsx',
    find: 'data-week:[--lane:72px]',
    replace: 'data-week:[--lane:190px]',
  },
  {
    id: 'board.legend',
    file: 'web/scheduler/board/status-legend.tsx',
    find: 'colours.length > 0 ?',
    replace: 'colours.length < 0 ?',
  },
  {
    id: 'board.legend',
    file: 'web/scheduler/board/status-legend.tsx',
    find: 'useState(false)',
    replace: 'useState(true)',
    tests: ['tests/browser/scheduler/phone-board.test.ts'],
  },
];

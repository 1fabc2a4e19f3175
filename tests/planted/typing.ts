import type { Plant } from './plant.ts';

export const typingPlants: readonly Plant[] = [
  {
    id: 'typing.date',
    file: 'machines/rules/calendar/typed-day.ts',
    find: 'return isLikely(whole) ?',
    replace: 'return whole > 0 ?',
  },
  {
    id: 'typing.birth-date',
    file: 'machines/rules/calendar/birth-date.ts',
    find: 'age >= YOUNGEST && age <= OLDEST',
    replace: 'age <= OLDEST',
  },
  {
    id: 'typing.lookup',
    file: 'machines/lookup/lookup.machine.ts',
    find: 'active !== null && hasWords(active.name, context.search)',
    replace: 'active !== null',
  },
  {
    id: 'typing.fast',
    file: 'machines/lookup/lookup.machine.ts',
    find: 'onlyMatch(context, answer) !== null',
    replace: 'countedAnswer(answer).total > 0',
    tests: ['machines/lookup/lookup.machine.test.ts'],
  },
  {
    id: 'typing.fast',
    file: 'web/bookings/filter/filter-input.tsx',
    find: 'const noCompany = companies.length === 0 && !isCompanyLookedFor;',
    replace: 'const noCompany = companies.length !== 1 && !isCompanyLookedFor;',
    tests: ['tests/browser/typed-ahead.test.ts'],
  },
  {
    id: 'typing.fast',
    file: 'machines/closing-plan/closing-plan.machine.ts',
    find: "{ target: '.reworded', actions: withEvent('setReason') }",
    replace: "{ target: '.reworded' }",
    tests: ['machines/closing-plan/closing-plan.machine.test.ts'],
  },
];

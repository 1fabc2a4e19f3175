import type { Plant } from './plant.ts';

export const crewPlants: readonly Plant[] = [
  {
    id: 'crew.save',
    file: 'machines/rules/drafts/crew-drafts.ts',
    find: 'package: chosen && !chosen.custom ?',
    replace: 'package: chosen ?',
    tests: ['machines/rules/drafts/crew-drafts.test.ts'],
  },
  {
    id: 'crew.begin',
    file: 'machines/rules/drafts/crew-drafts.ts',
    find: 'package: line.package ?? usualPackage(usual, position),',
    replace: 'package: line.package,',
    tests: ['machines/rules/drafts/crew-drafts.test.ts'],
  },
  {
    id: 'crew.paste',
    file: 'machines/rules/drafts/paste-rows.ts',
    find: 'free.find(({ position }) => isAny || !position)',
    replace: 'free.find(({ position }) => !position)',
    tests: ['machines/rules/drafts/paste-rows.test.ts'],
  },
  {
    id: 'crew.change',
    file: 'services/booking/drafts/crews/crews.ts',
    find: 'update booking.crews set name = ${name},',
    replace: 'update booking.crews set name = name,',
    tests: ['services/booking/drafts/crews/crews.test.ts'],
  },
  {
    id: 'crew.scope',
    file: 'services/booking/drafts/crews/crews.ts',
    find: 'and (${isProvider} or c.org_id = ${orgId}::uuid)',
    replace: 'and (${isProvider} or ${orgId}::uuid is not null)',
    tests: ['services/booking/drafts/crews/crews.test.ts'],
  },
  {
    id: 'crew.limits',
    file: 'services/booking/drafts/crews/crews.ts',
    find: '>= MAX_CREWS)',
    replace: '> MAX_CREWS)',
    tests: ['services/booking/drafts/crews/crews.test.ts'],
  },
];

import type { Plant } from './plant.ts';

export const ownPlants: readonly Plant[] = [
  {
    id: 'own.link',
    file: 'services/booking/own-appointment/appointment-pass.ts',
    find: 'return isOurs && now.getTime()',
    replace: 'return now.getTime()',
  },
  {
    id: 'own.tries',
    file: 'services/booking/own-appointment/candidate-links.ts',
    find: 'set wrong_tries = wrong_tries + 1,',
    replace: 'set wrong_tries = 1,',
  },
  {
    id: 'own.answer',
    file: 'services/booking/own-appointment/own-appointment.ts',
    find: 'and change_asked_for is distinct from appointment_time',
    replace: '',
  },
  {
    id: 'own.page',
    file: 'gateway/appointment/appointment-html.ts',
    find: 'value="${refused?.typed ?? \'\'}"',
    replace: 'value=""',
  },
];

import type { Plant } from './plant.ts';

export const statusPlants: readonly Plant[] = [
  {
    id: 'status.not-before',
    file: 'machines/rules/booking/booking-status.table.ts',
    find: "Arrived: 'isAppointmentDay',",
    replace: '',
  },
  {
    id: 'status.correction',
    file: 'machines/rules/booking/booking-status.table.ts',
    find: "    : 'isSameDay';",
    replace: '    : null;',
  },
  {
    id: 'status.free-rest',
    file: 'services/booking/scheduling/slots/booked-time.ts',
    find: '        and s.from_time > ${instantSql(now)} returning c.roster_id',
    replace: '        returning c.roster_id',
  },
];

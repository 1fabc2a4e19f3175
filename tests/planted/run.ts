import type { Plant } from './plant.ts';

export const runPlants: readonly Plant[] = [
  { id: 'run.two-commands', file: 'README.md', find: 'npm ci && npm start', replace: 'npm install && npm start' },
  {
    id: 'run.bench',
    file: 'tests/bench/table.ts',
    find: '? figure <= limit : figure >= limit',
    replace: '? figure < limit : figure > limit',
  },
  {
    id: 'run.lock',
    file: 'services/database/lock.ts',
    find: 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE',
    replace: 'PRAGMA locking_mode = NORMAL; BEGIN',
  },
  {
    id: 'run.kill',
    file: 'services/booking/commands/create-booking.ts',
    find: 'claim_id = pair.candidate, org_id',
    replace: 'org_id',
  },
];

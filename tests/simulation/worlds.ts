import { bulkWorld } from './bulk-world.ts';
import { closingWorld } from './closing-world.ts';
import { oneBoard } from './one-board.ts';
import { oneWizard } from './one-wizard.ts';
import { ownMove } from './own-move-world.ts';
import { oneTime } from './reservation-world.ts';
import { twoPeople } from './two-people.ts';
import { twoSessions } from './two-sessions.ts';
import { twoTabs } from './two-tabs.ts';

/** Each with machines of the product beside a model of their service. */
export const worlds = [
  oneTime,
  oneWizard,
  twoTabs,
  twoSessions,
  twoPeople,
  oneBoard,
  closingWorld,
  bulkWorld,
  ownMove,
] as const;

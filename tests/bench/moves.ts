import { randomMoves } from '../support/bookings/random-moves.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const COUNT = 10_000;
const SEED = 20_261_121;

/** Ten thousand random moves on the board; none that is illegal may be done, and nothing may overlap. */
export async function moves(stage: Stage): Promise<Row[]> {
  const { orgId } = await stage.signIn('manager');
  const start = performance.now();
  const { accepted, wrong, overlaps } = await randomMoves(stage.database.db, orgId, COUNT, SEED);
  const seconds = (performance.now() - start) / 1000;
  const none = { kind: 'at most', value: 0 } as const;
  return [
    { what: 'random moves', on: stage.on, unit: '/s', figure: COUNT / seconds },
    { what: `of ${COUNT} moves done`, on: stage.on, unit: 'moves', figure: accepted },
    { what: 'moves judged wrongly', on: stage.on, unit: 'moves', figure: wrong.length, aim: none },
    { what: 'overlaps after them', on: stage.on, unit: 'pairs', figure: overlaps, aim: none },
  ];
}

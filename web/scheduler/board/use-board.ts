import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { useActorRef } from '../../app/machines/use-machine.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import { withPositions } from '../move/board-positions.ts';
import { type BoardActions, type BoardActor, type BoardQuery, boardOn, type MoveActor } from './board.ports.ts';
import type { Board } from './board-lanes.ts';

type Host = BoardActions & {
  query: BoardQuery;
  /** The number of waiting candidates to fetch at first. */
  waiting: number;
};

/** The machine of one board, from the first render on. */
export function useBoard({ query, waiting, ...actions }: Host): BoardActor {
  const gateway = useGateway();
  const [machine] = useState(() => boardOn(gateway, query, actions));
  return useActorRef(machine, { input: { waiting } });
}

/** The board as known by now; null before it was fetched. */
export function useShownBoard(actor: BoardActor): Board | null {
  const fetched = useSelector(actor, ({ context }) => context.board);
  const positions = useSelector(actor, ({ context }) => context.positions);
  return useMemo(() => fetched && withPositions(fetched, positions), [fetched, positions]);
}

/** It lives as long as the board. */
export const useMove = (actor: BoardActor): MoveActor => useSelector(actor, ({ children }) => defined(children.move));

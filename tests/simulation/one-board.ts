import fc from 'fast-check';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { brokenOf } from '../../lab/simulation/invariants.ts';
import { worldOf } from '../../lab/simulation/search.ts';
import type { Parts, World } from '../../lab/simulation/simulate.ts';
import { moveInvariants, undoInvariants } from '../../machines/appointment-move/appointment-move.invariants.ts';
import type {
  BoardPlace,
  DoneMove,
  Movable,
  MoveVerdict,
} from '../../machines/appointment-move/appointment-move.types.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import { type CandidateId, type ClockTicked, epochMs, id } from '../../machines/lib/ports.ts';
import { boardInvariants } from '../../machines/scheduler-board/scheduler-board.invariants.ts';
import { schedulerBoardMachine } from '../../machines/scheduler-board/scheduler-board.machine.ts';
import { boardMoveMachine } from '../../machines/scheduler-board/scheduler-board.setup.ts';
import type { BoardChanged, FetchInput } from '../../machines/scheduler-board/scheduler-board.types.ts';
import { BoardService } from './board-service.ts';
import { line } from './line.ts';

const people = ['amira', 'mei'] as const;
const places = ['01:00', '02:00', '03:00'] as const;
const candidate = fc.constantFrom(...people);
const place = fc.constantFrom(...places);
const plain = ['confirm', 'undo', 'undo', 'put back', 'dismiss', 'fetch again'] as const;

type Step =
  | { does: 'lift'; candidate: (typeof people)[number] }
  | { does: 'put'; place: (typeof places)[number] }
  | { does: 'move elsewhere'; candidate: (typeof people)[number]; place: (typeof places)[number] }
  | { does: (typeof plain)[number] };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('lift' as const), candidate }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('put' as const), place }) },
  fc.record({ does: fc.constant('move elsewhere' as const), candidate, place }),
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom(...plain) }) },
);

type Places = Readonly<Record<string, string>>;
type Moving = { booking: Movable; target: BoardPlace };
const placeAt = (startsAt: string): BoardPlace => ({ rosterId: 7, startsAt, doctorName: 'Dr Rao', words: startsAt });

/** One person moves bookings on the board while others do. */
function world({ time, network, inspect }: Parts): World<Step> {
  const service = new BoardService(time);
  let hear = () => {};
  const changing = <Answer>(effect: () => Answer): Answer => {
    const answer = effect();
    network.push(() => hear());
    return answer;
  };
  const move = boardMoveMachine.provide({
    actors: {
      validateMove: fromPromise<MoveVerdict, Moving>(({ input }) =>
        network.call(() => ({ legal: service.isFree(input.target.startsAt), reason: 'Free, or not.' })),
      ),
      moveAppointment: fromPromise<DoneMove, Moving & { reason: string }>(async ({ input: { booking, target } }) => {
        const { moveId, undoUntil } = await network.call(() =>
          changing(() => service.move(booking.candidateId, booking.from?.startsAt, target.startsAt)),
        );
        return { moveId, undoUntil: epochMs(undoUntil) };
      }),
      undoMove: fromPromise<void, { moveId: string }>(({ input }) =>
        network.call(() => changing(() => service.undo(input.moveId))),
      ),
      clock: fromCallback<ClockTicked>(({ sendBack }) =>
        time.every(1_000, () => sendBack({ type: 'clock.ticked', now: epochMs(time.now) })),
      ),
    },
  });
  const machine = schedulerBoardMachine<Places, { key: string }>().provide({
    actors: {
      move,
      fetchBoard: fromPromise<Places, FetchInput>(() => network.call(() => ({ ...service.places }))),
      boardChanges: fromCallback<BoardChanged>(({ sendBack }) => {
        hear = () => sendBack({ type: 'board.changed' });
      }),
    },
  });
  const board = createActor(machine, { clock: time.clock, inspect, input: { waiting: 50 } }).start();
  const hand = defined(board.getSnapshot().children.move);
  const shown = (): Places => {
    const { board: fetched, positions } = board.getSnapshot().context;
    const since = positions.map(({ candidateId, place: at }) => [candidateId, at.startsAt] as const);
    return { ...fetched, ...Object.fromEntries(since) };
  };
  const bookingOf = (name: string): Movable => ({
    candidateId: id<CandidateId>(name),
    name,
    minutes: 30,
    from: placeAt(defined(shown()[name])),
  });
  const isCarrying = () => !board.getSnapshot().matches({ hand: 'empty' });
  return {
    act(taken) {
      if (taken.does === 'move elsewhere') {
        if (service.isFree(taken.place))
          changing(() => service.move(taken.candidate, service.places[taken.candidate], taken.place));
      } else if (taken.does === 'lift') {
        if (shown()[taken.candidate] && !isCarrying())
          board.send({ type: 'block.lifted', booking: bookingOf(taken.candidate) });
      } else if (taken.does === 'put') board.send({ type: 'place.clicked', target: placeAt(taken.place) });
      else if (taken.does === 'confirm') hand.send({ type: 'move.confirmed' });
      else if (taken.does === 'undo') hand.send({ type: 'undo.pressed' });
      else if (taken.does === 'put back') board.send({ type: 'escape.pressed' });
      else if (taken.does === 'dismiss') hand.send({ type: 'notice.dismissed' });
      else board.send({ type: 'retry.pressed' });
    },
    isQuiet() {
      const [data, moving] = [board.getSnapshot(), hand.getSnapshot()];
      const isChecking = (['settling', 'checking'] as const).some((away) =>
        moving.matches({ lifted: { place: { away } } }),
      );
      return (
        (data.matches({ data: 'shown' }) || data.matches({ data: 'failed' })) && !moving.hasTag('busy') && !isChecking
      );
    },
    broken() {
      const [moving, isFailed] = [hand.getSnapshot(), board.getSnapshot().matches({ data: 'failed' })];
      const { done } = moving.context;
      const made = done && service.moves[Number(done.moveId)];
      return [
        ...brokenOf(boardInvariants, { places: shown(), isFailed }, { places: service.places }),
        ...brokenOf(moveInvariants, moving, undefined),
        ...brokenOf(undoInvariants, moving, {
          done: done && made ? { isUndone: made.isUndone, isTold: service.isTold(done.moveId) } : null,
        }),
      ];
    },
  };
}

export const oneBoard = worldOf('board', { world, step, ...line }, []);

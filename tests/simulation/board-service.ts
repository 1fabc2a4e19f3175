import { PortalFailure } from '../../machines/lib/portal-error.ts';

const UNDO_MS = 10_000;

interface Move {
  readonly candidate: string;
  readonly from: string;
  readonly to: string;
  readonly undoUntil: number;
  isUndone: boolean;
}

/** A model of the board's appointments and their notices; services/booking/clinic-day/board tests the real one. */
export class BoardService {
  readonly places: Record<string, string> = { amira: '01:00', mei: '02:00' };
  readonly moves: Move[] = [];
  readonly #clock: { readonly now: number };

  constructor(clock: { readonly now: number }) {
    this.#clock = clock;
  }

  isFree = (place: string): boolean => !Object.values(this.places).includes(place);

  /** From where it was seen, to a free place. */
  move(candidate: string, seen: string | undefined, to: string): { moveId: string; undoUntil: number } {
    const from = this.places[candidate] ?? '';
    if (from !== seen) throw refusal('It was moved meanwhile.');
    if (!this.isFree(to)) throw refusal('This time was just taken.');
    this.places[candidate] = to;
    const undoUntil = this.#clock.now + UNDO_MS;
    this.moves.push({ candidate, from, to, undoUntil, isUndone: false });
    return { moveId: String(this.moves.length - 1), undoUntil };
  }

  undo(moveId: string): void {
    const move = this.moves[Number(moveId)];
    if (!move || move.isUndone || this.isTold(moveId)) throw refusal('It can no longer be undone.');
    if (this.places[move.candidate] !== move.to || !this.isFree(move.from)) throw refusal('It was moved meanwhile.');
    this.places[move.candidate] = move.from;
    move.isUndone = true;
  }

  /** Notices wait as long as a move can be undone. */
  isTold(moveId: string): boolean {
    const move = this.moves[Number(moveId)];
    return move !== undefined && !move.isUndone && move.undoUntil <= this.#clock.now;
  }
}

const refusal = (reason: string) => new PortalFailure({ code: 'REJECTED', status: 409, reason });

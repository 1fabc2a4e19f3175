import type { BulkChange, PlannedRow, RunRequest } from '../../machines/bulk-change/bulk-change.types.ts';
import type { Plan, StartRequest } from '../../machines/closing-plan/closing-plan.types.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';

const UNDO_MS = 300_000;

/** Something is done once under one id; with other words the id is refused. */
class OncePerId<Request extends object> {
  readonly done = new Map<string, Request>();

  /** @returns whether it is done now for the first time */
  isFirst(key: string, request: Request): boolean {
    const before = this.done.get(key);
    if (before && JSON.stringify(before) !== JSON.stringify(request)) throw refusal(422, 'The id is another one’s.');
    this.done.set(key, before ?? request);
    return before === undefined;
  }
}

/** A model of closings and bulk changes, whose processes may die; services/booking tests the real ones. */
export class ChangeService {
  readonly closings = new OncePerId<StartRequest>();
  readonly changes = new OncePerId<RunRequest>();
  readonly undone = new Set<string>();
  readonly #clock: { readonly now: number };
  readonly #undoUntil = new Map<string, number>();

  constructor(clock: { readonly now: number }) {
    this.#clock = clock;
  }

  findPlan = (): Plan => ({ days: 2, doctors: [], people: [], holds: [], waiting: 0 });

  /** Another closing of the same days has nothing left to close. */
  start(request: StartRequest): void {
    const days = JSON.stringify(request.scope);
    const others = [...this.closings.done].filter(([key]) => key !== request.closingId);
    if (others.some(([, { scope }]) => JSON.stringify(scope) === days)) throw refusal(409, 'It is closed already.');
    this.closings.isFirst(request.closingId, request);
  }

  findRows = (rows: readonly PlannedRow[]): readonly PlannedRow[] => rows;

  run(request: RunRequest): BulkChange {
    if (this.changes.isFirst(request.changeId, request))
      this.#undoUntil.set(request.changeId, this.#clock.now + UNDO_MS);
    return this.read(request.changeId);
  }

  undo(changeId: string): BulkChange {
    if (this.#undoUntil.get(changeId) === undefined) throw new PortalFailure({ code: 'NOT_FOUND' });
    if ((this.#undoUntil.get(changeId) ?? 0) <= this.#clock.now && !this.undone.has(changeId))
      throw refusal(409, 'It can no longer be undone.');
    this.undone.add(changeId);
    return this.read(changeId);
  }

  read(changeId: string): BulkChange {
    const undoUntil = this.#undoUntil.get(changeId);
    if (undoUntil === undefined) throw new PortalFailure({ code: 'NOT_FOUND' });
    return {
      id: changeId,
      undoUntil: new Date(undoUntil).toISOString(),
      undone: this.undone.has(changeId),
      rows: [],
    };
  }
}

const refusal = (status: number, reason: string) => new PortalFailure({ code: 'REJECTED', status, reason });

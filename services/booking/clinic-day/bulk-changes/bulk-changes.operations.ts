import type { Context } from 'hono';
import { notFound } from '../../../base/errors.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service, ServiceEnv } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import type { Announce } from '../../shared/changes.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import { statusOf } from '../../shared/status-moves.ts';
import { placeAnswer, targetOf } from '../closings/place.contract.ts';
import * as routes from './bulk-changes.routes.ts';
import { type BulkPlanned, planBulkChange } from './plan-bulk-change.ts';
import { resultFiles } from './result-files.ts';
import { type BulkChange, type Changed, findBulkChange, runBulkChange } from './run-bulk-change.ts';
import { undoBulkChange } from './undo-bulk-change.ts';

/** Several bookings of the list changed together. */
export function bulkChangeRoutes(
  service: Service,
  { db, now, portal }: ServiceDeps,
  { announce }: { announce: Announce },
): void {
  const changing = (c: Context<ServiceEnv>) => ({
    caller: callerOf(c),
    portal,
    ...originOf(c, now),
  });
  const told = async ({ change, changes }: Changed) => {
    await announce(changes);
    return changeAnswer(change);
  };

  operation(service, routes.planBulkChange, async (c) => {
    const { action, candidate_ids: candidateIds, move, choices } = c.req.valid('json');
    const rows = await planBulkChange(db, callerOf(c), {
      action,
      candidateIds,
      now: now(),
      move: move ? { siteId: move.site_id, fromDay: move.from_day, toDay: move.to_day } : null,
      choices: choices.map(({ candidate_id, to }) => ({ candidateId: candidate_id, to: targetOf(to) })),
    });
    return c.json({ rows: rows.map(rowAnswer) }, 200);
  });

  operation(service, routes.runBulkChange, async (c) => {
    const { bulk_change_id: id, action, notes, po_number: poNumber, people } = c.req.valid('json');
    const wanted = {
      id,
      action,
      notes: notes.trim(),
      poNumber,
      people: people.map(({ candidate_id, updated_at, to }) => ({
        candidateId: candidate_id,
        seen: updated_at,
        to: targetOf(to ?? null),
      })),
    };
    return c.json(await told(await runBulkChange(db, changing(c), wanted)), 201);
  });

  operation(service, routes.listResultFiles, async (c) =>
    c.json({ candidates: await resultFiles(db, callerOf(c), c.req.valid('query').candidate_ids) }, 200),
  );

  operation(service, routes.getUndoableBulkChange, async (c) => {
    const change = await findBulkChange(db, callerOf(c), c.req.valid('param').bulk_change_id);
    if (!change || change.undoneAt || change.undoUntil <= now()) notFound('Change');
    return c.json(changeAnswer(change), 200);
  });

  operation(service, routes.undoBulkChange, async (c) =>
    c.json(await told(await undoBulkChange(db, changing(c), c.req.valid('param').bulk_change_id)), 200),
  );
}

function rowAnswer({ candidate, reason, note, to, options }: BulkPlanned) {
  const { candidate_id, reference, candidate_name, company_name, site_name, site_tz, appointment_time } = candidate;
  const hasTime = appointment_time !== NO_TIME;
  return {
    candidate_id,
    reference,
    candidate_name,
    company_name,
    reason,
    note,
    updated_at: candidate.updated_at,
    status: statusOf(candidate),
    site_name: hasTime ? site_name : candidate.preferred_site_name || null,
    timezone: hasTime ? site_tz : null,
    calendar_from_time: hasTime ? appointment_time : null,
    to: to && placeAnswer(to),
    options: options.map(placeAnswer),
  };
}

const changeAnswer = ({ id, undoUntil, undoneAt, rows }: BulkChange) => ({
  bulk_change_id: id,
  undo_until: undoUntil.toISOString(),
  undone: undoneAt !== null,
  rows: rows.map(({ undo: _undo, ...row }) => row),
});

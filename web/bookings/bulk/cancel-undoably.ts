import { uuidv7 } from 'uuidv7';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { BulkChangePlanDocument, RunBulkChangeDocument } from './bulk.documents.ts';
import { saveUndoable } from './undoable-change.ts';

type Refusable = { candidateName: string; reason?: string | null };

function failIfRefused(rows: readonly Refusable[]) {
  const reasons = rows.flatMap(({ candidateName, reason }) => (reason ? [`${candidateName}: ${reason}`] : []));
  if (reasons.length > 0) throw new PortalFailure({ code: 'REJECTED', status: 409, reason: reasons.join(' ') });
}

/**
 * Cancels candidates as the list cancels several: the mails wait, and until they leave it can be undone.
 * @throws PortalFailure with a reason for each candidate who cannot be cancelled
 */
export async function cancelUndoably(gateway: Gateway, candidateIds: readonly string[], notes: string) {
  const asked = { action: 'cancel' as const, candidateIds: [...candidateIds], move: null, choices: [] };
  const { bulkChangePlan } = await gateway.request(BulkChangePlanDocument, asked);
  failIfRefused(bulkChangePlan);
  const id = uuidv7();
  // Before the answer, so that a reload finds a change whose answer was lost.
  saveUndoable(id, 'cancel');
  const people = bulkChangePlan.map(({ candidateId, updatedAt }) => ({ candidateId, updatedAt, to: null }));
  const variables = { id, action: asked.action, notes, poNumber: '', people };
  failIfRefused((await gateway.request(RunBulkChangeDocument, variables)).runBulkChange.rows);
  return true;
}

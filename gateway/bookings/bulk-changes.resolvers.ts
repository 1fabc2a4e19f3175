import { placeNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, ourNames, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { BulkChange, Resolvers, SeenPlace } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

type Rest = components['schemas'];
type Names = { startsAt: 'calendar_from_time' };

/** Names of the errors' fields. */
const names = { ...ourNames(placeNames), move: '' };

const toPlace = (place: SeenPlace | null | undefined) => (place ? toRest<Names, SeenPlace>(placeNames, place) : null);
const fromPlace = (place: Rest['BulkPlace']) => fromRest(placeNames, place);

const toChange = ({ bulk_change_id: id, undo_until: undoUntil, undone, rows }: Rest['BulkChange']): BulkChange => ({
  id,
  undoUntil,
  undone,
  rows: rows.map((row) => fromRest(sameNames, row)),
});

export const bulkChangesResolvers: Resolvers = {
  Query: {
    async bulkChangePlan(_root, { action, candidateIds, move, choices }, { booking }) {
      const body = {
        action,
        candidate_ids: [...candidateIds],
        ...(move && { move: { site_id: move.siteId ?? null, from_day: move.fromDay, to_day: move.toDay } }),
        choices: (choices ?? []).map(({ candidateId, to }) => ({ candidate_id: candidateId, to: toPlace(to) })),
      };
      const { rows } = unwrap(await booking.POST('/booking/bulk-changes/plan', { body }), { names });
      return rows.map(({ to, options, ...row }) => ({
        ...fromRest(placeNames, row),
        to: to ? fromPlace(to) : null,
        options: options.map(fromPlace),
      }));
    },
    async undoableBulkChange(_root, { id }, { booking }) {
      const params = { path: { bulk_change_id: id } };
      return toChange(unwrap(await booking.GET('/booking/bulk-changes/{bulk_change_id}', { params })));
    },
    async resultFiles(_root, { candidateIds }, { booking }) {
      const query = { candidate_ids: [...candidateIds] };
      const { candidates } = unwrap(await booking.GET('/booking/result-files', { params: { query } }));
      return candidates.map(({ files, ...candidate }) => ({
        ...fromRest(sameNames, candidate),
        files: files.map((file) => fromRest(sameNames, file)),
      }));
    },
  },
  Mutation: {
    async runBulkChange(_root, { id, action, notes, poNumber, people }, { booking }) {
      const body = {
        bulk_change_id: id,
        action,
        notes,
        po_number: poNumber,
        people: people.map(({ candidateId, updatedAt, to }) => ({
          candidate_id: candidateId,
          updated_at: updatedAt,
          to: toPlace(to),
        })),
      };
      return toChange(unwrap(await booking.POST('/booking/bulk-changes', { body }), { names }));
    },
    async undoBulkChange(_root, { id }, { booking }) {
      const params = { path: { bulk_change_id: id } };
      return toChange(unwrap(await booking.POST('/booking/bulk-changes/{bulk_change_id}/undo', { params })));
    },
  },
};

import { placeNames } from '../../services/booking/shared/booking.names.ts';
import { ourNames, toRest } from '../../services/shared/http/rest-names.ts';
import { toType } from '../derived/to-type.ts';
import type { components } from '../generated/booking.openapi.ts';
import type {
  Closing,
  ClosingPerson,
  ClosingPlan,
  ClosingScope,
  ClosingSummary,
  ReopenHow,
  Resolvers,
  SeenPlaceInput,
} from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

type Rest = components['schemas'];
type Names = { startsAt: 'calendar_from_time' };

/** Names of the errors' fields. */
const names = ourNames(placeNames);
const REOPEN = { undo: 'undo', moveBack: 'move-back', daysOnly: 'days-only' } as const satisfies Record<
  ReopenHow,
  string
>;

const toScope = ({ siteIds, doctorIds, fromDay, toDay }: ClosingScope) => ({
  site_ids: [...siteIds],
  doctor_ids: [...doctorIds],
  from_day: fromDay,
  to_day: toDay,
});
const toPlace = (place: SeenPlaceInput | null | undefined) =>
  place ? toRest<Names, SeenPlaceInput>(placeNames, place) : null;

const toClosing = ({ list, ...summary }: Rest['Closing']): Closing => ({
  summary: toType<ClosingSummary>('ClosingSummary', summary),
  undoUntil: summary.undo_until,
  people: list.map((person) => toType<ClosingPerson>('ClosingPerson', person)),
});

export const closingsResolvers: Resolvers = {
  Query: {
    async closingPlan(_root, { scope, otherSiteIds, prefer, choices }, { booking }) {
      const body = {
        ...toScope(scope),
        other_site_ids: [...(otherSiteIds ?? [])],
        prefer: prefer ?? ('nearest' as const),
        choices: (choices ?? []).map(({ candidateId, to }) => ({ candidate_id: candidateId, to: toPlace(to) })),
      };
      return toType<ClosingPlan>(
        'ClosingPlan',
        unwrap(await booking.POST('/booking/closing-plans', { body }), { names }),
      );
    },
    async closing(_root, { id }, { booking }) {
      const params = { path: { closing_id: id } };
      return toClosing(unwrap(await booking.GET('/booking/closings/{closing_id}', { params })));
    },
  },
  Mutation: {
    async startClosing(_root, { id, scope, reason, publicReason, people }, { booking }) {
      const body = {
        closing_id: id,
        ...toScope(scope),
        reason,
        public_reason: publicReason ?? '',
        people: people.map(({ candidateId, seen, to }) => ({
          candidate_id: candidateId,
          seen: toRest<Names, SeenPlaceInput>(placeNames, seen),
          to: toPlace(to),
        })),
      };
      return toClosing(unwrap(await booking.POST('/booking/closings', { body }), { names }));
    },
    async reopenClosing(_root, { id, how }, { booking }) {
      const params = { path: { closing_id: id } };
      return toClosing(
        unwrap(await booking.POST('/booking/closings/{closing_id}/reopen', { params, body: { how: REOPEN[how] } })),
      );
    },
  },
};

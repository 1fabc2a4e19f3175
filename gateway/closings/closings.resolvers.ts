import { placeNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, ourNames, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Closing, ClosingScope, ReopenHow, Resolvers, SeenPlace } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

type Rest = components['schemas'];
type Names = { startsAt: 'calendar_from_time' };

/** Names of the errors' fields. */
const names = ourNames(placeNames);
const personNames = { fromTimeZone: 'from_timezone', toTimeZone: 'to_timezone' } as const;
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
const toPlace = (place: SeenPlace | null | undefined) => (place ? toRest<Names, SeenPlace>(placeNames, place) : null);
const fromPlace = (place: Rest['FreePlace']) => fromRest(placeNames, place);

function toClosing({ list, ...rest }: Rest['Closing']): Closing {
  const { undoUntil, ...summary } = fromRest(sameNames, rest);
  return {
    summary,
    undoUntil,
    people: list.map((person) => fromRest(personNames, person)),
  };
}

export const closingsResolvers: Resolvers = {
  Query: {
    async closingPlan(_root, { scope, otherSiteIds, prefer, choices }, { booking }) {
      const body = {
        ...toScope(scope),
        other_site_ids: [...(otherSiteIds ?? [])],
        prefer: prefer ?? ('nearest' as const),
        choices: (choices ?? []).map(({ candidateId, to }) => ({ candidate_id: candidateId, to: toPlace(to) })),
      };
      const plan = unwrap(await booking.POST('/booking/closing-plans', { body }), { names });
      return {
        days: plan.days,
        waiting: plan.waiting,
        doctors: plan.doctors.map((doctor) => fromRest(sameNames, doctor)),
        people: plan.people.map(({ to, options, ...person }) => ({
          ...fromRest(placeNames, person),
          to: to ? fromPlace(to) : null,
          options: options.map(fromPlace),
        })),
        holds: plan.holds.map((held) => fromRest(placeNames, held)),
      };
    },
    async closings(_root, _input, { booking }) {
      const { closings } = unwrap(await booking.GET('/booking/closings'));
      return closings.map((closing) => fromRest(sameNames, closing));
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
          seen: toRest<Names, SeenPlace>(placeNames, seen),
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

import type { ActorRefFrom } from 'xstate';
import { fromPromise } from 'xstate';
import type { groupHoldMachine } from '../../../machines/group-hold/group-hold.machine.ts';
import type { GroupHeld, GroupQuery, GroupTimes, HoldGroup } from '../../../machines/group-hold/group-hold.types.ts';
import type { TimeChoice } from '../../../machines/lib/booking.types.ts';
import { toPortalError } from '../../../machines/lib/portal-error.ts';
import { id, type SiteId } from '../../../machines/lib/ports.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { toHold } from '../../slots/service-hold.ts';
import type { SlotLookups } from '../../slots/slot-lookups.ts';
import type { WizardActor } from '../wizard-actors.ts';
import { GroupTimesDocument, HoldGroupDocument } from './group-hold.documents.ts';

export type GroupHold = ActorRefFrom<typeof groupHoldMachine>;

/**
 * The wizard gets the holds from here, and not from the machine: the service has them even where the step was left
 * before its answer came.
 */
export function groupHoldPorts(
  gateway: Gateway,
  lookups: Pick<SlotLookups, 'clinicsOf'>,
  wizard: WizardActor,
  /** Everybody has a time: what comes next is to go on. */
  onTaken: () => void,
) {
  const take = (choiceOf: () => Partial<TimeChoice>, onHeld: () => void) =>
    fromPromise<GroupHeld, HoldGroup>(async ({ input: { draftId, places } }) => {
      const wanted = places.map(({ index, siteId, packageId, calendarId, startsAt }) => ({
        candidateIndex: index,
        siteId,
        packageId,
        calendarId,
        startsAt,
      }));
      const { reservations } = wizard.getSnapshot().context;
      const calls = new Map(places.map(({ key }) => [key, reservations[key]?.getSnapshot().context.calls ?? 0]));
      const { holdGroup } = await gateway
        .request(HoldGroupDocument, { draftId, places: wanted })
        .catch((thrown: unknown) => {
          if (toPortalError(thrown).code === 'UNREACHABLE') {
            wizard.send({ type: 'group.doubted', keys: places.map(({ key }) => key) });
          }
          throw thrown;
        });
      const holds = holdGroup.flatMap((hold) => {
        const key = places.find(({ index }) => index === hold.candidateIndex)?.key;
        return key === undefined ? [] : [{ key, hold: toHold(hold), calls: calls.get(key) ?? 0 }];
      });
      wizard.send({ type: 'group.held', holds, choice: choiceOf() });
      onHeld();
      return holds;
    });
  let asked: GroupQuery | null = null;
  return {
    findGroupTimes: fromPromise<GroupTimes, GroupQuery>(async ({ input, signal }) => {
      asked = input;
      const { draftId, seats, state, siteIds, fromDate, toDate, part } = input;
      const clinics = siteIds === 'all' ? (await lookups.clinicsOf(state)).map((clinic) => clinic.id) : siteIds;
      const { groupTimes } = await gateway.request(
        GroupTimesDocument,
        {
          packageIds: seats.map(({ packageId }) => packageId),
          siteIds: [...clinics],
          fromDate,
          toDate,
          part,
          draftId,
        },
        { signal, kind: 'lookup' },
      );
      return {
        proposals: groupTimes.proposals.map((proposal) => ({ ...proposal, siteId: id<SiteId>(proposal.siteId) })),
        whyNot: groupTimes.whyNot?.message ?? null,
      };
    }),
    holdGroup: take(() => (asked ? searchedFor(asked) : {}), onTaken),
    swapGroup: take(
      () => ({}),
      () => {},
    ),
  };
}

/** The search that each candidate's own picker uses from now on. */
const searchedFor = ({ state, siteIds, fromDate, toDate }: GroupQuery): Partial<TimeChoice> => ({
  mode: 'time',
  state,
  fromDate,
  toDate,
  all: siteIds === 'all',
  siteIds: siteIds === 'all' ? [] : siteIds,
});

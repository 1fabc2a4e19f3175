import { fromPromise } from 'xstate';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { ChosenPackage } from '../../../machines/lib/booking.types.ts';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import {
  type DraftId,
  type EpochMs,
  epochMs,
  id,
  type PackageId,
  type ReserveId,
} from '../../../machines/lib/ports.ts';
import { walkInMachine } from '../../../machines/walk-in/walk-in.machine.ts';
import type { ReserveWalkIn, WalkInHold } from '../../../machines/walk-in/walk-in.types.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { everySecond } from '../../app/session/every-second.ts';
import type { ServerClock } from '../../app/session/server-clock.ts';
import type { ReserveSlotMutation } from '../../generated/graphql.ts';
import { ExtendHoldsDocument, HoldOverPlanDocument, ReserveSlotDocument } from '../../slots/slots.documents.ts';
import { BeginWalkInDocument, EndWalkInDocument, WalkInPackagesDocument } from './walk-in.documents.ts';

/** As many as the services give at once. */
const UNLIMITED = 1_000;

type Host = {
  gateway: Gateway;
  clock: ServerClock;
  siteId: string;
  /** The provider: its packages are those that every company may book. */
  orgId: string;
  leave: () => void;
};

/** The packages of a company; of the provider those that are everybody's. */
export async function packagesOf(gateway: Gateway, org: string, search: string, signal?: AbortSignal) {
  const variables = { org, search, limit: UNLIMITED };
  const options = { kind: 'lookup', ...(signal && { signal }) } as const;
  const { bookablePackages } = await gateway.request(WalkInPackagesDocument, variables, options);
  return bookablePackages.items.map((item): ChosenPackage => ({ ...item, id: id<PackageId>(item.id) }));
}

const NO_PACKAGE = 'No package can be booked yet. Add one under Packages.';

const holdOf = (packageId: PackageId, held: ReserveSlotMutation['reserveSlot']): WalkInHold => ({
  packageId,
  reserveId: id<ReserveId>(held.reserveId),
  rosterId: held.calendarId,
  startsAt: held.startsAt,
  endsAt: held.endsAt,
  expiresAt: epochMs(Date.parse(held.expiresAt)),
});

/** The machine of a walk-in's time, with what this browser gives it. */
export const walkInOn = ({ gateway, clock, siteId, orgId, leave }: Host) =>
  walkInMachine.provide({
    actors: {
      beginWalkIn: fromPromise<ChosenPackage, { draftId: DraftId }>(async ({ input: { draftId }, signal }) => {
        const variables = { draftId, writer: draftId, body: { walkIn: true } };
        const [packages] = await Promise.all([
          packagesOf(gateway, orgId, '', signal),
          gateway.request(BeginWalkInDocument, variables),
        ]);
        const [shortest] = packages.toSorted((one, other) => one.minutes - other.minutes);
        if (!shortest) throw new PortalFailure({ code: 'REJECTED', status: 409, reason: NO_PACKAGE });
        return shortest;
      }),
      reserveSlot: fromPromise<WalkInHold, ReserveWalkIn>(async ({ input }) => {
        const { draftId, place, packageId, replaces } = input;
        const { rosterId, startsAt, overPlan } = place;
        if (overPlan !== undefined) {
          const over = { rosterId, draftId, packageId, startsAt, reason: overPlan };
          const { holdOverPlan } = await gateway.request(HoldOverPlanDocument, over);
          return { ...holdOf(packageId, holdOverPlan), overPlan };
        }
        const slot = { siteId, packageId, calendarIds: [rosterId], startsAt };
        const variables = { slot, draftId, candidateIndex: 0, replaces };
        return holdOf(packageId, (await gateway.request(ReserveSlotDocument, variables)).reserveSlot);
      }),
      extendHold: fromPromise<{ expiresAt: EpochMs }, { draftId: DraftId }>(async ({ input }) => {
        const { extendHolds } = await gateway.request(ExtendHoldsDocument, { draftId: input.draftId });
        return { expiresAt: epochMs(Date.parse(defined(extendHolds[0]).expiresAt)) };
      }),
      deleteDraft: fromPromise<void, { draftId: DraftId }>(async ({ input }) => {
        await gateway.request(EndWalkInDocument, input, { keepalive: true });
      }),
      clock: everySecond(clock.now),
    },
    actions: { leave },
  });

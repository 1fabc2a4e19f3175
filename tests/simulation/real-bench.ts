import { uuidv7 } from 'uuidv7';
import { type AnyActorLogic, createActor, type InputFrom, type OutputFrom, toPromise } from 'xstate';
import type { Slot } from '../../machines/lib/booking.types.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { type DraftId, epochMs, id, type PackageId, type ReserveId, type SiteId } from '../../machines/lib/ports.ts';
import { exampleDraft } from '../../machines/rules/drafts/example-booking.ts';
import { openDatabase } from '../../services/database/open.ts';
import { createGatewayClient } from '../../web/app/api/gateway-client.ts';
import { serverClock } from '../../web/app/session/server-clock.ts';
import { CreateDraftDocument } from '../../web/new-booking/wizard.documents.ts';
import { extendHoldsPort, reservationPorts } from '../../web/slots/slots.ports.ts';
import { openStack, type Stack } from '../stack/stack.ts';
import { addClinic, addPackage, addRoster } from '../support/bookings/booking-world.ts';
import type { Bench, Wanted } from './hold-service.ts';

/** Access tokens last longer. */
const SIGN_IN_AGAIN_MS = 10 * 60_000;

let opened: Promise<Stack> | undefined;
const stackOf = () => {
  opened ??= openDatabase({ inMemory: true, template: 'schema' }).then((database) => openStack('here', database));
  return opened;
};

/** Ends gateway, services and database, where a run has opened them. */
export const closeRealBench = async () => (await opened)?.close();

const answerOf = <Port extends AnyActorLogic>(port: Port, input: InputFrom<Port>): Promise<OutputFrom<Port>> =>
  toPromise(createActor(port, { input } as never).start() as never);

/** The page's ports, gateway and services on the embedded database, at the simulation's moment; a clinic of its own. */
export async function realBench(time: { readonly now: number }): Promise<Bench> {
  const stack = await stackOf();
  const { db } = stack.database;
  stack.clock.set(new Date(time.now));
  const siteId = id<SiteId>(await addClinic(db));
  const rosterId = await addRoster(db, siteId, '2026-11-24T01:00:00Z', 4);
  const packages = await Promise.all(
    [75, 15].map(async (minutes) => ({
      id: id<PackageId>(await addPackage(db, minutes)),
      name: `Medical of ${minutes}`,
      minutes,
    })),
  );
  const [medical, short] = packages;
  if (!medical || !short) throw new Error('two packages');
  const place = { siteId, siteName: 'Perth', timeZone: 'Australia/Perth', calendarIds: [rosterId], bookingFree: false };
  const slotAt = (hour: string): Slot => ({ ...place, startsAt: `2026-11-24T${hour}:00Z` });
  const slots = [slotAt('01:00'), slotAt('02:30'), slotAt('04:00')] as const;

  const [own, other] = [await personOf(stack, 'booker', time), await personOf(stack, 'manager', time)];
  const elsewhere = new Map<string, ReserveId>();
  return {
    draftId: own.draftId,
    slots,
    packages: [medical, short],
    service: {
      reserve: own.reserve,
      release: own.release,
      findHold: own.findHold,
      extend: own.extend,
      async takeElsewhere(slot) {
        const candidateIndex = ([0, 1, 2] as const).find((nth) => slots[nth].startsAt === slot.startsAt) ?? 0;
        const wanted = { slot, packageId: short.id, draftId: other.draftId, candidateIndex };
        const hold = await other.reserve(wanted).catch(taken);
        if (hold) elsewhere.set(slot.startsAt, hold.reserveId);
      },
      async freeElsewhere(slot) {
        const reserveId = elsewhere.get(slot.startsAt);
        if (reserveId) await other.release({ reserveId }).catch(gone);
      },
    },
  };
}

/** Another company may take a time that is taken, or give back a hold that has run out. */
const expected = (code: 'SLOT_TAKEN' | 'NOT_FOUND') => (error: unknown) => {
  if (error instanceof PortalFailure && error.error.code === code) return undefined;
  throw error;
};
const [taken, gone] = [expected('SLOT_TAKEN'), expected('NOT_FOUND')];

/** A person signed in with a draft, whose calls are made as the page makes them. */
async function personOf(stack: Stack, username: string, time: { readonly now: number }) {
  let signedIn = { token: '', at: Number.NEGATIVE_INFINITY };
  const now = () => epochMs(time.now);
  const gateway = createGatewayClient({
    url: 'http://portal/graphql',
    fetch: async (url, init) => stack.gateway.fetch(new Request(url, init)),
    session: {
      token: () => signedIn.token,
      onRequest: () => {},
      async whenReady() {
        stack.clock.set(new Date(time.now));
        if (time.now - signedIn.at < SIGN_IN_AGAIN_MS) return;
        signedIn = { token: (await stack.signIn(username)).access_token, at: time.now };
      },
      generation: () => 0,
      onUnauthorized: () => Promise.reject(new PortalFailure({ code: 'UNAUTHENTICATED' })),
    },
    send: 'text',
  });
  const ports = reservationPorts(gateway, serverClock(now));
  const { serviceType, sid, ...body } = exampleDraft();
  const writer = { draftId: uuidv7(), writer: uuidv7(), sequence: 1 };
  const { createDraft } = await gateway.request(CreateDraftDocument, { serviceType, sid, body, ...writer });
  return {
    draftId: id<DraftId>(createDraft.draftId),
    reserve: (wanted: Wanted) => answerOf(ports.reserveSlot, { ...wanted, replaces: undefined }),
    release: (hold: { reserveId: ReserveId }) => answerOf(ports.releaseHold, hold),
    findHold: (at: { draftId: DraftId; candidateIndex: Wanted['candidateIndex'] }) => answerOf(ports.findHold, at),
    extend: (draftId: DraftId) => answerOf(extendHoldsPort(gateway), { draftId }),
  };
}

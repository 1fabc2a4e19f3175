import { fromCallback, fromPromise } from 'xstate';
import type {
  BeginInput,
  OpenedDraft,
  SaveAnswer,
  SaveInput,
  SentElsewhere,
} from '../../../machines/booking-draft/booking-draft.types.ts';
import type {
  BookingDraft,
  BookingPerson,
  ServiceType,
  StoredDraft,
  StoredHold,
} from '../../../machines/lib/booking.types.ts';
import {
  type AccountId,
  type DraftId,
  epochMs,
  id,
  type PackageId,
  type ReserveId,
  type SiteId,
} from '../../../machines/lib/ports.ts';
import { readDraft } from '../../../machines/rules/drafts/stored-draft.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { dropFormDrafts } from '../../app/session/form-drafts.ts';
import type { ServerClock } from '../../app/session/server-clock.ts';
import { storedAccount } from '../../app/session/stored-keys.ts';
import type { DraftQuery } from '../../generated/graphql.ts';
import { toCompany } from '../booking-company.ts';
import { toCreated } from '../created-booking.ts';
import { toLastBooking } from '../last-booking.ts';
import {
  BookingPersonDocument,
  CreateDraftDocument,
  DeleteDraftDocument,
  DraftDocument,
  SaveDraftDocument,
} from '../wizard.documents.ts';
import { saveUntilAnswered } from './save-until-answered.ts';
import { watchSent } from './sent-elsewhere.ts';

type Holds = DraftQuery['draft']['holds'];

/** The account that makes the booking: its own record proposes company and booking person. */
export type Booker = {
  accountId: AccountId;
  isProvider: boolean;
  fitTest: boolean | undefined;
  serviceType: ServiceType;
};

const bodyOf = (draft: BookingDraft): Record<string, unknown> => ({ ...draft });

const storedHolds = (holds: Holds): StoredHold[] =>
  holds.flatMap((hold) => {
    const at = hold.candidateIndex;
    if (at !== 0 && at !== 1 && at !== 2 && at !== 3 && at !== 4) return [];
    return {
      ...hold,
      candidateIndex: at,
      reserveId: id<ReserveId>(hold.reserveId),
      siteId: id<SiteId>(hold.siteId),
      packageId: id<PackageId>(hold.packageId),
      expiresAt: epochMs(Date.parse(hold.expiresAt)),
    };
  });

/** The draft's copy on the server, and the account's own record. */
export function draftPorts(gateway: Gateway, booker: Booker, clock: ServerClock) {
  const stored = (draft: { draftId: string; revision: number; body: unknown; holds: Holds }): StoredDraft => ({
    draftId: id<DraftId>(draft.draftId),
    revision: draft.revision,
    draft: readDraft(draft.body, clock.now()),
    holds: storedHolds(draft.holds),
  });
  const isOwn = () => (storedAccount() ?? booker.accountId) === booker.accountId;
  /** A first save that is tried again after its page is gone must not bring a discarded draft back. */
  const discarded = new Set<DraftId>();
  return {
    getBookingPerson: fromPromise<BookingPerson>(async ({ signal }) => {
      const { accountId, isProvider, fitTest, serviceType } = booker;
      const variables = { accountId, serviceType };
      const { bookingAccount, lastBooking } = await gateway.request(BookingPersonDocument, variables, { signal });
      const company = bookingAccount?.company;
      return {
        accountId,
        company: company && !isProvider ? { ...toCompany(company), ...(fitTest !== undefined && { fitTest }) } : null,
        contactName: bookingAccount?.contactPerson ?? '',
        contactPhone: bookingAccount?.phone ?? '',
        contactEmail: bookingAccount?.email ?? '',
        last: lastBooking ? toLastBooking(lastBooking) : undefined,
      };
    }),
    getDraft: fromPromise<OpenedDraft, { draftId: DraftId }>(async ({ input, signal }) => {
      const { draft } = await gateway.request(DraftDocument, { draftId: input.draftId }, { signal });
      return { ...stored(draft), booking: draft.booking ? toCreated(draft.booking) : null };
    }),
    sentElsewhere: fromCallback<SentElsewhere, { draftId: DraftId }>(({ input, sendBack }) =>
      watchSent(gateway, input.draftId, () => sendBack({ type: 'draft.sentElsewhere' })),
    ),
    // Like a save, it outlives the page: one that began as the tab closed still arrives.
    createDraft: fromPromise<{ draftId: DraftId; revision: number }, BeginInput>(async ({ input, signal }) => {
      const { draft, ...place } = input;
      const { serviceType, sid } = draft;
      const variables = { serviceType, sid, body: bodyOf(draft), ...place };
      const send = () => gateway.request(CreateDraftDocument, variables, { keepalive: true });
      const { createDraft } = await saveUntilAnswered(send, {
        signal,
        isOwn: () => isOwn() && !discarded.has(input.draftId),
      });
      return { draftId: id<DraftId>(createDraft.draftId), revision: createDraft.revision };
    }),
    saveDraft: fromPromise<SaveAnswer, SaveInput>(async ({ input, signal }) => {
      const { draft, ...place } = input;
      const variables = { body: bodyOf(draft), ...place };
      const send = () => gateway.request(SaveDraftDocument, variables, { keepalive: true });
      const { saveDraft } = await saveUntilAnswered(send, { signal, isOwn });
      if (saveDraft.conflict) return { outcome: 'changed', theirs: stored(saveDraft.conflict) };
      return { outcome: 'saved', revision: saveDraft.revision };
    }),
    deleteDraft: fromPromise<void, { draftId: DraftId }>(async ({ input }) => {
      discarded.add(input.draftId);
      await gateway.request(DeleteDraftDocument, { draftId: input.draftId });
      dropFormDrafts();
    }),
  };
}

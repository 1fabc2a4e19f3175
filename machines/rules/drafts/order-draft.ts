import type { BookingDraft, BookingPerson, CandidateDraft, ServiceType } from '../../lib/booking.types.ts';
import { type EpochMs, id, type PackageId, type SiteId } from '../../lib/ports.ts';
import { fillFromPerson } from './last-booking.ts';
import { newDraft } from './new-draft.ts';

/** An order as its company reads it. Texts are empty where nothing was sent; `unknown` names wishes that are only words here. */
export interface OrderedPerson {
  readonly orderId: string;
  readonly serviceType: ServiceType;
  readonly candidateName: string;
  readonly candidateDob: string;
  readonly candidateGender: string;
  readonly candidatePhone: string;
  readonly candidateEmail: string;
  readonly candidatePosition: string;
  readonly package: string;
  readonly site: string;
  readonly note: string;
  readonly unknown: readonly ('package' | 'site')[];
  readonly knownPackage: { readonly packageId: string; readonly name: string; readonly minutes: number } | null;
  readonly knownSite: { readonly siteId: string; readonly state: string } | null;
}

/**
 * A booking of one order: the candidate as it was sent, company and addresses as the person's own bookings have them. What is not
 * known here is in the note, and is chosen by a person.
 */
export function orderDraft(order: OrderedPerson, person: BookingPerson, now: EpochMs): BookingDraft {
  const draft = newDraft({ serviceType: order.serviceType, sid: null }, now);
  const candidates = draft.candidates.map((blank) => candidateOf(order, blank));
  return fillFromPerson({ ...draft, candidates }, person);
}

function candidateOf(order: OrderedPerson, blank: CandidateDraft): CandidateDraft {
  const { knownPackage, knownSite, candidatePosition: position } = order;
  return {
    ...blank,
    orderId: order.orderId,
    name: order.candidateName,
    dob: order.candidateDob,
    gender: order.candidateGender,
    phone: order.candidatePhone,
    email: order.candidateEmail,
    position: position === '' ? null : { id: null, name: position },
    note: noteOf(order),
    package: knownPackage && { ...knownPackage, id: id<PackageId>(knownPackage.packageId) },
    choice: knownSite
      ? { ...blank.choice, state: knownSite.state, siteIds: [id<SiteId>(knownSite.siteId)] }
      : blank.choice,
  };
}

const noteOf = (order: OrderedPerson) =>
  [order.note, ...order.unknown.map((wish) => `Ordered ${wish}: ${order[wish]}`)].filter(Boolean).join('\n');

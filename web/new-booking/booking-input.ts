import type { CreateInput } from '../../machines/booking-wizard/booking-wizard.types.ts';
import type { BookingHeader, CandidateDraft, Hold, TimeChoice } from '../../machines/lib/booking.types.ts';
import { resultEmailsOf } from '../../machines/rules/booking/booking-draft.ts';
import { joinEmails } from '../../machines/rules/contact/email-list.ts';
import type { BookingCandidateInput, CreateBookingInput } from '../generated/graphql.ts';

/** Nothing typed is nothing sent. */
const trimmedOrNull = (text: string) => text.trim() || null;

/** The draft as it is sent: a candidate with its held time, or with the dates asked for. */
export function toBookingInput({ draft, draftId, holds }: CreateInput): CreateBookingInput {
  return {
    draftId,
    serviceType: draft.serviceType,
    sid: draft.sid,
    policyAccepted: draft.policyAccepted,
    ...headerInput(draft.header),
    candidates: draft.candidates.map((candidate) => candidateInput(candidate, holds[candidate.key])),
  };
}

function headerInput(header: BookingHeader) {
  return {
    orgId: header.company?.id ?? '',
    subsidiaryId: header.subsidiary?.id ?? null,
    resultEmail: joinEmails(resultEmailsOf(header)),
    invoiceEmail: header.invoiceEmail.trim(),
    contactName: header.contactName.trim(),
    contactPhone: header.contactPhone.trim(),
    contactEmail: header.contactEmail.trim(),
    poNumber: trimmedOrNull(header.poNumber),
    project: trimmedOrNull(header.project),
    projectIdentification: trimmedOrNull(header.projectIdentification),
    paperworkIds: [...header.paperworkIds],
    bookingComment: trimmedOrNull(header.comment),
  };
}

const candidateInput = (candidate: CandidateDraft, hold: Hold | undefined): BookingCandidateInput => ({
  name: candidate.name.trim(),
  dob: candidate.dob || null,
  gender: candidate.gender,
  phone: candidate.phone.trim(),
  email: candidate.email.trim(),
  positionId: candidate.position?.id ?? null,
  position: candidate.position?.name ?? '',
  packageId: candidate.package?.id ?? '',
  orderId: candidate.orderId,
  note: trimmedOrNull(candidate.note),
  ...(candidate.choice.mode === 'time' ? timeInput(hold) : rangeInput(candidate.choice)),
});

function timeInput(hold: Hold | undefined) {
  if (!hold) return {};
  const { reserveId, slot } = hold;
  return {
    reserveId,
    siteId: slot.siteId,
    siteName: slot.siteName,
    timeZone: slot.timeZone,
    fromTime: slot.startsAt, // as the person saw it: the service refuses a hold of another time
  };
}

const rangeInput = ({ site, state, fromDate, toDate, time }: TimeChoice) => ({
  siteId: site?.id ?? null,
  siteName: site?.name ?? null,
  timeZone: site?.timeZone ?? null,
  preferredState: state,
  preferredFromDate: fromDate,
  preferredToDate: toDate,
  preferredTime: trimmedOrNull(time),
});

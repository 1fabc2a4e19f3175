import type { BookingDraft } from '../../../machines/lib/booking.types.ts';
import { type EpochMs, id, type OrgId, type PackageId, type SiteId } from '../../../machines/lib/ports.ts';
import { newDraft } from '../../../machines/rules/drafts/new-draft.ts';
import type { BookAgainQuery } from '../../generated/graphql.ts';

type Booked = BookAgainQuery['bookingDetail'];

/**
 * A draft like an existing booking: the same person, company, package and clinic. The time is chosen again, and
 * comments about that one appointment are left out.
 */
export function draftAgain(booked: Booked, now: EpochMs): BookingDraft {
  const { serviceType, companyName, subsidiaryId, subsidiaryName, positionId, candidatePosition } = booked;
  const siteId = booked.site?.id ?? booked.preferredSiteId;
  const state = booked.site?.state ?? booked.preferredState;
  const draft = newDraft({ serviceType, sid: null }, now);
  const [blank] = draft.candidates;
  if (!blank) return draft;
  return {
    ...draft,
    header: {
      ...draft.header,
      poNumber: booked.poNumber ?? '',
      projectIdentification: booked.projectIdentification ?? '',
      company: { id: id<OrgId>(booked.orgId), name: companyName },
      subsidiary: subsidiaryId && subsidiaryName ? { id: subsidiaryId, name: subsidiaryName } : null,
      resultEmails: booked.resultEmails,
      invoiceEmail: booked.invoiceEmail ?? '',
      contactName: booked.contactName ?? '',
      contactPhone: booked.contactPhone ?? '',
      contactEmail: booked.contactEmail ?? '',
      paperworkIds: booked.paperworks.map((paperwork) => paperwork.id),
    },
    candidates: [
      {
        ...blank,
        name: booked.candidateName,
        dob: booked.candidateDob ?? '',
        gender: booked.candidateGender ?? '',
        phone: booked.candidatePhone ?? '',
        email: booked.candidateEmail ?? '',
        position: candidatePosition ? { id: positionId ?? null, name: candidatePosition } : null,
        package: { id: id<PackageId>(booked.packageId), name: booked.packageName, minutes: booked.packageMinutes },
        choice: siteId && state ? { ...blank.choice, state, siteIds: [id<SiteId>(siteId)] } : blank.choice,
      },
    ],
  };
}

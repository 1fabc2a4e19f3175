import type { BookingCompany } from '../../machines/lib/booking.types.ts';
import { id, type OrgId, type SiteId } from '../../machines/lib/ports.ts';
import { splitEmails } from '../../machines/rules/contact/email-list.ts';
import type { BookableCompanyFragment } from '../generated/graphql.ts';

/** A company as the wizard keeps it in its draft. */
export const toCompany = ({ id: orgId, name, ...found }: BookableCompanyFragment): BookingCompany & { id: OrgId } => ({
  id: id<OrgId>(orgId),
  name,
  poRequired: found.poRequired,
  candidatesFillIn: found.candidatesFillIn,
  invoiceEmail: found.invoiceEmail,
  resultEmails: splitEmails(found.resultEmail),
  favouriteClinics: found.favouriteClinics.map((clinic) => ({ ...clinic, id: id<SiteId>(clinic.id) })),
});

import { defined } from '../../../../machines/lib/assert-defined.ts';
import { readEmail } from '../../../../machines/rules/contact/email.ts';
import { formatPhone } from '../../../../machines/rules/contact/phone.ts';
import { mailRows } from '../../../mail/outbox.ts';
import { textsOf } from '../../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import type { MailedCandidate } from '../../record/candidates/booked-candidates.ts';
import { makeLinks } from '../../record/links/candidate-links.ts';
import { firstSequence } from '../../record/mails/booking-mails.ts';
import { confirmedByMail, FIRST_MAILS, firstMails } from '../../record/mails/first-mails.ts';
import { SLOT_MINUTES } from '../../scheduling/slots/claims.ts';
import type { NewBooking } from '../../shared/booking.contract.ts';
import type { Appointment } from '../change/appointments.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { candidateRows } from './booking-rows.ts';

/** New candidates with the values for their mails: equal to what reading them back finds. */
export function mailedCandidates(
  rows: ReturnType<typeof candidateRows>,
  { header }: NewBooking,
  appointments: readonly Appointment[],
  { org, packages, paperwork }: BookingFacts,
): MailedCandidate[] {
  return rows.map((row, index) => {
    const { status, from, to, site } = defined(appointments[index]);
    const { name, minutes, preparation } = defined(packages.find(({ id }) => id === row.packageId));
    const clinic = status === 'Pending' ? null : site;
    return {
      candidate_id: row.id,
      booking_id: row.bookingId,
      reference: row.reference,
      org_id: row.orgId,
      company_name: defined(org).company_name,
      own_move_days: defined(org).own_move_days,
      candidate_name: row.candidateName,
      candidate_phone: row.candidatePhone,
      candidate_email: row.candidateEmail,
      status,
      appointment_time: from,
      appointment_end: to,
      roster_id: row.rosterId,
      package_name: name,
      slots: Math.ceil(minutes / SLOT_MINUTES),
      preferred_site_name: row.preferredSiteName,
      preferred_from_date: row.preferredFromDate,
      preferred_to_date: row.preferredToDate,
      site_name: clinic?.name ?? null,
      site_tz: clinic?.timezone ?? null,
      site_address: clinic?.address ?? null,
      site_phone: clinic?.phone ?? null,
      contact_name: row.contactName,
      contact_email: readEmail(header.contact_email),
      contact_phone: formatPhone(header.contact_phone),
      paperwork,
      preparation,
    };
  });
}

/** The mails of the new booking with the links in them, as `writeBooking` writes both. */
export function firstMailsOf(
  portal: PortalFacts,
  candidates: readonly MailedCandidate[],
  { facts, now }: { facts: BookingFacts; now: Date },
) {
  const links = makeLinks(
    portal,
    confirmedByMail(candidates).map(({ candidate_id }) => candidate_id),
  );
  const texts = textsOf(FIRST_MAILS, facts.mail_texts);
  const mails = firstMails(portal, candidates, { sequence: firstSequence(now), now, texts, links: links.addresses });
  return { links: JSON.stringify(links.rows), mails: mailRows(mails, now) };
}

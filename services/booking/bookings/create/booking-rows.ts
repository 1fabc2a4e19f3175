import { uuidv7 } from 'uuidv7';
import { eachName, referenceNames } from '../../../../machines/lib/booking-references.ts';
import { candidateTextNames } from '../../../../machines/rules/booking/candidate-texts.ts';
import { NO_DAY } from '../../../../machines/rules/calendar/dates.ts';
import { readEmail } from '../../../../machines/rules/contact/email.ts';
import { joinEmails, splitEmails } from '../../../../machines/rules/contact/email-list.ts';
import { formatPhone } from '../../../../machines/rules/contact/phone.ts';
import type { Caller } from '../../../access/caller.ts';
import { fromRest, sameNames } from '../../../shared/http/rest-names.ts';
import { firstSequence } from '../../record/mails/booking-mails.ts';
import type { NewBooking } from '../../shared/booking.contract.ts';
import type { Appointment } from '../change/appointments.ts';
import type { BookingFacts } from './booking-facts.ts';

type Made = { bookingId: string; caller: Caller; facts: BookingFacts; now: Date };

function referencesOf(header: NewBooking['header']) {
  const texts = fromRest(sameNames, header);
  return eachName(referenceNames, (name) => texts[name]?.trim() ?? '');
}

/** The requested booking as a row of its table. */
export function bookingRow({ header }: NewBooking, { bookingId, caller, facts, now }: Made) {
  return {
    id: bookingId,
    reference: facts.reference,
    orgId: header.org_id,
    subsidiaryId: header.subsidiary_id ?? null,
    serviceType: header.service_type,
    sid: header.sid ?? null,
    contactName: header.contact_name.trim(),
    contactPhone: formatPhone(header.contact_phone),
    contactEmail: readEmail(header.contact_email),
    contactAccountId: facts.contact_account_id,
    resultEmail: joinEmails(splitEmails(header.result_email)),
    invoiceEmail: readEmail(header.invoice_email),
    ...referencesOf(header),
    paperworkIds: header.paperwork_ids ?? [],
    bookingComment: header.booking_comment?.trim() ?? '',
    createdBy: caller.accountId,
    createdAt: now,
  };
}

/** A row to each candidate, in the order in which they were asked for. */
export function candidateRows(
  { header, candidates: people }: NewBooking,
  appointments: readonly Appointment[],
  { bookingId, caller, facts, now }: Made,
) {
  return people.map((person, index) => {
    const appointment = appointments[index];
    if (!appointment) throw new Error('Each candidate has an appointment.');
    const { status, from, to, site, hold } = appointment;
    const isPending = status === 'Pending';
    const { time_slots, time_slots_detail, listLocation, calendar_from_time_raw, preferred_site } = person;
    return {
      id: uuidv7(),
      bookingId,
      reference: facts.reference,
      poNumber: header.po_number?.trim() ?? '',
      candidateIndex: index,
      orgId: header.org_id,
      subsidiaryId: header.subsidiary_id ?? null,
      candidateName: person.candidate_name.trim(),
      candidateDob: person.candidate_dob.trim() || NO_DAY,
      ...fromRest(
        sameNames,
        eachName(candidateTextNames, (name) => person[name]?.trim() ?? ''),
      ),
      candidatePhone: formatPhone(person.candidate_phone),
      candidateEmail: readEmail(person.candidate_email),
      positionId: person.position_id ?? null,
      packageId: person.package_id,
      priceCents: facts.packages.find(({ id }) => id === person.package_id)?.price_cents ?? null,
      status,
      appointmentTime: new Date(from),
      appointmentEnd: new Date(to),
      clinicId: isPending ? null : site.id,
      rosterId: hold?.roster_id ?? null,
      visitProgress: null,
      handedInPaperworkIds: [],
      preferredSiteId: isPending ? site.id : null,
      preferredSiteName: isPending ? site.name : '',
      preferredState: isPending ? site.state : '',
      preferredFromDate: isPending ? (person.preferred_from_date ?? null) : null,
      preferredToDate: isPending ? (person.preferred_to_date ?? null) : null,
      preferredTime: isPending ? (person.preferred_time?.trim() ?? '') : '',
      timezone: site.timezone,
      // Of the mail that confirms it.
      calendarSequence: isPending ? 0 : firstSequence(now),
      choice: { time_slots, time_slots_detail, listLocation, calendar_from_time_raw, preferred_site },
      contactName: header.contact_name.trim(),
      contactAccountId: facts.contact_account_id,
      createdBy: caller.accountId,
      createdAt: now,
      updatedAt: now,
      outcomeRestrictions: '',
    };
  });
}

/** A candidate in the answer to the person who books. */
export function createdCandidate(
  candidateId: string,
  index: number,
  appointment: Appointment | undefined,
  smsAt: string | null,
) {
  const { status, from, site } = appointment ?? {};
  return {
    candidate_id: candidateId,
    index,
    status,
    appointment_time: from,
    site_id: site?.id ?? null,
    site_name: site?.name ?? null,
    site_tz: site?.timezone ?? null,
    sms_at: smsAt,
  };
}

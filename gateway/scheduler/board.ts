import type { components } from '../generated/booking.openapi.ts';
import type { BoardBlock, DayListEntry, PendingBooking, SchedulerDoctors } from '../generated/resolvers.ts';

export const toDoctors = (answer: components['schemas']['SchedulerDoctors']): SchedulerDoctors => ({
  siteId: answer.site_id,
  siteName: answer.site_name,
  state: answer.state,
  timeZone: answer.timezone,
  doctors: answer.doctors.map(({ doctor_id, doctor_name, slots }) => ({
    doctorId: doctor_id,
    name: doctor_name,
    days: slots.map((day) => ({
      rosterId: day.roster_id,
      day: day.day,
      startsAt: day.from_time,
      endsAt: day.to_time,
      slots: day.entries.map(({ id, from_time, available, blocked_because }) => ({
        id: String(id),
        startsAt: from_time,
        available,
        blockedBecause: blocked_because,
      })),
    })),
  })),
  holidays: answer.holidays,
  missingYears: answer.missing_years,
});

export const toBlock = (block: components['schemas']['BoardBlock']): BoardBlock => ({
  id: block.block_id,
  isHold: block.kind === 'hold',
  rosterId: block.roster_id,
  startsAt: block.calendar_from_time,
  endsAt: block.calendar_to_time,
  expiresAt: block.expires_at,
  candidateId: block.candidate_id,
  reference: block.reference,
  candidateName: block.candidate_name,
  companyName: block.company_name,
  packageName: block.package_name,
  status: block.status,
  statusColor: block.status_color,
});

export const toPending = (waiting: components['schemas']['PendingBooking']): PendingBooking => ({
  candidateId: waiting.candidate_id,
  reference: waiting.reference,
  candidateName: waiting.candidate_name,
  companyName: waiting.company_name,
  packageName: waiting.package_name,
  minutes: waiting.minutes,
  preferredFromDate: waiting.preferred_from_date,
  preferredToDate: waiting.preferred_to_date,
  preferredTime: waiting.preferred_time,
});

export const toDayListEntry = (entry: components['schemas']['DayListEntry']): DayListEntry => ({
  candidateId: entry.candidate_id,
  reference: entry.reference,
  candidateName: entry.candidate_name,
  dateOfBirth: entry.candidate_dob,
  missing: entry.missing,
  phone: entry.candidate_phone,
  companyName: entry.company_name,
  packageName: entry.package_name,
  assessments: entry.assessments,
  paperworks: entry.paperworks.map((paperwork) => ({
    id: paperwork.paperwork_id,
    name: paperwork.paper_work,
    isHandedIn: paperwork.handed_in,
    candidateFileId: paperwork.candidate_file_id,
  })),
  identificationFileId: entry.identification_file_id,
  note: entry.appointment_note,
  comment: entry.booking_comment,
  doctorName: entry.doctor_name,
  startsAt: entry.appointment_time,
  endsAt: entry.appointment_end,
  status: entry.status,
  statusColor: entry.status_color,
  statusBefore: entry.status_before,
  statusChangedAt: entry.status_changed_at,
});

import { missingDetails } from '../../../../machines/rules/booking/fill-in.ts';
import { reminderPlan } from '../../../../machines/rules/booking/reminder-times.ts';
import { mobileAddress } from '../../../../machines/rules/contact/phone.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import type { NewCandidate } from '../../shared/booking.contract.ts';
import type { Appointment } from '../change/appointments.ts';
import { detailsOf } from '../change/booking-rules.ts';

interface Sending {
  readonly portal: Pick<PortalFacts, 'hasSms'>;
  /** By the company's choice; the link to what is missing comes in any case. */
  readonly isWanted: boolean;
  readonly now: Date;
}

/** The instant at which the SMS with the link leaves to a candidate booked now; null where none does. */
export function firstSmsAt(
  candidate: NewCandidate,
  appointment: Appointment | undefined,
  { portal, isWanted, now }: Sending,
): string | null {
  const isSent = isWanted || missingDetails(detailsOf(candidate)).length > 0;
  if (appointment?.status !== 'Confirmed' || !portal.hasSms || !isSent) return null;
  if (mobileAddress(candidate.candidate_phone) === null) return null;
  const { from, site } = appointment;
  const plan = { moment: 'booked', channel: 'sms', appointment: from, timeZone: site.timezone } as const;
  return reminderPlan({ ...plan, now: now.toISOString() })?.at ?? null;
}

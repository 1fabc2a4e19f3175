import type { Outcome } from '../../../../machines/rules/booking/outcome.ts';
import type { OrderRow } from '../read-orders.ts';
import type { TestStatus } from './greenhouse.contract.ts';

/** Greenhouse shows a number. There are three of them, so that nothing but the outcome is in it. */
const scores: Readonly<Record<Outcome, number>> = { Fit: 100, 'Fit with restrictions': 50, Unfit: 0 };

/** An order as Greenhouse reads the status of a test: complete once its outcome is recorded, which is all that it has of results. */
export function statusOf({ status, booking, rejected_because: reason }: OrderRow, portal: string): TestStatus {
  const outcome = booking?.outcome ?? null;
  const facts = {
    ...(booking && { Reference: booking.reference }),
    ...(booking?.site_name && { Clinic: booking.site_name }),
    ...(booking?.starts_at && { Appointment: booking.starts_at }),
    ...(outcome && { Outcome: outcome }),
    ...(reason && { Reason: reason }),
  };
  return {
    partner_status: status === 'completed' ? (outcome ? 'complete' : 'examined') : status,
    ...(booking && { partner_profile_url: `${portal}/booking/${booking.candidate_id}/detail` }),
    ...(status === 'completed' && outcome && { partner_score: scores[outcome] }),
    metadata: facts,
  };
}

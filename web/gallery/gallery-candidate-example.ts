import type { OwnSnapshot } from '../../machines/own-appointment/own-appointment.machine.ts';
import type { appointmentPage } from '../../server-pages/appointment/appointment-html.ts';

type Own = Parameters<typeof appointmentPage>[0];

const at = '2026-11-24T01:00:00Z';
const offeredTime = '2026-11-23T02:00:00Z';
const heldTime = '2026-11-25T02:00:00Z';
const saidAt = '2026-11-22T00:30:00Z';

/** Free times offered to the candidate. */
export const freeTimes = { days: ['2026-11-25'], day: '2026-11-25', times: [heldTime] };

const booked = {
  candidate_name: 'Example Candidate',
  company_name: 'Example Company',
  reference: 'PF-100001',
  package_name: 'Standard medical',
  minutes: 60,
  timezone: 'Australia/Perth',
  site_name: 'Perth – Hay Street',
  site_address: '226 Hay Street, Perth WA 6000',
  site_phone: '08 9450 9876',
  preferred_site_name: 'Perth – Hay Street',
  preferred_from_date: '2026-11-24',
  preferred_to_date: '2026-11-27',
  paperwork: 'Consent form',
  preparation: 'Eat nothing for 8 hours before.',
  calendar: null,
  files: [{ paperwork_id: null, paper_work: 'Photo identification', file_name: null, sent_at: null }],
} satisfies Partial<Own>;

/** An appointment as the service answers for it in a phase. */
export function ownOf(phase: OwnSnapshot): Own {
  const state = (['arranging', 'past', 'cancelled'] as const).find((one) => phase.matches({ appointment: one }));
  const answer = (said: 'confirmed' | 'asked') =>
    phase.matches({ appointment: { ahead: { answer: said } } }) ? saidAt : null;
  return {
    ...booked,
    state: state ?? 'ahead',
    appointment_time: state === 'arranging' ? null : at,
    confirmed_at: answer('confirmed'),
    asked_at: answer('asked'),
    can_be_earlier: !phase.matches({ appointment: { ahead: { earlier: 'closed' } } }),
    earlier: earlierOf(phase),
    move: moveOf(phase),
    missing: phase.matches({ details: 'filling' }) ? ['candidate_dob', 'candidate_gender'] : [],
    may_send: phase.hasTag('sendable'),
  };
}

const untilOf = (phase: OwnSnapshot) => new Date(phase.context.now + 600_000).toISOString();

function earlierOf(phase: OwnSnapshot): Own['earlier'] {
  const isIn = (state: 'waiting' | 'offered') => phase.matches({ appointment: { ahead: { earlier: state } } });
  if (isIn('offered')) return { before_day: '2026-11-24', offered_time: offeredTime, expires_at: untilOf(phase) };
  return isIn('waiting') ? { before_day: '2026-11-24', offered_time: null, expires_at: null } : null;
}

function moveOf(phase: OwnSnapshot): Own['move'] {
  const isIn = (state: 'holding' | 'moved') => phase.matches({ appointment: { ahead: { time: { movable: state } } } });
  if (phase.matches({ appointment: { ahead: { time: 'fixed' } } })) return null;
  const days = { from_day: '2026-11-23', until_day: '2026-12-01', is_moved: isIn('moved') };
  return isIn('holding')
    ? { ...days, held_time: heldTime, expires_at: untilOf(phase) }
    : { ...days, held_time: null, expires_at: null };
}

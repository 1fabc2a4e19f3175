import type { components, operations } from '../../gateway/generated/booking.openapi.ts';
import { type LinkSnapshot, linkPhase, OPEN_LINK } from '../../machines/candidate-link/candidate-link.machine.ts';
import { type OwnSnapshot, ownAppointmentPhase } from '../../machines/own-appointment/own-appointment.machine.ts';

type Own = components['schemas']['OwnAppointment'];
type Answer = operations['readOwnAppointment']['responses'][200]['content']['application/json'];

const msOf = (instant: string | null) => (instant === null ? null : Date.parse(instant));

/** The phase of a link from the service's answer of a moment ago. */
export function linkPhaseOf({ appointment, proof, rests_until, code_ends_at }: Answer, now: number): LinkSnapshot {
  const asked = proof === 'code' ? ('code' as const) : ('birthDate' as const);
  const link = { ...OPEN_LINK, proof: asked, restsUntil: msOf(rests_until), codeEndsAt: msOf(code_ends_at) };
  return linkPhase({ now, link, isProved: appointment !== null });
}

/** The machine's snapshot for an open page: it decides what the page allows, as in the service. */
export const pagePhase = (
  { state, confirmed_at, asked_at, missing, move, can_be_earlier, earlier }: Own,
  now: number,
): OwnSnapshot =>
  ownAppointmentPhase(
    {
      appointment: state,
      answer: confirmed_at !== null ? 'confirmed' : asked_at !== null ? 'asked' : 'none',
      isIncomplete: missing.length > 0,
      move: move && { heldUntil: msOf(move.expires_at), isMoved: move.is_moved },
      isWithDoctor: can_be_earlier,
      earlier: earlier === null ? 'none' : earlier.offered_time === null ? 'waiting' : 'offered',
    },
    now,
  );

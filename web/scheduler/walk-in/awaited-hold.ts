import { waitFor } from 'xstate';
import type { ChosenPackage } from '../../../machines/lib/booking.types.ts';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { isHoldFor } from '../../../machines/walk-in/walk-in.machine.ts';
import type { WalkInHold } from '../../../machines/walk-in/walk-in.types.ts';
import { messageFor } from '../../app/messages.ts';
import type { WalkInActor } from './held-time.tsx';

const CHOSEN_MEANWHILE = 'Not booked. The package was changed while its time was being held.';

/**
 * The hold for the package that is to be booked, as soon as it is there; null where none was asked for.
 * @throws PortalFailure with the reason where the time could not be held, or another hold stayed in its place
 */
export async function awaitedHold(
  walkIn: WalkInActor,
  chosen: ChosenPackage,
  signal: AbortSignal,
): Promise<WalkInHold | null> {
  walkIn.send({ type: 'book.pressed', package: chosen });
  const { context } = await waitFor(walkIn, (state) => !state.hasTag('booking'), { signal });
  const { hold, place, failure } = context;
  if (hold ? isHoldFor(hold, chosen, place) : !failure) return hold;
  const reason = failure ? `Not booked. ${messageFor(failure)}` : CHOSEN_MEANWHILE;
  throw new PortalFailure({ code: 'REJECTED', status: 409, reason });
}

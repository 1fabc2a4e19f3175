import { toPortalError } from '../../../machines/lib/portal-error.ts';

/** Between the tries of a save whose page is gone: two minutes in all. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

type SaveOwner = {
  /** Aborted once the page that began the save is gone. */
  signal: AbortSignal;
  /** False once another account signed in: its token must not carry these words. */
  isOwn: () => boolean;
};

/**
 * A save that got no answer is tried again by the page that shows it. Once that page is gone, for a sign-in say, it is tried again
 * here. The service recognises a save that came twice by its writer and sequence.
 * @throws {PortalFailure} what the service answered; UNREACHABLE while the page is there to try again, or after the last try
 */
export async function saveUntilAnswered<Answer>(save: () => Promise<Answer>, { signal, isOwn }: SaveOwner) {
  for (const pause of PAUSES_MS) {
    try {
      return await save();
    } catch (thrown) {
      if (!signal.aborted || toPortalError(thrown).code !== 'UNREACHABLE') throw thrown;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (!isOwn()) throw thrown;
    }
  }
  return await save();
}

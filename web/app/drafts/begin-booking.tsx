import { type ReactNode, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { navigate } from 'wouter/use-browser-location';
import type { BookingDraft } from '../../../machines/lib/booking.types.ts';
import { toPortalError } from '../../../machines/lib/portal-error.ts';
import type { EpochMs } from '../../../machines/lib/ports.ts';
import { bookingPaths } from '../../../machines/rules/access/menu.ts';
import { Button, type ButtonLook, type ButtonSize } from '../../ui/button.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { messageFor } from '../messages.ts';
import { useRecord } from '../records/use-record.ts';
import { useGateway, useServerClock } from '../session/session-context.tsx';
import { BeginBookingDocument } from './begin-booking.documents.ts';

/** One, or several of which the first is opened. */
type Begun = BookingDraft | readonly BookingDraft[];

/** As many unfinished bookings as the wizard lists. */
export const MAX_BEGUN_DRAFTS = 20;

type BeginBookingProps = {
  children: ReactNode;
  icon?: ReactNode;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  /** Why nothing can be begun. */
  off?: string | null;
  /** Makes the content of the new draft. */
  draft: (now: EpochMs, signal: AbortSignal) => Begun | Promise<Begun>;
  /** Once it is kept and before its page opens: what was typed here is there too. */
  onBegun?: (() => void) | undefined;
  /** Once its page is open. */
  onOpened?: (() => void) | undefined;
};

/** Begins an unfinished booking with what is known, and opens it where the time is chosen, or at the first thing missing. */
export function BeginBooking({ draft, onBegun, onOpened, ...button }: BeginBookingProps) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) return <Beginning draft={draft} onBegun={onBegun} onOpened={onOpened} {...button} />;
  return <Button {...button} onClick={() => setPressed(true)} />;
}

const begunMessage = (count: number) =>
  `${count} bookings were begun. This is the first; the other${count > 2 ? `s wait` : ` waits`} under Unfinished bookings.`;

/** The same, once it was pressed. */
export function Beginning({ draft: makeDraft, onBegun, onOpened, ...button }: BeginBookingProps) {
  const gateway = useGateway();
  const clock = useServerClock();
  // Under ids of its own: sent a second time, after an answer that was lost, it is the same one.
  const [ids] = useState(() => ({
    writer: uuidv7(),
    draftIds: Array.from({ length: MAX_BEGUN_DRAFTS }, () => uuidv7()),
  }));
  const { failure, retry } = useRecord('begin booking', async (signal) => {
    try {
      const begun = [await makeDraft(clock.now(), signal)].flat().slice(0, MAX_BEGUN_DRAFTS);
      for (const [nth, draft] of begun.entries()) {
        const { serviceType, sid } = draft;
        const place = { draftId: ids.draftIds[nth] ?? '', writer: ids.writer };
        await gateway.request(BeginBookingDocument, { serviceType, sid, body: { ...draft }, ...place }, { signal });
      }
      onBegun?.();
      navigate(`${bookingPaths[begun[0]?.serviceType ?? 'pem']}?draft=${ids.draftIds[0]}&step=time`);
      if (begun.length > 1) notify({ tone: 'good', text: begunMessage(begun.length) });
      onOpened?.();
    } catch (error) {
      if (!signal.aborted) notify({ tone: 'bad', text: messageFor(toPortalError(error)) });
      throw error;
    }
  });
  return <Button {...button} busy={failure ? false : 'Opening…'} onClick={retry} autoFocus />;
}

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

type BeginBookingProps = {
  children: ReactNode;
  icon?: ReactNode;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  /** What the unfinished booking begins with. */
  draft: (now: EpochMs, signal: AbortSignal) => BookingDraft | Promise<BookingDraft>;
  /** Once its page is open. */
  onOpened?: (() => void) | undefined;
};

/** Begins an unfinished booking with what is known, and opens it where the time is chosen, or at the first thing missing. */
export function BeginBooking({ draft, onOpened, ...button }: BeginBookingProps) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) return <Beginning {...{ draft, onOpened }} {...button} />;
  return <Button {...button} onClick={() => setPressed(true)} />;
}

/** The same, once it was pressed. */
export function Beginning({ draft: makeDraft, onOpened, ...button }: BeginBookingProps) {
  const gateway = useGateway();
  const clock = useServerClock();
  // Under ids of its own: sent a second time, after an answer that was lost, it is the same one.
  const [ids] = useState(() => ({ draftId: uuidv7(), writer: uuidv7() }));
  const { failure, retry } = useRecord('begin booking', async (signal) => {
    try {
      const draft = await makeDraft(clock.now(), signal);
      const { serviceType, sid } = draft;
      await gateway.request(BeginBookingDocument, { serviceType, sid, body: { ...draft }, ...ids }, { signal });
      navigate(`${bookingPaths[serviceType]}?draft=${ids.draftId}&step=time`);
      onOpened?.();
    } catch (error) {
      if (!signal.aborted) notify({ tone: 'bad', text: messageFor(toPortalError(error)) });
      throw error;
    }
  });
  return <Button {...button} busy={failure ? false : 'Opening…'} onClick={retry} autoFocus />;
}

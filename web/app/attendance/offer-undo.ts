import { toPortalError } from '../../../machines/lib/portal-error.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import type { Gateway } from '../api/gateway-client.ts';
import { messageFor } from '../messages.ts';
import { SetAttendanceDocument } from './attendance.documents.ts';

type Person = { readonly candidateId: string; readonly candidateName: string; readonly status: string };

/** 'Did Not Attend' acts at once: a snackbar takes a slip back to the status before. */
export function offerUndo(
  gateway: Gateway,
  { candidateId, candidateName, status }: Person,
  onUndone: () => void,
): void {
  const undo = async () => {
    await gateway.request(SetAttendanceDocument, { candidateIds: [candidateId], status });
    onUndone();
  };
  notify({
    tone: 'plain',
    text: `${candidateName}: Did Not Attend`,
    seconds: 10,
    action: {
      label: 'Undo',
      onPress: () =>
        void undo().catch((thrown: unknown) =>
          notify({ tone: 'bad', text: `Not undone. ${messageFor(toPortalError(thrown))}`, seconds: 10 }),
        ),
    },
  });
}

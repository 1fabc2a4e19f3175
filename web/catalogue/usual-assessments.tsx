import { useRef, useState } from 'react';
import { toPortalError } from '../../machines/lib/portal-error.ts';
import { messageFor } from '../app/messages.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/feedback/toasts.ts';
import { StartCatalogueDocument } from './assessments.documents.ts';

/** Fills the empty catalogue with one press. */
export function UsualAssessments({ onAdded }: { onAdded: () => void }) {
  const gateway = useGateway();
  const [isBusy, setBusy] = useState(false);
  const isAsked = useRef(false);
  const add = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setBusy(true);
    try {
      const { startCatalogue } = await gateway.request(StartCatalogueDocument, {});
      notify({ tone: 'good', text: `${startCatalogue} assessments added. Change or delete any of them.` });
    } catch (thrown) {
      notify({ tone: 'bad', text: messageFor(toPortalError(thrown)) });
    }
    isAsked.current = false;
    setBusy(false);
    onAdded();
  };
  return (
    <Button busy={isBusy ? 'Adding…' : null} onClick={() => void add()}>
      Start with the usual assessments
    </Button>
  );
}
